// Every rule of a game has a number, stands in RULES.md, and is held by tests whose titles begin with the number.
//   node tools/src/rules.ts write                         writes games/<id>/RULES.md from the rulebook in the code
//   node tools/src/rules.ts check [--report vitest.json]  with a report, only tests that passed count
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES, type RegisteredGame } from '@horda/games';
import { cover, idsOf, isMiswritten, testsOf, type FoundTest } from '@horda/testing/coverage';
import { type Finding, isMain, report, ROOT } from './sources.ts';

/** The part of vitest's JSON report that is read here. */
export type RunReport = {
  testResults: readonly {
    name: string;
    assertionResults: readonly { title: string; status: string }[];
  }[];
};

type Rulebook = Pick<RegisteredGame, 'rules' | 'headings' | 'texts'>;

/** RULES.md: all rules by the headings of the rulebook, in both languages, with the reasons for rulings. */
export function rulesPage({ rules, headings, texts }: Rulebook): string {
  const groups = Map.groupBy(rules, ({ heading }) => heading);
  const lines = [
    `# ${texts.pl.title}: zasady`,
    '',
    'Zasady własnymi słowami, po polsku i po angielsku; testy, podpowiedzi i odmowy powołują się na ich numery.',
    '(The rules in our own words; tests, prompts and refusals cite their numbers.)',
    '',
    'Written by `npm run rules write` from the rulebook in the code: change it there.',
  ];
  for (const [heading, group] of groups) {
    lines.push('', `## ${inBoth(heading, headings[heading] ?? heading)}`);
    for (const { id, pl, en, why } of group) {
      lines.push('', `**${id}** ${pl}  `, `*${en}*`);
      if (why !== undefined) lines.push('', `> Dlaczego: ${why.pl}  `, `> *Why: ${why.en}*`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** A name that is the same in both languages stands once. */
function inBoth(polish: string, english: string): string {
  return polish === english ? polish : `${polish} (${english})`;
}

/** What is wrong with the page and the tests. `passed`: the tests that ran and passed, null when it is not known. */
export function checkRules(
  { game, rules, headings, texts }: Pick<RegisteredGame, 'game'> & Rulebook,
  page: string | null,
  tests: readonly FoundTest[],
  passed: readonly FoundTest[] | null,
): Finding[] {
  const path = `games/${game.id}/RULES.md`;
  const found: Finding[] = [];
  const add = (where: string, what: string): void => void found.push({ path: where, line: 1, what });
  if (page !== rulesPage({ rules, headings, texts })) add(path, 'is not what the rulebook says: npm run rules write');
  const known = new Set(rules.map(({ id }) => id));
  if (known.size < rules.length) add(path, 'two rules have the same number');
  for (const test of tests) {
    if (isMiswritten(test.title)) add(test.path, `numbers of rules are words of their own: ${test.title}`);
    for (const id of idsOf(test.title)) if (!known.has(id)) add(test.path, `there is no rule ${id}: ${test.title}`);
  }
  for (const { id, tests: holding } of cover(rules, tests)) if (holding.length === 0) add(path, `${id} has no test`);
  if (passed === null) return found;
  const written = new Set(cover(rules, tests).flatMap((rule) => (rule.tests.length > 0 ? rule.id : [])));
  for (const { id, tests: holding } of cover(rules, passed))
    if (holding.length === 0 && written.has(id)) add(path, `${id} has no test that ran and passed`);
  return found;
}

/** The tests of a game that passed, by the report of a run. */
export function passedTests({ testResults }: RunReport, id: string, root: string): FoundTest[] {
  return testResults.flatMap(({ name, assertionResults }) => {
    const path = relative(root, name).replaceAll('\\', '/');
    if (!path.startsWith(`games/${id}/`)) return [];
    return assertionResults.filter(({ status }) => status === 'passed').map(({ title }) => ({ path, title }));
  });
}

function pageOf(id: string): string {
  return join(ROOT, 'games', id, 'RULES.md');
}

function check(run: RunReport | null): void {
  const findings = GAMES.flatMap((entry) => {
    const { id } = entry.game;
    const page = existsSync(pageOf(id)) ? readFileSync(pageOf(id), 'utf8') : null;
    return checkRules(entry, page, testsOf(id, ROOT), run && passedTests(run, id, ROOT));
  });
  const rules = GAMES.reduce((sum, entry) => sum + entry.rules.length, 0);
  report(findings, `${rules} rules`);
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { report: { type: 'string' } } });
  const [command] = positionals;
  if (command === 'write') for (const entry of GAMES) writeFileSync(pageOf(entry.game.id), rulesPage(entry));
  else if (command === 'check') check(values.report === undefined ? null : readReport(values.report));
  else {
    console.error('usage: node tools/src/rules.ts write | check [--report FILE]');
    process.exitCode = 2;
  }
}

function readReport(file: string): RunReport {
  return JSON.parse(readFileSync(file, 'utf8')) as RunReport;
}

if (isMain(import.meta.url)) main();
