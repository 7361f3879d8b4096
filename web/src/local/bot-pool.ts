/** One worker in which bots think, so that a slow one delays neither the page nor the tables. */
import { openAsk, type Seed } from '@horda/kernel';
import { adviceIn, anyAnswer } from '@horda/tables/answers';
import type { Advice, Asked, BotPool, Job } from '@horda/tables/bots';
import { later } from '@horda/tables/live/timers';
import type { Shelf } from './games.ts';

/** The part of a worker that the pool uses. */
export interface Thinker {
  postMessage(asked: Asked): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Pick<Event, 'preventDefault'>) => void): void;
}

export interface PoolOptions {
  readonly shelf: Shelf;
  newSeed(): Seed;
  /** Starts a worker; the first one is started for the first question. */
  start(): Thinker;
  /** Logs one line for each failure, with the game and the bot but nothing about the table. */
  log(line: string): void;
  /** How long a bot may think, in milliseconds. */
  readonly patience?: number;
}

export function openBotWorker({ shelf, newSeed, start, log, patience = 10_000 }: PoolOptions): BotPool {
  let thinker: Thinker | null = null;
  let settle: (thought: unknown) => void = () => {};
  /** The current question; the worker thinks about one at a time. */
  let turn: Promise<unknown> = Promise.resolve();
  let id = 0;

  function started(): Thinker {
    const fresh = start();
    fresh.addEventListener('message', ({ data }) => settle(data));
    for (const type of ['error', 'messageerror'] as const)
      fresh.addEventListener(type, (event) => {
        // The error is handled here and does not affect the tables.
        event.preventDefault();
        settle(null);
      });
    return fresh;
  }

  /** The worker's result, or null if it failed; a failed worker is replaced before the next question. */
  async function put(job: Job, reasons: boolean): Promise<unknown> {
    const { game, bot, seat, world } = job;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    settle = resolve;
    const overdue = later(() => resolve(null), patience);
    try {
      thinker ??= started();
      thinker.postMessage({ id: ++id, game, bot, seat, world, seed: newSeed(), reasons });
      return await promise;
    } catch {
      return null;
    } finally {
      clearTimeout(overdue);
    }
  }

  async function think(job: Job, reasons: boolean): Promise<Advice> {
    await shelf.fetch({ game: job.game });
    const game = shelf.find(job.game)?.game;
    const ask = openAsk(job.world, job.seat);
    if (game === undefined || ask === null) throw new Error('there is no such question for a bot');
    const thought = await put(job, reasons);
    const { id: answered, ...parts } = (thought ?? {}) as { readonly id?: unknown } & Partial<Advice>;
    const advice = answered === id ? adviceIn(ask, parts) : null;
    if (advice !== null) return advice;
    thinker?.terminate();
    thinker = null;
    log(`bot ${job.bot} of ${job.game} has failed: answered at random`);
    return anyAnswer(game, job.world, ask, newSeed());
  }

  function inTurn(job: Job, reasons: boolean): Promise<Advice> {
    const result = turn.then(() => think(job, reasons));
    turn = result.catch(() => null);
    return result;
  }

  return {
    think: async (job) => (await inTurn(job, false)).picks,
    advise: (job) => inTurn(job, true),
  };
}
