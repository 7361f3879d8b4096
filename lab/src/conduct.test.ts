import { expect, test } from 'vitest';
import type { Player } from './crew.ts';
import { conduct, type Conduct } from './simulate.ts';
import { playBatch, type Batch, type Study } from './study.ts';

const STUDY: Study = {
  game: 'cisza',
  players: 2,
  games: 40,
  seed: 'slow',
  bots: ['random', 'random'],
  options: { difficulty: 'normal', expert: false, surprise: 'turn', first: 'random', stallGuard: true },
  pack: null,
};
/** A batch that a player was asked to play and hands in when the test says so. */
interface Task {
  readonly from: number;
  readonly to: number;
  finish(): void;
}

/** Slow players, a clock that the test moves, and the progress reported so far. */
function slowStudy(players: number, study = STUDY) {
  const tasks: Task[] = [];
  const heard: number[] = [];
  const stop = new AbortController();
  let time = 0;
  const crew = Array.from({ length: players }, (): Player => {
    let stopIt: () => void = () => {};
    return {
      play: (from, to) =>
        new Promise<Batch | null>((resolve) => {
          stopIt = () => resolve(null);
          tasks.push({ from, to, finish: () => resolve(playBatch(study, from, to)) });
        }),
      stop: () => stopIt(),
    };
  });
  const how: Conduct = { progress: (games) => heard.push(games), signal: stop.signal, now: () => time };
  const result = conduct(study, crew, how);
  /** Lets the player with the oldest or newest task hand it in after `milliseconds`. */
  const after = async (milliseconds: number, which: 'oldest' | 'newest' = 'oldest'): Promise<Task> => {
    time += milliseconds;
    const task = which === 'oldest' ? tasks.shift()! : tasks.pop()!;
    task.finish();
    await new Promise((resolve) => setImmediate(resolve));
    return task;
  };
  return { tasks, heard, stop, result, after };
}

const sizeOf = ({ from, to }: Task): number => to - from;

test('progress is heard after every game while games are slow', async () => {
  const { tasks, heard, after } = slowStudy(2);
  expect(tasks.map(sizeOf)).toEqual([1, 1]);
  for (let game = 0; game < 6; game++) expect(sizeOf(await after(30_000))).toBe(1);
  expect(heard).toEqual([1, 2, 3, 4, 5, 6]);
});

test('short games come in batches that take a tenth of a second, and shorter ones towards the end', async () => {
  const { tasks, heard, after, result } = slowStudy(1, { ...STUDY, games: 2000 });
  const sizes: number[] = [];
  while (tasks.length > 0) sizes.push(sizeOf(await after(sizeOf(tasks[0]!) / 2)));
  expect(sizes.slice(0, 5)).toEqual([1, 10, 100, 200, 200]);
  expect(sizes.at(-1)).toBe(1);
  expect(heard.at(-1)).toBe(2000);
  expect((await result).games).toBe(2000);
});

test('batches that come in any order make the same result', async () => {
  const results = [];
  for (const which of ['oldest', 'newest'] as const) {
    const { tasks, after, result } = slowStudy(3);
    while (tasks.length > 0) await after(10, which);
    const { seconds: _, decisionsPerSecond: __, ...counted } = await result;
    results.push(counted);
  }
  expect(results[0]!.digest).not.toBeNull();
  expect(JSON.stringify(results[1])).toBe(JSON.stringify(results[0]));
});

test('an interrupted study has what is finished, gaps or not, and no digest', async () => {
  const { after, stop, result } = slowStudy(2);
  // The first game is never finished.
  for (let game = 0; game < 3; game++) await after(1000, 'newest');
  stop.abort();
  const { games, planned, digest, tally, seconds } = await result;
  expect({ games, planned, digest, seconds }).toEqual({ games: 3, planned: 40, digest: null, seconds: 3 });
  expect(tally).toEqual(playBatch(STUDY, 1, 4).tally);
});

test('a study that is interrupted after its last game is whole', async () => {
  const { tasks, after, stop, result } = slowStudy(1);
  while (tasks.length > 0) await after(10);
  stop.abort();
  expect((await result).digest).toMatch(/^[0-9a-f]{14}$/);
});

test('a study that is interrupted before its first game has none', async () => {
  const { stop, result } = slowStudy(2);
  stop.abort();
  expect(await result).toMatchObject({ games: 0, planned: 40, digest: null, turns: null });
});
