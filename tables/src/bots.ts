/** How tables ask bots, wherever the bots run: in threads of a server, or in a worker of a page. */
import type { Advice, BotName } from '@horda/bots';
import type { AnyState, Seat, Seed } from '@horda/kernel';

export type { Advice };

/** A question put to a bot. */
export interface Job {
  /** Jobs of one table are done one after the other; tables take turns. */
  readonly table: string;
  readonly game: string;
  readonly bot: BotName;
  readonly seat: Seat;
  /** A world that this seat cannot tell from the true one; never the truth itself. */
  readonly world: AnyState;
}

export interface BotPool {
  /**
   * The numbers of the options that the bot picks; if the bot fails, they are picked at random. Rejects with
   * `PoolClosed`, or at once if there is nothing to answer: no such game, or no open question for this seat.
   */
  think(job: Job): Promise<readonly number[]>;
  /** The same with the bot's reasons; if the bot fails, there are none. */
  advise(job: Job): Promise<Advice>;
}

/** The pool was closed before the bot had answered. */
export class PoolClosed extends Error {
  constructor() {
    super('the pool of bots is closed');
    this.name = 'PoolClosed';
  }
}

/** What is sent to a bot's thread or worker: everything that a bot gets. */
export interface Question extends Omit<Job, 'table'> {
  /** For the bot's dice; it has nothing to do with the seed of the table. */
  readonly seed: Seed;
  /** Whether the bot also says where its answer leads. */
  readonly reasons: boolean;
}

export interface Asked extends Question {
  /** The reply repeats it. */
  readonly id: number;
}

/** What the thread or worker sends back. */
export interface Reply extends Advice {
  readonly id: number;
}

/** Sent once by a thread or worker that has loaded everything it needs. */
export const READY = 'ready';
