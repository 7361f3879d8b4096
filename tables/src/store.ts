/**
 * What must survive. A table is its log: lines are only ever added, and each is written to disk before anyone hears of
 * it. All else here can be rebuilt from the log, or says who may see it. All stores pass one contract suite.
 */
import { Refusal } from './table/refusal.ts';

/** One line of a table's log; lines are numbered from 1 without gaps. */
export interface Line {
  readonly table: string;
  readonly seq: number;
  /** Milliseconds since 1970, by the clock of the node that wrote it. */
  readonly at: number;
  /** The sender and id of the command that led to it; unique within a log. Null: no command did. */
  readonly command: string | null;
  /** A record as JSON. The store does not look inside. */
  readonly body: string;
}

export type Status = 'open' | 'playing' | 'over' | 'archived';

/** What is known of a table without reading its log. */
export interface Listing {
  readonly game: string;
  readonly status: Status;
  /** Shown in the lobby while it is open. */
  readonly listed: boolean;
  /** When a node should look after the table even if nobody calls: a bot or a clock is due then. */
  readonly wake: number | null;
  /** When the listing was last changed. */
  readonly touched: number;
}

export interface Listed extends Listing {
  readonly table: string;
}

/** A secret that opens a table, kept as its hash. */
export interface Key {
  readonly hash: string;
  readonly role: 'host' | 'seat' | 'invite' | 'watch';
  /** Null unless the role is a seat. */
  readonly seat: number | null;
}

/** A line, and what must become true together with it or not at all. */
export interface Change {
  readonly line: Line;
  readonly listing?: Listing | null;
  /** None of them may exist already: a key can be dropped, but never replaced. */
  readonly newKeys?: readonly Key[] | undefined;
  /** The hashes of keys that no longer open anything. */
  readonly droppedKeys?: readonly string[] | undefined;
  /** The seat whose owner has gone: its webhook goes with the line. */
  readonly vacated?: number | undefined;
}

/**
 * `written`: on disk, for good. `taken`: the log has another line of this number (or a gap would be left before it).
 * `repeated`: the log has a line from this command. Unless it was written, nothing has changed.
 */
export type Appended = 'written' | 'taken' | 'repeated';

export type Edit = (line: Line) => string | null;

/** A state kept beside the log for the day when the rules have changed; `body` is JSON. */
export interface Snapshot {
  readonly seq: number;
  readonly version: number;
  readonly body: string;
}

export interface Store {
  /**
   * Changes from one turn of the event loop are committed together. Line 1 makes the table, and needs a listing.
   * Rejects if the change cannot be stored (a NUL in a text, a number that is not whole, a new key that exists
   * already) or the store cannot be reached.
   */
  append(change: Change): Promise<Appended>;
  /**
   * The lines after number `after`, in order; at most `most` of them. Those of an archived table come all at once: its
   * log is one piece.
   */
  lines(table: string, after: number, most?: number): Promise<readonly Line[]>;
  /** The number of the line that this command led to. */
  seqOf(table: string, command: string): Promise<number | null>;
  listing(table: string): Promise<Listing | null>;
  key(table: string, hash: string): Promise<Key | null>;
  /** The keys of a table, or those of one role. */
  keys(table: string, role?: Key['role']): Promise<readonly Key[]>;
  /** Open tables for the lobby, the latest first. */
  lobby(limit: number): Promise<readonly Listed[]>;
  /** Tables whose `wake` is not after `now`, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /**
   * Changes only `wake`, and only of a table that is being played; for other tables it does nothing. Like all writes,
   * it rejects if there is no such table.
   */
  setWake(table: string, wake: number | null): Promise<void>;
  /** Finished tables whose listing was not touched since `before`. */
  finished(before: number, limit: number): Promise<readonly string[]>;
  /** Packs the log of a finished table into one compressed row. It can still be read, but never grows or falls due. */
  archive(table: string, now: number): Promise<void>;
  /**
   * Replaces the bodies of some lines, all or none, to erase what people said of themselves. `edit` returns the new
   * body of a line, or null to keep it. The log does not change between reading and writing; `edit` may be called more
   * than once for a line.
   */
  redact(table: string, edit: Edit): Promise<void>;
  snapshot(table: string): Promise<Snapshot | null>;
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** Where to tell the person in a seat that the game waits for them. Null: nowhere. */
  webhook(table: string, seat: number): Promise<string | null>;
  setWebhook(table: string, seat: number, url: string | null): Promise<void>;
  /** How many tables there are of each status. */
  counts(): Promise<Readonly<Record<Status, number>>>;
  /** `listener` is told of lines that other nodes wrote. Only one listener; a single-node store never calls it. */
  onLine(listener: (table: string, seq: number) => void): void;
  /** `listener` is told when lines may have been missed: the connection that announces them was lost and is back. */
  onGap(listener: () => void): void;
  /** Throws unless the store can be written to now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be used and must not be changed; the message says why, and what to do. */
export class Unusable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unusable';
  }
}

/** Nothing was written, because there is no room; what is there can still be read. It works again once there is room. */
export class StoreFull extends Refusal {
  constructor(cause?: unknown) {
    super('diskFull', 'nothing was written: the disk is full');
    this.name = 'StoreFull';
    this.cause = cause;
  }
}
