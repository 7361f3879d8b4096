/** The latest lines of a table in use, with what is needed to tell of them: nobody who comes back has the game played again. */
import type { Entry } from '@horda/protocol';
import type { Line } from '../store.ts';
import { entryOf, type Moment, type Reader } from '../table/project.ts';
import type { TableRecord } from '../table/records.ts';
import type { Table } from '../table/table.ts';

interface Recent extends Moment {
  readonly line: Pick<Line, 'seq' | 'at'>;
  readonly record: TableRecord;
  readonly proposed: boolean;
}

/** So many lines of the past are told at once. */
export const MOST_ENTRIES = 500;

export class RecentLines {
  #lines: Recent[] = [];

  add({ entry, proposal, state }: Table, { seq, at }: Line, record: TableRecord, proposed: boolean): void {
    // Not the whole state: of it only what has happened is told.
    const happened = state === null ? null : { kernel: { events: state.kernel.events } };
    this.#lines.push({ entry, proposal, state: happened, line: { seq, at }, record, proposed });
    // Not one at a time: a list is moved as a whole.
    if (this.#lines.length >= 2 * MOST_ENTRIES) this.#lines = this.#lines.slice(-MOST_ENTRIES);
  }

  /** What `reader` may know of the lines from `from` on; the last of them. `omitted`: the first that is not told; 0: none. */
  entries(reader: Reader, from: number): { readonly entries: readonly Entry[]; readonly omitted: number } {
    const told = this.#lines.slice(-MOST_ENTRIES).filter(({ line }) => line.seq >= from);
    const first = told[0]?.line.seq ?? from;
    return {
      entries: told.map((each) => entryOf(each, each.line, each.record, reader, each.proposed)),
      omitted: first > from ? from : 0,
    };
  }

  /** Puts other records in place of some: what people said of themselves was erased. */
  edit(change: (record: TableRecord, seq: number) => TableRecord | null): void {
    this.#lines = this.#lines.map((each) => ({ ...each, record: change(each.record, each.line.seq) ?? each.record }));
  }
}
