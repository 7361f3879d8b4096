import { expect, test } from 'vitest';
import { BLOCK } from './digest.ts';
import { simulate } from './simulate.ts';
import type { Study } from './study.ts';

const OPTIONS = { difficulty: 'normal', expert: false, surprise: 'turn', first: 'random', stallGuard: true };
const STUDY: Study = {
  game: 'cisza',
  players: 3,
  games: 2 * BLOCK + 7,
  seed: 'study',
  bots: ['random', 'random', 'random'],
  options: OPTIONS,
  pack: null,
};

test('a study gives the same numbers with one worker and with two', async () => {
  const { seconds: _a, decisionsPerSecond: _b, ...alone } = await simulate(STUDY, 1);
  const { seconds: _c, decisionsPerSecond: _d, ...together } = await simulate(STUDY, 2);
  expect(together).toEqual(alone);
});

test('every game of a study has one winner or a shared victory, and one ending', async () => {
  const { games, outcomes, turns } = await simulate(STUDY, 1);
  const ending = outcomes['ending'] as Record<string, number>;
  expect(outcomes.wins.reduce((a, b) => a + b, 0) + outcomes.shared).toBe(games);
  expect(Object.values(ending).reduce((a, b) => a + b, 0)).toBe(games);
  expect(turns!.min).toBeLessThanOrEqual(turns!.median);
  expect(turns!.median).toBeLessThanOrEqual(turns!.max);
  expect(turns!.min).toBeLessThanOrEqual(turns!.mean);
  expect(turns!.mean).toBeLessThanOrEqual(turns!.max);
});

test('every game is counted once for each number of its summary', async () => {
  const { games, tally } = await simulate(STUDY, 2);
  const counts = Object.values(tally.numbers).map((histogram) => [...histogram.values()].reduce((a, b) => a + b, 0));
  expect(Object.keys(tally.numbers)).toEqual(['turns', 'survivors']);
  expect(counts).toEqual([games, games]);
});

test('victories by order of play begin with those of the seat that begins', async () => {
  const { tally } = await simulate({ ...STUDY, options: { ...OPTIONS, first: '2' } }, 1);
  const [one, two, three] = tally.wins;
  expect(tally.winsInOrder).toEqual([two, three, one]);
});

test('the digest changes with the seed, the options and the bots', async () => {
  const small = { ...STUDY, games: 20 };
  const digest = async (change: Partial<Study>): Promise<string | null> =>
    (await simulate({ ...small, ...change }, 1)).digest;
  const digests = await Promise.all([
    digest({}),
    digest({ seed: 'other' }),
    digest({ options: { ...OPTIONS, difficulty: 'hard' } }),
    digest({ bots: ['random', 'random', 'greedy'] }),
    digest({ games: 21 }),
  ]);
  expect(new Set(digests).size).toBe(digests.length);
});

test('a failing worker fails the study', async () => {
  await expect(simulate({ ...STUDY, game: 'chess' }, 2)).rejects.toThrow('chess');
});
