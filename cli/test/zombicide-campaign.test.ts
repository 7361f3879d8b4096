/** A campaign of Zombicide in files: played by bots, verified, continued; and files that are refused. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@horda/games';
import { carriedOf, type Sealed } from '@horda/kernel';
import { IS_FULL } from '@horda/testing/full';
import { beforeAll, describe, expect, test } from 'vitest';
import { horda, hordaHere, lines, newFolder } from './horda.ts';

const { game } = findGame('zombicide')!;
const folder = newFolder();
const path = (name: string): string => join(folder, name);

type Filed = Sealed & { readonly horda: 1 };
/** Two missions that a bot has won. */
let series: readonly Filed[];

beforeAll(async () => {
  const asked = ['--seeds', '1', '--players', '1', '--attempts', '20', '--chapters', '2', '--seed', 'cli'];
  const { code, stdout, stderr } = await horda(['series', 'zombicide', ...asked, '--save', path('played'), '--json']);
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject({
    game: 'zombicide',
    attempts: 20,
    finished: 0,
    options: { mission: 'campaign', team: 'washington' },
    chapters: [
      { chapter: 1, reached: 1, won: 1 },
      { chapter: 2, reached: 1, won: 1 },
    ],
  });
  expect(readdirSync(path('played'))).toEqual(['zombicide-1.json']);
  ({ series } = JSON.parse(readFileSync(path('played/zombicide-1.json'), 'utf8')) as { series: readonly Filed[] });
});

function write(name: string, ...saves: readonly object[]): string {
  writeFileSync(path(name), JSON.stringify(saves.length === 1 ? saves[0] : { horda: 1, series: saves }));
  return path(name);
}

describe('a campaign in files', () => {
  test('is verified, and its next mission is played and saved with what the team has', async () => {
    const whole = write('whole.json', ...series);
    expect((await hordaHere(['verify', whole])).stdout).toContain('The 2 games follow each other without a gap.');
    const begun = await horda(['play', '--continue', whole, '--seats', 'human', '--plain', '--seed', 'three'], {
      cwd: folder,
      input: lines('save third.json', 'quit', 'n'),
    });
    expect([begun.code, begun.stderr]).toEqual([0, '']);
    const third = JSON.parse(readFileSync(path('third.json'), 'utf8')) as Filed;
    expect(third.carried!.value).toMatchObject({ mission: 'M3', history: [{ mission: 'M1' }, { mission: 'M2' }] });
    const { stdout } = await hordaHere(['verify', whole, path('third.json')]);
    expect(stdout).toContain('The 3 games follow each other without a gap.');
  });

  test('people come and go: another number of players plays on', async () => {
    const { code, stderr } = await horda(
      ['play', '--continue', write('whole.json', ...series), '--players', '4', '--plain', '--seed', 'four'],
      { cwd: folder, input: lines('save four.json', 'quit', 'n') },
    );
    expect([code, stderr]).toEqual([0, '']);
    const { seats, carried } = JSON.parse(readFileSync(path('four.json'), 'utf8')) as Filed;
    expect([seats, carried!.hash]).toEqual([4, series[1]!.left]);
  });
});

/** It takes a minute. */
test.runIf(IS_FULL)('a whole campaign of bots verifies as one series', async () => {
  const asked = ['--seeds', '1', '--attempts', '9', '--save', path('whole'), '--json'];
  const { code, stdout } = await horda(['series', 'zombicide', ...asked]);
  const { chapters } = JSON.parse(stdout) as { readonly chapters: readonly object[] };
  expect([code, chapters.length]).toEqual([0, 10]);
  const verified = await hordaHere(['verify', path('whole/zombicide-1.json')]);
  expect(verified.stdout).toContain('The 10 games follow each other without a gap.');
});

describe('a campaign file is refused', () => {
  /** The second mission with something else before it, as if the first had left it so. */
  function withCampaign(change: object): readonly [Filed, Filed] {
    const [first, second] = series as [Filed, Filed];
    const { after, value } = second.carried!;
    return [first, { ...second, carried: carriedOf(game, { ...value, ...change }, after) }];
  }
  type Team = { readonly team: readonly (object | null)[] };

  /** The team with another sheet in the place of the first who lives. */
  function teamWith(sheet: object): Team {
    const { team } = series[1]!.carried!.value as Team;
    const place = team.findIndex((member) => member !== null);
    return { team: team.with(place, { ...team[place], ...sheet }) };
  }

  test.each<[string, string | RegExp, () => readonly object[]]>([
    [
      'that is of another version',
      'what it goes on from is of version 2; this game takes version 1',
      () => [series[0]!, { ...series[1]!, carried: { ...series[1]!.carried!, version: 2 } }],
    ],
    ['with an impossible sheet', /carried\.value\.team\[\d\]\.xp/, () => withCampaign(teamWith({ xp: 21 }))],
    [
      'with a reward that nobody earned',
      /carried\.value\.team\[\d\]\.skills/,
      () => withCampaign(teamWith({ xp: 0, bonus: 3 })),
    ],
    ['whose mission is none of the campaign', 'carried.value.mission', () => withCampaign({ mission: 'S3' })],
    ['without the mission that was won', 'carried.value.history', () => withCampaign({ history: [] })],
    ['with a missing first mission', 'goes on from a game that is not here', () => [series[1]!, series[0]!]],
    ['with a mission twice', 'does not begin with what the game before it left', () => [series[0]!, series[0]!]],
    [
      'that was changed by hand',
      'carried.value) is not what was left',
      () => {
        const { carried, ...rest } = series[1]!;
        return [
          series[0]!,
          { ...rest, carried: { ...carried!, value: { ...carried!.value, counters: { rescued: 9 } } } },
        ];
      },
    ],
    [
      'with an answer that was never given',
      'game 1: the fault is in answer 5',
      () => [{ ...series[0]!, answers: series[0]!.answers.toSpliced(4, 1, series[0]!.answers[5]!) }, series[1]!],
    ],
    [
      'with a setting that the campaign decides',
      'options.mission',
      () => [series[0]!, { ...series[1]!, options: { ...series[1]!.options, mission: 'M9' } }],
    ],
  ])('%s', async (_, message, saves) => {
    const bad = write('bad.json', ...saves());
    for (const args of [
      ['verify', bad],
      ['play', '--continue', bad, '--plain'],
    ]) {
      const { code, stdout, stderr } = await hordaHere(args);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(message);
      expect(stderr).toContain('bad.json');
    }
  });

  test('in Polish, too', async () => {
    const bad = write('bad.json', ...withCampaign(teamWith({ xp: 21 })));
    const { stderr } = await hordaHere(['--lang', 'pl', 'verify', bad]);
    expect(stderr).toMatch(/carried\.value\.team\[\d\]\.xp/);
    expect(stderr).toContain('od 0 do 20');
  });
});

test('a game whose games do not follow each other has no series', async () => {
  const { code, stderr } = await hordaHere(['series', 'cisza']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('every game of cisza stands alone')]);
});
