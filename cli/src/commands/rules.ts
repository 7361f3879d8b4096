import { fileURLToPath } from 'node:url';
import { GAMES, type RegisteredGame } from '@horda/games';
import { headingIn, nearest, type RuleText } from '@horda/parts';
import { wrongUsage, type ExitCode } from '../complaint.ts';
import { FLAGS } from '../command-flags.ts';
import { parseFlags } from '../flags.ts';
import { IS_CHECKOUT } from '../installation.ts';
import { findRule, ruleLines, rulesWith } from '../play/advice.ts';
import { leafletLines } from '../play/goal.ts';
import { printJson, type Shell } from '../shell.ts';
import { gameIds, readGame } from '../table.ts';
import { page } from '../terminal/pager.ts';
import { paint, sizeOf } from '../terminal/style.ts';
import { quoted, wrap } from '../terminal/width.ts';
import type { Words } from '../text/words.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A rule with the titles of the tests that hold it; null: they are not wanted, or not here. */
interface Covered extends RuleText {
  readonly tests: readonly string[] | null;
}

export async function rules(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const { values, positionals } = parseFlags(words, args, FLAGS.rules, 2);
  const { entry, ids } = readArguments(positionals, shell);
  // Which test holds which rule is of use to those who change the rules, not to players.
  const all = await coverageOf(entry, values.tests || values.json);
  const wanted = ids === null ? all : all.filter((rule) => ids.includes(rule.id));
  if (values.json) printJson(rulesJson(entry, wanted));
  else if (ids?.length === 1) await page(wanted.flatMap((rule) => oneLines(entry, rule, shell)));
  else await page([...(ids === null ? sheetLines(entry, shell) : []), ...listLines(entry, wanted, shell)]);
  return 0;
}

/** The game, and the rules that are wanted; null: all of them. */
interface Wanted {
  readonly entry: RegisteredGame;
  readonly ids: readonly string[] | null;
}

/** `rules C14` means the game whose numbers begin with C. */
function readArguments(positionals: readonly string[], { words }: Shell): Wanted {
  const [one, two] = positionals;
  if (one === undefined) return { entry: readGame(words, 'rules', gameIds()[0]), ids: null };
  const numbering = two === undefined ? gameNumberedLike(one) : undefined;
  if (numbering !== undefined) return { entry: numbering, ids: readRules(words, numbering, one) };
  const entry = readGame(words, 'rules', one);
  return { entry, ids: two === undefined ? null : readRules(words, entry, two) };
}

/** The game whose rule numbers begin with this letter; no two games share a letter. */
function gameNumberedLike(number: string): RegisteredGame | undefined {
  if (!/^[a-z]\d+$/iu.test(number)) return undefined;
  const letter = number.charAt(0).toUpperCase();
  return GAMES.find(({ rules: all }) => all.some(({ id }) => id.startsWith(letter)));
}

/** One rule by its number, or every rule that contains a word in either language. */
function readRules(words: Words, { game, rules: all }: RegisteredGame, asked: string): readonly string[] {
  const rule = findRule(all, asked);
  if (rule !== null) return [rule.id];
  const found = rulesWith(all, asked).map(({ id }) => id);
  if (found.length > 0) return found;
  const ids = all.map(({ id }) => id);
  throw wrongUsage(words.errors.unknownRule(quoted(asked), game.id, exampleIds(all), nearest(asked, ids)));
}

/** Examples of rule numbers: the first ones of the first two kinds. */
function exampleIds(rules: RegisteredGame['rules']): string {
  const kinds = Map.groupBy(rules, ({ id }) => id.charAt(0));
  return [...kinds.values()]
    .slice(0, 2)
    .map(([first]) => first!.id)
    .join(', ');
}

async function coverageOf(entry: RegisteredGame, isWanted: boolean): Promise<readonly Covered[]> {
  if (!IS_CHECKOUT || !isWanted) return entry.rules.map((rule) => ({ ...rule, tests: null }));
  const { coverage } = await import('@horda/testing/coverage');
  const tests = new Map(coverage(entry, ROOT).map((rule) => [rule.id, rule.tests]));
  return entry.rules.map((rule) => ({ ...rule, tests: (tests.get(rule.id) ?? []).map(filledIn) }));
}

/** The title of a parametrised test, with … in place of each parameter. */
function filledIn(title: string): string {
  return title.replaceAll(/%%|%[sdifjoOpc#$]|\$[A-Za-z_][\w.]*/g, (place) => (place === '%%' ? '%' : '…'));
}

function rulesJson({ game, headings }: RegisteredGame, wanted: readonly Covered[]) {
  return {
    game: game.id,
    rules: wanted.map((rule) => {
      const { id, en, pl, tests } = rule;
      const heading = { en: headingIn('en', rule, headings), pl: headingIn('pl', rule, headings) };
      return { id, heading, text: { en, pl }, ...(tests === null ? {} : { tests }) };
    }),
    ...(IS_CHECKOUT ? { untested: untestedIn(wanted) } : {}),
  };
}

function untestedIn(wanted: readonly Covered[]): readonly string[] {
  return wanted.filter(({ tests }) => tests?.length === 0).map(({ id }) => id);
}

/** The game on one page. */
function sheetLines({ texts, leaflet }: RegisteredGame, shell: Shell): readonly string[] {
  const { title } = texts[shell.language];
  return [paint(shell.style, 'strong', title), ...leafletLines(leaflet, shell, sizeOf(process.stdout).width), ''];
}

function listLines(
  { texts, headings }: RegisteredGame,
  wanted: readonly Covered[],
  { words, language, style }: Shell,
): string[] {
  const { width } = sizeOf(process.stdout);
  const lines = [paint(style, 'strong', words.rules.heading(texts[language].title, wanted.length))];
  let heading = '';
  for (const rule of wanted) {
    if (rule.heading !== heading) lines.push('', paint(style, 'strong', headingIn(language, rule, headings)));
    heading = rule.heading;
    const tests = rule.tests === null ? '' : ` (${words.rules.tests(rule.tests.length)})`;
    const text = `${rule.id.padEnd(5)}${rule[language]}${tests}`;
    lines.push(...wrap(text, width, '     '));
  }
  if (wanted.some(({ tests }) => tests === null)) return lines;
  const untested = untestedIn(wanted);
  return [...lines, '', untested.length === 0 ? words.rules.allTested : words.rules.untested(untested.join(', '))];
}

function oneLines(entry: RegisteredGame, rule: Covered, { words, language }: Shell): string[] {
  const { width } = sizeOf(process.stdout);
  return [
    ...ruleLines(entry, rule, language, words.rules.why).flatMap((line) => wrap(line, width)),
    ...(rule.tests === null
      ? []
      : ['', words.rules.tests(rule.tests.length), ...rule.tests.map((test) => `  ${test}`)]),
  ];
}
