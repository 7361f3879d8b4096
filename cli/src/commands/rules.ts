import { fileURLToPath } from 'node:url';
import type { Entry } from '@horda/games';
import type { RuleText } from '@horda/parts';
import { wrongUsage, type ExitCode } from '../complaint.ts';
import { parseFlags } from '../flags.ts';
import { nearest } from '@horda/parts';
import { findRule, ruleLines } from '../play/advice.ts';
import { print, printJson, type Shell } from '../shell.ts';
import { gameIds, readGame } from '../table.ts';
import { paint, sizeOf } from '../terminal/style.ts';
import { quoted, wrap } from '../terminal/width.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A rule with the titles of the tests that hold it. */
interface Covered extends RuleText {
  readonly tests: readonly string[];
}

export async function rules(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { words } = shell;
  const { values, positionals } = parseFlags(words, args, { json: 'switch' }, 2);
  const { entry, id } = readArguments(positionals, shell);
  const all = await coverageOf(entry);
  const wanted = id === null ? all : all.filter((rule) => rule.id === id);
  if (values.json) printJson(rulesJson(entry, wanted));
  else if (id === null) print(...listLines(entry, wanted, shell));
  else print(...wanted.flatMap((rule) => oneLines(rule, shell)));
  return 0;
}

/** `rules C14` means that rule of the first game. */
function readArguments(positionals: readonly string[], { words }: Shell): { entry: Entry; id: string | null } {
  const first = readGame(words, 'rules', gameIds()[0]);
  const [one, two] = positionals;
  if (one === undefined) return { entry: first, id: null };
  if (two === undefined && findRule(first.rules, one) !== null)
    return { entry: first, id: findRule(first.rules, one)!.id };
  const entry = readGame(words, 'rules', one);
  if (two === undefined) return { entry, id: null };
  const rule = findRule(entry.rules, two);
  if (rule !== null) return { entry, id: rule.id };
  const near = nearest(
    two,
    entry.rules.map(({ id }) => id),
  );
  throw wrongUsage(words.errors.unknownRule(quoted(two), entry.game.id, exampleIds(entry.rules), near));
}

/** What numbers look like: the first ones of the first two kinds. */
function exampleIds(rules: Entry['rules']): string {
  const kinds = Map.groupBy(rules, ({ id }) => id.charAt(0));
  return [...kinds.values()]
    .slice(0, 2)
    .map(([first]) => first!.id)
    .join(', ');
}

async function coverageOf(entry: Entry): Promise<readonly Covered[]> {
  const { coverage } = await import('@horda/testing/coverage');
  const tests = new Map(coverage(entry, ROOT).map((rule) => [rule.id, rule.tests]));
  return entry.rules.map((rule) => ({ ...rule, tests: (tests.get(rule.id) ?? []).map(filledIn) }));
}

/** A title of many tests at once, with … for what each of them has there. */
function filledIn(title: string): string {
  return title.replaceAll(/%%|%[sdifjoOpc#$]|\$[A-Za-z_][\w.]*/g, (place) => (place === '%%' ? '%' : '…'));
}

function rulesJson({ game }: Entry, wanted: readonly Covered[]) {
  return {
    game: game.id,
    rules: wanted.map(({ id, heading, en, pl, tests }) => ({ id, heading, text: { en, pl }, tests })),
    untested: untestedIn(wanted),
  };
}

function untestedIn(wanted: readonly Covered[]): readonly string[] {
  return wanted.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
}

function listLines({ texts }: Entry, wanted: readonly Covered[], { words, language, style }: Shell): string[] {
  const { width } = sizeOf(process.stdout);
  const lines = [paint(style, 'bold', words.rules.heading(texts[language].title, wanted.length))];
  let heading = '';
  for (const rule of wanted) {
    if (rule.heading !== heading) lines.push('', paint(style, 'bold', rule.heading));
    heading = rule.heading;
    const text = `${rule.id.padEnd(5)}${rule[language]} (${words.rules.tests(rule.tests.length)})`;
    lines.push(...wrap(text, width, '     '));
  }
  const untested = untestedIn(wanted);
  return [...lines, '', untested.length === 0 ? words.rules.allTested : words.rules.untested(untested.join(', '))];
}

function oneLines(rule: Covered, { words, language }: Shell): string[] {
  const { width } = sizeOf(process.stdout);
  return [
    ...ruleLines(rule, language, words.rules.why).flatMap((line) => wrap(line, width)),
    '',
    words.rules.tests(rule.tests.length),
    ...rule.tests.map((test) => `  ${test}`),
  ];
}
