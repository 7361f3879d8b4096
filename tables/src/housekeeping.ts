/**
 * What only the host of a server needs of its store: to look over tables, to remove them, to turn visitors away. A
 * page that is its own host does without, so this is apart from `Store`. All server stores pass one contract suite.
 */
import type { Parcels } from './parcels.ts';
import type { Pushes } from './pushes.ts';
import type { Listed, Status, Store } from './store.ts';

/** A table as the host sees it in a list. */
export interface Used extends Listed {
  /** The number of its last line; null: the log is packed. */
  readonly last: number | null;
  /** When its last line was written; of a packed table, when it was last touched. */
  readonly at: number;
}

export interface Query {
  readonly status: Status;
  /** Null: all games. */
  readonly game: string | null;
  /** Only tables that were touched before this time. */
  readonly before: number;
  /** By the time at which they were touched. */
  readonly order: 'oldest' | 'latest';
  readonly limit: number;
}

/** An address that is turned away until a time; null: for good. */
export interface Block {
  readonly address: string;
  readonly until: number | null;
}

export interface Housekeeping {
  list(query: Query): Promise<readonly Used[]>;
  used(table: string): Promise<Used | null>;
  /** Changes only `touched`. Rejects if there is no such table. */
  touch(table: string, touched: number): Promise<void>;
  /**
   * Removes the table and everything that was kept about it; nothing of it stays in the files. With `last`, only if
   * that is still the number of its last line (null: its log is packed). False: nothing was removed.
   */
  remove(table: string, last?: number | null): Promise<boolean>;
  /** How many bytes all tables take. */
  bytes(): Promise<number>;
  /** How many bytes the texts of one table take. */
  bytesOf(table: string): Promise<number>;
  /** In the order of the addresses. */
  blocks(): Promise<readonly Block[]>;
  /** Blocks an address, or gives its block another end. */
  block(block: Block): Promise<void>;
  /** False: it was not blocked. */
  unblock(address: string): Promise<boolean>;
  /** `listener` is told of tables that another node removed. Only one listener; a single-node store never calls it. */
  onRemoved(listener: (table: string) => void): void;
  /** `listener` is told when another node has changed the blocks. */
  onBlocks(listener: () => void): void;
}

export interface HostStore extends Store {
  readonly housekeeping: Housekeeping;
  readonly pushes: Pushes;
  readonly parcels: Parcels;
}
