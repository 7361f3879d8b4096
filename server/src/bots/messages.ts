/** What goes to a thread and comes back: all that a bot gets, and all that is wanted of it. */
import type { BotName } from '@horda/bots';
import type { AnyState, Seat, Seed } from '@horda/kernel';

export interface Question {
  readonly game: string;
  readonly bot: BotName;
  readonly seat: Seat;
  readonly world: AnyState;
  /** For the bot's dice; the chance of the table is none of its business. */
  readonly seed: Seed;
}

export interface Asked extends Question {
  /** The reply repeats it. */
  readonly id: number;
}

export interface Reply {
  readonly id: number;
  readonly picks: readonly number[];
}

/** Said once by a thread that has loaded all it needs. */
export const READY = 'ready';
