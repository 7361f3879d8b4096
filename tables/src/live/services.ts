/** What live tables need from around them. */
import type { BotPool } from '../bots.ts';
import type { Seal } from '../replaying.ts';
import type { Store } from '../store.ts';
import type { FetchGame, Games } from '../table/history.ts';
import type { Reason } from '@horda/protocol';
import type { Seat } from '@horda/kernel';
import type { Lives } from './lives.ts';
import type { Secrets } from './secrets.ts';
import type { Slices } from './slices.ts';

export interface Services {
  readonly store: Store;
  readonly games: Games;
  readonly fetchGame: FetchGame;
  readonly pool: BotPool;
  /** Seals saves where that holds nobody up; rejects with a `Refusal` if it cannot be done now. */
  readonly seal: Seal;
  /** The long work that is done on this thread. */
  readonly slices: Slices;
  readonly secrets: Secrets;
  /** Milliseconds since 1970. A server's does not jump when its machine's clock is set. */
  readonly now: () => number;
  /** How long this node leaves bots and clocks to another node that may look after them, in milliseconds. */
  readonly grace: number;
  /** How long a table that nobody uses stays in memory, in milliseconds. */
  readonly idle: number;
  readonly lives: Lives;
  /** Throws a `Refusal` if there is no room for one more table. */
  checkRoom(): Promise<void>;
  /** Whether this node looks after the bots and clocks of a table; if not, another one does. */
  attends(table: string): boolean;
  readonly log: Log;
  readonly meter: Meter;
  /** The game waits for a seat that is not connected here. */
  awaited(table: string, game: string, seat: Seat): void;
}

/** Lines for the operator: never a name, a key, a card or an answer. */
export interface Log {
  info(what: string, about?: Readonly<Record<string, string | number | boolean | null>>): void;
  error(what: string, about?: Readonly<Record<string, string | number | boolean | null>>): void;
}

/** What is counted for the operator. */
export interface Meter {
  accepted(record: string): void;
  refused(reason: Reason): void;
  written(seconds: number): void;
  conflict(): void;
}
