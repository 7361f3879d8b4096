/** How tables ask bots, wherever these think: in threads of a server, or in a worker of a page. */
import type { BotName } from '@horda/bots';
import type { AnyState, Seat, Seed } from '@horda/kernel';

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
   * The numbers of the options that the bot picks; a bot that fails has them picked at random. Rejects only with
   * `PoolClosed`, and at once when there is nothing to answer: no such game, or no open question for this seat.
   */
  think(job: Job): Promise<readonly number[]>;
}

/** The pool was closed before the bot had answered. */
export class PoolClosed extends Error {
  constructor() {
    super('the pool of bots is closed');
    this.name = 'PoolClosed';
  }
}

/** What goes to where bots think: all that a bot gets. */
export interface Question extends Omit<Job, 'table'> {
  /** For the bot's dice; the chance of the table is none of its business. */
  readonly seed: Seed;
}

export interface Asked extends Question {
  /** The reply repeats it. */
  readonly id: number;
}

/** What comes back: all that is wanted of it. */
export interface Reply {
  readonly id: number;
  readonly picks: readonly number[];
}

/** Said once by a thread or a worker that has loaded all it needs. */
export const READY = 'ready';
