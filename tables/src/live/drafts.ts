/** Records on their way into a log. */
import type { Key } from '../store.ts';
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

/** Makes a record for the table as it is then; null: nothing is to be done any more. */
export type Drafting = (table: Table) => Draft | null | Promise<Draft | null>;

/** A person's own: whoever has the seat later may use the same ids. */
export function commandName({ seat, since, host }: Who, id: string): string {
  return `${seat === null ? (host ? 'host' : 'watch') : `${seat}.${since}`}:${id}`;
}
