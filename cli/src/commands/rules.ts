import { fileURLToPath } from 'node:url';
import { GAMES, type RegisteredGame } from '@horda/games';
import { headingIn, nearest, type RuleText } from '@horda/parts';
import { wrongUsage, type ExitCode } from '../complaint.ts';
import { parseFlags } from '../flags.ts';
import { IS_CHECKOUT } from '../installation.ts';
import { findRule, ruleLines } from '../play/advice.ts';
import { print, printJson, type Shell } from '../shell.ts';
import { gameIds, readGame } from '../table.ts';
import { paint, sizeOf } from '../terminal/style.ts';
import { quoted, wrap } from '../terminal/width.ts';
import type { Words } from '../text/words.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A rule with the titles of the tests that hold it; null: the tests are not here. */
interface Covered extends RuleText {
  readonly tests: readonly string[] | null;
}

export async function rules(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const { values, positionals } = parseFlags(words, args, { json: 'switch' }, 2);
  const { entry, id } = readArguments(positionals, shell);
  const all = await coverageOf(entry);
  const wanted = id === null ? all : all.filter((rule) => rule.id === id);
  if (values.json) printJson(rulesJson(entry, wanted));
  else if (id === null) print(...listLines(entry, wanted, shell));
  else print(...wanted.flatMap((rule) => oneLines(entry, rule, shell)));
  return 0;
}

/** `rules C14` means the game whose numbers begin with C. */
function readArguments(positionals: readonly string[], { words }: Shell): { entry: RegisteredGame; id: string | null } {
  const [one, two] = positionals;
  if (one === undefined) return { entry: readGame(words, 'rules', gameIds()[0]), id: null };
  const numbering = two === undefined ? gameNumberedLike(one) : undefined;
  if (numbering !== undefined) return { entry: numbering, id: readRule(words, numbering, one) };
  const entry = readGame(words, 'rules', one);
  return { entry, id: two === undefined ? null : readRule(words, entry, two) };
}

/** The game whose rule numbers begin with this letter; no two games share a letter. */
function gameNumberedLike(number: string): RegisteredGame | undefined {
  if (!/^[a-z]\d+$/iu.test(number)) return undefined;
  const letter = number.charAt(0).toUpperCase();
  return GAMES.find(({ rules: all }) => all.some(({ id }) => id.startsWith(letter)));
}

function readRule(words: Words, { game, rules: all }: RegisteredGame, number: string): string {
  const rule = findRule(all, number);
  if (rule !== null) return rule.id;
  const ids = all.map(({ id }) => id);
  throw wrongUsage(words.errors.unknownRule(quoted(number), game.id, exampleIds(all), nearest(number, ids)));
}

/** Examples of rule numbers: the first ones of the first two kinds. */
function exampleIds(rules: RegisteredGame['rules']): string {
  const kinds = Map.groupBy(rules, ({ id }) => id.charAt(0));
  return [...kinds.values()]
    .slice(0, 2)
    .map(([first]) => first!.id)
    .join(', ');
}

async function coverageOf(entry: RegisteredGame): Promise<readonly Covered[]> {
  if (!IS_CHECKOUT) return entry.rules.map((rule) => ({ ...rule, tests: null }));
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

function listLines(
  { texts, headings }: RegisteredGame,
  wanted: readonly Covered[],
  { words, language, style }: Shell,
): string[] {
  const { width } = sizeOf(process.stdout);
  const lines = [paint(style, 'bold', words.rules.heading(texts[language].title, wanted.length))];
  let heading = '';
  for (const rule of wanted) {
    if (rule.heading !== heading) lines.push('', paint(style, 'bold', headingIn(language, rule, headings)));
    heading = rule.heading;
    const tests = rule.tests === null ? '' : ` (${words.rules.tests(rule.tests.length)})`;
    const text = `${rule.id.padEnd(5)}${rule[language]}${tests}`;
    lines.push(...wrap(text, width, '     '));
  }
  if (!IS_CHECKOUT) return lines;
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
