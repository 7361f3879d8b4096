import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { horda, hordaHere, newFolder } from './horda.ts';

const folder = newFolder();

interface Shown {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly games: number;
  readonly digest: string;
}

async function studiesOf(...args: string[]): Promise<readonly Shown[]> {
  const { code, stdout, stderr } = await hordaHere(['sim', 'cisza', '--games', '6', '--json', ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const all = JSON.parse(stdout) as { game: string; studies: readonly Shown[] };
  expect({ keys: Object.keys(all), game: all.game }).toEqual({ keys: ['game', 'studies'], game: 'cisza' });
  return all.studies;
}

/** Without what depends on the clock. */
const lasting = (study: object): object => ({ ...study, seconds: 0, decisionsPerSecond: 0 });

test.each([
  ['2-6', [2, 3, 4, 5, 6]],
  ['2,4', [2, 4]],
  [' 5 - 6 , 2', [5, 6, 2]],
])('--players %s is a study for each number', async (text, counts) => {
  const studies = await studiesOf('--players', text, '--seed', 'mine');
  expect(studies.map(({ players, seed, games }) => [players, seed, games])).toEqual(
    counts.map((players) => [players, 'mine', 6]),
  );
});

test.each(['difficulty=easy,hard', 'difficulty=easy|hard', 'Difficulty = easy , HARD'])(
  '--set %s is a study for each value',
  async (pair) => {
    const studies = await studiesOf('--players', '3', '--set', pair);
    expect(studies.map(({ options }) => options['difficulty'])).toEqual(['easy', 'hard']);
  },
);

test('all combinations are played: players first, then settings in the order of the game', async () => {
  const studies = await studiesOf('--players', '2-3', '--set', 'expert=yes,no', '--set', 'difficulty=easy,hard');
  expect(studies.map(({ players, options }) => [players, options['difficulty'], options['expert']])).toEqual(
    [2, 3].flatMap((players) => ['easy', 'hard'].flatMap((level) => [true, false].map((on) => [players, level, on]))),
  );
});

test('each study is the very one that is played alone', async () => {
  const studies = await studiesOf('--players', '2,3', '--bots', 'greedy');
  for (const study of studies) {
    const args = ['sim', 'cisza', '--games', '6', '--json', '--bots', 'greedy', '--players', String(study.players)];
    const { stdout } = await hordaHere(args);
    const alone = JSON.parse(stdout) as object;
    expect(lasting(study)).toEqual(lasting(alone));
    expect(Object.keys(study)).toEqual(Object.keys(alone));
  }
});

test('a range of one number is one study, as it always was', async () => {
  const { stdout } = await hordaHere(['sim', 'cisza', '--games', '6', '--json', '--players', '3-3']);
  expect(JSON.parse(stdout)).toMatchObject({ players: 3, games: 6 });
});

test('the table has a line for each study, with what differs and every seat that plays', async () => {
  const study = ['sim', 'cisza', '--games', '6', '--players', '2,3', '--set', 'difficulty=easy,hard'];
  const { stdout } = await hordaHere(study);
  const [title, , heads, ...rows] = stdout.split('\n');
  expect(title).toContain('Cisza (Silence): 4 studies of 6 games each');
  expect(heads).toMatch(/^players +difficulty +games +seat 1 +seat 2 +seat 3 +shared +mean turns +digest$/);
  expect(rows[0]).toMatch(/^ +2 +easy +6 +[\d.]+% +[\d.]+% +– +[\d.]+% +[\d.]+ +[0-9a-f]{14}$/);
  expect(rows[3]).toMatch(/^ +3 +hard +6 +[\d.]+% +[\d.]+% +[\d.]+% +[\d.]+% +[\d.]+ +[0-9a-f]{14}$/);
  expect(stdout).toMatch(/^settings +expert=false surprise=turn first=random stallGuard=true$/m);
  const polish = await hordaHere([...study, '--lang', 'pl']);
  expect(polish.stdout).toContain('Cisza: 4 badania, w każdym 6 gier');
});

test('where all win or lose together, the table tells how often, with the interval', async () => {
  const { stdout } = await hordaHere(['sim', 'gear-up', '--games', '2', '--players', '1-2']);
  expect(stdout).toMatch(/^players +games +won together +95% interval +mean turns +digest$/m);
  expect(stdout).toMatch(/^ +1 +2 +[\d.]+% +[\d.]+% to [\d.]+% +[\d.]+ +[0-9a-f]{14}$/m);
  expect(stdout).not.toContain('seat');
});

test('where all win or lose together, a second table tells how games ended, and what they came to', async () => {
  const missions = ['--set', 'mission=S0,S7', '--set', 'survivors=4'];
  const { stdout } = await hordaHere(['sim', 'zombicide', '--games', '2', '--players', '2', ...missions]);
  expect(stdout).toMatch(/^players +mission +rounds played +zombies killed .*end$/m);
  expect(stdout).toMatch(/^ +2 +S0 +[\d.]+ +[\d.]+ .* 100\.0%$/m);
});

test('the report compares the studies, and its first command makes the same page', async () => {
  const file = join(folder, 'comparison.html');
  const study = ['sim', 'cisza', '--games', '6', '--players', '2-3', '--set', 'expert=on|off', '--report', file];
  expect(await hordaHere(study)).toMatchObject({ code: 0, stderr: '' });
  const page = readFileSync(file, 'utf8');
  expect(page).toContain('Simulation report · 4 studies · 6 games each');
  const command = /<pre[^>]*>(.*?)<\/pre>/s.exec(page)![1]!.replaceAll(/<[^>]+>/g, '');
  expect(command).toContain('npx horda sim cisza --players 2,3 --games 6 --bots random --seed 1');
  expect(command).toContain('--set expert=true,false');
  await horda([...command.split(' ').slice(2), '--report', file]);
  expect(readFileSync(file, 'utf8')).toBe(page);
  await hordaHere([...study, '--lang', 'pl']);
  expect(readFileSync(file, 'utf8')).toContain('Raport z symulacji · 4 badania · w każdym 6 gier');
});

describe('what cannot be compared is refused in one line that says what is right', () => {
  const COUNTS = ['from 1 to 6', 'such as 1-6', 'such as 1,6'];
  const LICZBY = ['od 1 do 6', 'na przykład 1-6', 'na przykład 1,6'];
  test.each<[string[], string[], string[]]>([
    ...['6-1', '0-3', '1-7', '1,,2', '1,', '2,2', '1-3,2', '-1', '1-', 'all', '1|2'].map(
      (text): [string[], string[], string[]] => [[`--players=${text}`], [`"${text}"`, ...COUNTS], LICZBY],
    ),
    [['--players', '7'], ['from 1 to 6', '"7"'], ['od 1 do 6']],
    [
      ['--players', '1-6', '--bots', 'greedy,random'],
      ['--bots', 'one bot for all seats'],
      ['jednego bota na wszystkie'],
    ],
    [['--set', 'difficulty=easy,insane'], ['"insane"', 'easy, normal, hard, nightmare'], ['dozwolone: easy, normal']],
    [['--set', 'difficulty=easy||hard'], ['""', 'easy, normal'], ['dozwolone: easy, normal']],
    [['--set', 'mildRow=on,true'], ['"true" twice'], ['dwa razy wartość "true"']],
    [['--set', 'mood=dark,bright'], ['"mood"', 'difficulty, boss'], ['"mood"']],
    [
      ['--players', '1-2', '--set', 'commander=1,2'],
      ['with 1 player', 'commander', '"2"', 'random, 1.'],
      ['gdy liczba graczy to 1', 'random, 1.'],
    ],
    [
      ['--players', '1-6', '--set', 'difficulty=easy,hard,normal', '--set', 'mildRow=on,off'],
      ['36 studies', 'at most 24'],
      ['36', 'najwyżej 24'],
    ],
  ])('%j', async (args, english, polish) => {
    for (const [language, parts] of [
      ['en', english],
      ['pl', polish],
    ] as const) {
      const { code, stdout, stderr } = await hordaHere(['sim', 'gear-up', ...args, '--lang', language]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/^horda: [^\n]+\n$/);
      for (const part of parts) expect(stderr).toContain(part);
    }
  });

  test('a game for a fixed number of players', async () => {
    const { code, stderr } = await hordaHere(['sim', 'zombiaki', '--players', '1-2']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'horda: --players must be 2, not "1-2": in this game the number of players is fixed.\n',
    });
  });
});
