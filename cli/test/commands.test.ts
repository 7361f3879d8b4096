import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@horda/parts';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/language.ts';
import { widthOf } from '../src/terminal/width.ts';
import { horda, hordaHere, ROOT } from './horda.ts';

const COMMANDS = ['list', 'play', 'sim', 'replay', 'verify', 'rules', 'bench', 'engine', 'serve'];

const json = async (...args: string[]): Promise<Record<string, unknown>> => {
  const { code, stdout, stderr } = await horda(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
};

test('without a command and without a terminal the usage is printed', async () => {
  const { code, stdout, stderr } = await horda([]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const command of COMMANDS) expect(stdout).toContain(`horda ${command}`);
});

test.each(COMMANDS)('%s --help explains itself in both languages', async (command) => {
  const [en, pl] = [await hordaHere([command, '--help']), await hordaHere([command, '--help', '--lang', 'pl'])];
  expect(en).toMatchObject({ code: 0, stderr: '' });
  expect(pl).toMatchObject({ code: 0, stderr: '' });
  expect(en.stdout).toContain(`horda ${command}`);
  expect(pl.stdout).toContain(`horda ${command}`);
  expect(pl.stdout).not.toBe(en.stdout);
});

test.each(['en', 'pl'])('no line of help in %s is wider than 80 columns', (language) => {
  const { usage, help, play } = wordsOf(language as Language);
  const wide = [usage, ...Object.values(help), ...play.help('axe', 'C14', true, true)]
    .flatMap((text) => text.split('\n'))
    .filter((line) => widthOf(line) > 80);
  expect(wide).toEqual([]);
});

test.each(['--version', '-v'])('%s prints the version', async (flag) => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(await hordaHere([flag])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

test('titles of tests are listed without the places that are filled in later', async () => {
  const { stdout } = await hordaHere(['rules', 'C68', '--tests']);
  expect(stdout).toContain('C68 ');
  expect(stdout).toContain('…');
  expect(stdout).not.toMatch(/%[a-z]/);
});

test('list --json has the documented shape', async () => {
  const games = (await json('list', '--json')) as unknown as Record<string, unknown>[];
  expect(games.map(({ id }) => id)).toContain('cisza');
  for (const game of games) {
    expect(Object.keys(game)).toEqual(['id', 'title', 'players', 'options', 'sources']);
    expect(game['title']).toEqual({ en: expect.any(String), pl: expect.any(String) });
    expect(game['players']).toEqual([expect.any(Number), expect.any(Number)]);
    expect(game['sources']).toEqual({
      rulebook: expect.any(Number),
      published: expect.any(Number),
      house: expect.any(Number),
    });
  }
});

test.each([
  [{ LANG: 'pl_PL.UTF-8' }, [], 'graczy'],
  [{ LANG: 'de_DE.UTF-8' }, [], 'players'],
  [{ LANG: 'pl_PL.UTF-8', LC_MESSAGES: 'en_GB.UTF-8' }, [], 'players'],
  [{ LANG: 'en_GB.UTF-8', LC_ALL: 'pl_PL' }, [], 'graczy'],
  [{ LANG: 'pl_PL.UTF-8' }, ['--lang', 'en'], 'players'],
  [{ LANG: 'en_GB.UTF-8' }, ['--lang=pl'], 'graczy'],
])('the locale %j and the arguments %j choose the language', async (env, args, word) => {
  const { stdout } = await horda(['list', ...args], { env });
  expect(stdout).toContain(word);
});

test('sim --json has the documented shape, and one digest whatever the number of threads', async () => {
  const study = ['sim', 'cisza', '--players', '3', '--games', '600', '--seed', 'digest', '--json'];
  const [one, again, two] = await Promise.all([
    json(...study, '--jobs', '1'),
    json(...study, '--jobs', '1'),
    json(...study, '--jobs', '2'),
  ]);
  expect(Object.keys(one)).toEqual([
    'game',
    'players',
    'seed',
    'bots',
    'options',
    'games',
    'decisions',
    'seconds',
    'decisionsPerSecond',
    'turns',
    'figures',
    'outcomes',
    'intervals',
    'digest',
  ]);
  const { wins, shared } = one['outcomes'] as { wins: number[]; shared: number };
  expect(wins.reduce((sum, n) => sum + n, shared)).toBe(600);
  const { wins: bounds } = one['intervals'] as { wins: [number, number][] };
  for (const [seat, [low, high]] of bounds.entries()) {
    expect(low).toBeLessThan(wins[seat]! / 600);
    expect(high).toBeGreaterThan(wins[seat]! / 600);
  }
  expect((one['figures'] as Record<string, unknown>)['turns']).toEqual(one['turns']);
  expect(one['bots']).toEqual(['random', 'random', 'random']);
  expect(one['digest']).toMatch(/^[0-9a-f]{14}$/);
  expect(again['digest']).toBe(one['digest']);
  expect(two['digest']).toBe(one['digest']);
  expect(two['outcomes']).toEqual(one['outcomes']);
});

test('sim uses the settings for tables of bots, one bot for each seat, and what --set says', async () => {
  const result = await json(
    'sim',
    'cisza',
    '--games',
    '2',
    '--bots',
    'greedy,random',
    '--set',
    'expert=true',
    '--json',
  );
  expect(result).toMatchObject({
    players: 2,
    bots: ['greedy', 'random'],
    options: { expert: true, stallGuard: true, difficulty: 'normal' },
  });
});

test('sim prints a table for people in their language', async () => {
  const { code, stdout, stderr } = await horda(['sim', 'cisza', '--games', '50', '--lang', 'pl']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('50 gier, 4 graczy');
  expect(stdout).toContain('miejsce 4 (random)');
});

test.each([
  ['B56', 'B56 (2. Attack): ', 'B56 (2. Atak): '],
  ['z6', 'Z6 (', 'Z6 ('],
  ['A1', 'A1 (', 'A1 ('],
])('rules %s finds the game by the number, and its heading in the language', async (number, english, polish) => {
  for (const [language, begin] of [
    ['en', english],
    ['pl', polish],
  ] as const) {
    const { code, stdout } = await hordaHere(['rules', number, '--lang', language]);
    expect([code, stdout.slice(0, begin.length)]).toEqual([0, begin]);
  }
});

test('rules of a game stand under headings of the language', async () => {
  const { stdout } = await hordaHere(['rules', 'gear-up', '--lang', 'en']);
  expect(stdout).toContain('\n\nThe survivor board\n');
  expect(stdout).not.toContain('Plansza');
});

test('rules --json has the documented shape, and one rule can be asked for', async () => {
  const all = await json('rules', 'cisza', '--json');
  const rules = all['rules'] as { id: string }[];
  expect(Object.keys(all)).toEqual(['game', 'rules', 'untested']);
  expect(rules.length).toBeGreaterThanOrEqual(110);
  for (const rule of rules)
    expect(rule).toEqual({
      id: expect.stringMatching(/^[AC]\d+$/),
      heading: { en: expect.any(String), pl: expect.any(String) },
      text: { en: expect.any(String), pl: expect.any(String) },
      tests: expect.any(Array),
    });
  expect(rules[0]).toMatchObject({ heading: { en: 'Contents of the box', pl: 'Zawartość' } });
  const { stdout } = await horda(['rules', 'c14', '--lang', 'pl']);
  expect(stdout).toContain('C14');
  expect(stdout).toContain('Tura ma trzy fazy');
  expect(stdout).not.toContain('C15');
});
