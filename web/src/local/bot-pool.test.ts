import { completeSettings, determinize, nextOpen, run, seedOf, type AnyState } from '@horda/kernel';
import { isAnswer } from '@horda/tables/answers';
import type { Asked, Job } from '@horda/tables/bots';
import { replyTo } from '@horda/tables/thinking';
import { beforeAll, expect, test } from 'vitest';
import { openBotWorker, type Thinker } from './bot-pool.ts';
import { openShelf } from './games.ts';

const shelf = openShelf();
let job: Job;

beforeAll(async () => {
  await shelf.fetch({ game: 'cisza' });
  const { game } = shelf.find('cisza')!;
  const { settings } = completeSettings(game, 3, {}, 'default');
  const s: AnyState = game.setup(settings!, 3, seedOf('pool'), null);
  run(game, s);
  const { seat } = nextOpen(s);
  job = { table: 't', game: 'cisza', bot: 'greedy', seat, world: determinize(game, s, seat, seedOf('world')) };
});

type Reaction = (asked: Asked) => unknown;

/** A pool whose workers follow the given reactions, one for each worker in order. */
function poolOf(...reactions: readonly Reaction[]) {
  const lines: string[] = [];
  const [ended, started]: [number[], number[]] = [[], []];
  const start = (): Thinker => {
    const number = started.push(started.length) - 1;
    const heard: ((event: { readonly data: unknown }) => void)[] = [];
    const failed: ((event: { preventDefault(): void }) => void)[] = [];
    return {
      addEventListener: (type: string, listener: (event: never) => void) =>
        void (type === 'message' ? heard : failed).push(listener as () => void),
      terminate: () => void ended.push(number),
      postMessage(asked) {
        queueMicrotask(() => {
          try {
            const data = reactions[number]!(asked);
            if (data !== undefined) for (const listener of heard) listener({ data });
          } catch {
            for (const listener of failed) listener({ preventDefault: () => {} });
          }
        });
      },
    };
  };
  const pool = openBotWorker({
    shelf,
    start,
    newSeed: () => [1, 2, 3, 4],
    log: (line) => lines.push(line),
    patience: 30,
  });
  return { pool, lines, ended, started };
}

const honest: Reaction = (asked) => replyTo(shelf.find('cisza')!, asked);
const crash: Reaction = () => {
  throw new Error('a bug');
};

test('one worker answers one question after the other', async () => {
  const { pool, lines, started } = poolOf(honest);
  const [picks, advice] = await Promise.all([pool.think(job), pool.advise(job)]);
  expect(advice.picks).toEqual(picks);
  expect(advice.now).toHaveLength(2);
  expect([started, lines]).toEqual([[0], []]);
});

test.each<[string, Reaction]>([
  ['a worker that falls over', crash],
  ['one that never answers', () => undefined],
  ['one that says it has failed', () => null],
  ['an answer that was not offered', ({ id }) => ({ id, picks: [999], now: [], later: [] })],
  ['reasons that are none', (asked) => ({ ...(honest(asked) as object), now: 'much' })],
  ['an answer to another question', (asked) => ({ ...(honest(asked) as object), id: 77 })],
])('%s is replaced, and the question answered at random', async (_, reaction) => {
  const { pool, lines, started, ended } = poolOf(reaction, honest);
  const ask = nextOpen(job.world);
  const { picks, now, later } = await pool.advise(job);
  expect(isAnswer(ask, picks)).toBe(true);
  expect([now, later]).toEqual([[], []]);
  expect(lines).toEqual(['bot greedy of cisza has failed: answered at random']);
  expect(ended).toEqual([0]);
  expect((await pool.advise(job)).now).toHaveLength(2);
  expect([started, lines.length]).toEqual([[0, 1], 1]);
});

test('a question that nobody has put, or of an unknown game, is refused, and the next one answered', async () => {
  const { pool, started } = poolOf(honest);
  const nobody = job.seat === 0 ? 1 : 0;
  await expect(pool.think({ ...job, seat: nobody })).rejects.toThrow('no such question');
  await expect(pool.think({ ...job, game: 'chess' })).rejects.toThrow('no such question');
  expect(started).toEqual([]);
  expect(await pool.think(job)).not.toEqual([]);
});
