/** How tables ask bots, wherever these think: in threads of a server, or in a worker of a page. */
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
   * The numbers of the options that the bot picks; a bot that fails has them picked at random. Rejects only with
   * `PoolClosed`, and at once when there is nothing to answer: no such game, or no open question for this seat.
   */
  think(job: Job): Promise<readonly number[]>;
  /** The same with its reasons; those of a bot that fails are empty. */
  advise(job: Job): Promise<Advice>;
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
  /** Whether to look where the answer leads, too. */
  readonly reasons: boolean;
}

export interface Asked extends Question {
  /** The reply repeats it. */
  readonly id: number;
}

/** What comes back: all that is wanted of it. */
export interface Reply extends Advice {
  readonly id: number;
}

/** Said once by a thread or a worker that has loaded all it needs. */
export const READY = 'ready';
