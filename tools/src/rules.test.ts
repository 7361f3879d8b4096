import { GAMES, type RegisteredGame } from '@horda/games';
import { expect, test } from 'vitest';
import { checkRules, passedTests, rulesPage } from './rules.ts';

const rules = [
  { id: 'M1', heading: 'Karty', en: 'One.', pl: 'Jeden.' },
  { id: 'M2', heading: 'Koniec', en: 'Two.', pl: 'Dwa.', why: { en: 'Because.', pl: 'Bo tak.' } },
  { id: 'M3', heading: 'Karty', en: 'Three.', pl: 'Trzy.' },
];
const game = { ...GAMES[0]!.game, id: 'mini' };
const entry: Pick<RegisteredGame, 'game' | 'rules' | 'headings' | 'texts'> = {
  game,
  rules,
  headings: { Karty: 'Cards', Koniec: 'Koniec' },
  texts: GAMES[0]!.texts,
};
const PAGE = rulesPage(entry);
const titled = (...titles: string[]) => titles.map((title) => ({ path: 'games/mini/src/a.test.ts', title }));
const TESTS = titled('M1 M3 cards', 'M2 the end', 'something else');

const problems = (...args: [string | null, ReturnType<typeof titled>, ReturnType<typeof titled> | null]) =>
  checkRules(entry, ...args).map(({ path, what }) => `${path}: ${what}`);

test('the page groups the rules by heading, in both languages, with the reasons', () => {
  expect(PAGE).toContain('## Karty (Cards)\n\n**M1** Jeden.  \n*One.*\n\n**M3** Trzy.  \n*Three.*\n\n## Koniec\n');
  expect(PAGE).toContain('**M2** Dwa.  \n*Two.*\n\n> Dlaczego: Bo tak.  \n> *Why: Because.*\n');
});

test.each(GAMES.map((each) => [each.game.id, each] as const))('every heading of %s has its English', (_, each) => {
  const used = new Set(each.rules.map(({ heading }) => heading));
  expect(Object.keys(each.headings).toSorted()).toEqual([...used].toSorted());
  expect(Object.values(each.headings).filter((english) => !/^[A-Z1-5][\w .,:?–-]+$/u.test(english))).toEqual([]);
});

test('all is well when every rule is on the page and has a test', () => {
  expect(problems(PAGE, TESTS, null)).toEqual([]);
  expect(problems(PAGE, TESTS, TESTS)).toEqual([]);
});

test('a stale or missing page', () => {
  const stale = ['games/mini/RULES.md: is not what the rulebook says: npm run rules write'];
  expect(problems(PAGE.replace('Jeden', 'Raz'), TESTS, null)).toEqual(stale);
  expect(problems(null, TESTS, null)).toEqual(stale);
});

test('a rule without a test', () => {
  expect(problems(PAGE, titled('M1 a card', 'M2 the end'), null)).toEqual(['games/mini/RULES.md: M3 has no test']);
});

test('a test that cites a rule which does not exist, or cites it in another form', () => {
  expect(problems(PAGE, [...TESTS, ...titled('M1 M9 more')], null)).toEqual([
    'games/mini/src/a.test.ts: there is no rule M9: M1 M9 more',
  ]);
  expect(problems(PAGE, [...TESTS, ...titled('M1, M2 more')], null)).toEqual([
    'games/mini/src/a.test.ts: numbers of rules are words of their own: M1, M2 more',
  ]);
});

test('a rule whose last passing test is gone', () => {
  expect(problems(PAGE, TESTS, titled('M1 M3 cards'))).toEqual([
    'games/mini/RULES.md: M2 has no test that ran and passed',
  ]);
});

test('only tests of the game that passed count', () => {
  const result = (title: string, status: string) => ({ title, status });
  const run = {
    testResults: [
      {
        name: '/repo/games/mini/src/a.test.ts',
        assertionResults: [result('M1 a', 'passed'), result('M2 b', 'failed')],
      },
      { name: '/repo/games/other/src/a.test.ts', assertionResults: [result('M3 c', 'passed')] },
    ],
  };
  expect(passedTests(run, 'mini', '/repo')).toEqual(titled('M1 a'));
});
