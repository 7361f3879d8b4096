/** Records on their way into a log. */
import type { Key, Line } from '../store.ts';
import type { Who } from '../table/decide.ts';
import type { TableRecord } from '../table/records.ts';
import type { Table } from '../table/table.ts';

/** A record to be written, with the keys that come and go together with it. */
export interface Draft {
  readonly record: TableRecord;
  readonly command?: string;
  readonly newKeys?: readonly Key[];
  readonly droppedKeys?: readonly string[];
  /** The seat whose owner has gone. */
  readonly vacated?: number;
}

/** Makes a record for the table as it is when its turn comes; null: there is nothing left to do. */
export type Drafting = (table: Table) => Draft | null | Promise<Draft | null>;

/** A name that belongs to one person: a later owner of the seat may use the same ids. */
export function commandName({ seat, since, host }: Who, id: string): string {
  return `${seat === null ? (host ? 'host' : 'watch') : `${seat}.${since}`}:${id}`;
}

/** The line that a draft becomes at `table`, at the time `at`. */
export function lineOf({ record, command }: Draft, { id, seq }: Table, at: number): Line {
  return { table: id, seq: seq + 1, at, command: command ?? null, body: JSON.stringify(record) };
}
