/**
 * The past of a table in use: its latest lines, with what is needed to describe them, and copies of the table after
 * some lines. So a client that comes back needs no replay, and one that asks for old lines needs only a short one.
 */
import type { LogEntry } from '@horda/protocol';
import type { SealedGame } from '../replaying.ts';
import type { Line } from '../store.ts';
import type { Watch } from '../table/history.ts';
import { entryOf, type Moment, type Reader } from '../table/project.ts';
import { withoutPerson, type TableRecord } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import { copyTable, type Table } from '../table/table.ts';
import { costOfEntries, MOST_ENTRIES } from './costs.ts';
import { readLong, type Source } from './reading-logs.ts';
import { HOUSE, type Asker } from './slices.ts';

interface Recent extends Moment {
  readonly line: Pick<Line, 'seq' | 'at'>;
  readonly record: TableRecord;
  readonly proposed: boolean;
}

/** The number of lines between two kept tables; in a long log it doubles as often as needed. */
const MILESTONE_EVERY = 512;
/** At most this many tables are kept; beyond that, every second one is dropped. */
const MOST_MILESTONES = 32;
/** The most requests that may wait for old lines of one table. */
const MOST_WAITING = 8;

export interface Told {
  readonly entries: readonly LogEntry[];
  /** The first line that was asked for but left out; 0: none. */
  readonly omitted: number;
}

export class Past {
  #recent: Recent[] = [];
  #milestones: readonly Table[] = [];
  #every = MILESTONE_EVERY;
  #sealed: Promise<SealedGame> | null = null;
  #reading: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** The next line, and the table after it. */
  readonly add: Watch = (table, { seq, at }, record, proposed) => {
    const { entry, proposal, state } = table;
    // Not the whole state: only its events are told.
    const happened = state === null ? null : { kernel: { events: state.kernel.events } };
    this.#recent.push({ entry, proposal, state: happened, line: { seq, at }, record, proposed });
    // Not one line at a time: each cut copies the whole list.
    if (this.#recent.length >= 2 * MOST_ENTRIES) this.#recent = this.#recent.slice(-MOST_ENTRIES);
    if (record.type === 'erased') this.#erase(record.seat, table.chairs[record.seat]!.since);
    if (seq % this.#every === 0) this.#setMilestone(table);
  };

  #setMilestone(table: Table): void {
    const all = [...this.#milestones, copyTable(table)];
    if (all.length > MOST_MILESTONES) this.#every *= 2;
    this.#milestones = all.filter(({ seq }) => seq % this.#every === 0);
  }

  /** What `reader` may know of the lines from `from` on; only the last ones if there are too many. */
  latest(reader: Reader, from: number): Told {
    return this.#fromMemory(reader, from, Infinity);
  }

  #fromMemory(reader: Reader, from: number, to: number): Told {
    const told = this.#recent.filter(({ line }) => line.seq >= from && line.seq <= to).slice(-MOST_ENTRIES);
    const first = told[0]?.line.seq ?? from;
    const entries = told.map((each) => entryOf(each, each.line, each.record, reader, each.proposed));
    return { entries, omitted: first > from ? from : 0 };
  }

  /** What `reader` may know of the lines from `from` to `to`; only the last ones if there are too many. */
  async between(
    source: Source,
    { id, seq }: Table,
    reader: Reader,
    { from, to }: { readonly from: number; readonly to: number },
    asker: Asker = HOUSE,
  ): Promise<Told> {
    const [wanted, last] = [Math.max(1, from), Math.min(to, seq)];
    const first = Math.max(wanted, last - MOST_ENTRIES + 1);
    if (first > last) return { entries: [], omitted: 0 };
    if (first >= (this.#recent[0]?.line.seq ?? Infinity)) {
      await source.slices.beginFor(asker, costOfEntries(last - first + 1));
      return this.#fromMemory(reader, wanted, last);
    }
    const milestone = this.#milestones.findLast((each) => each.seq < first) ?? null;
    asker.charge(last - (milestone?.seq ?? 0));
    const entries = await this.#inTurn(() => readAgain(source, id, reader, milestone, first, last));
    return { entries, omitted: first > wanted ? wanted : 0 };
  }

  /** Requests for old lines wait for each other, so that together they use at most one slice of a turn. */
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MOST_WAITING)
      throw new Refusal('tooFast', 'old lines are being read for others; ask again later');
    this.#waiting++;
    const result = this.#reading.then(work).finally(() => this.#waiting--);
    this.#reading = result.catch(() => {});
    return result;
  }

  /** The save of a finished game, which never changes. Sealing replays the whole game, so it is done only once. */
  sealed(seal: () => Promise<SealedGame>): Promise<SealedGame> {
    this.#sealed ??= seal().catch((error: unknown) => {
      this.#sealed = null;
      throw error;
    });
    return this.#sealed;
  }

  /** Removes the name and words of the person who sat down with line `since`; the store erases them, too. */
  #erase(seat: number, since: number): void {
    this.#recent = this.#recent.map((each) => {
      const record = each.line.seq < since ? null : withoutPerson(each.record, seat);
      return record === null ? each : { ...each, record };
    });
  }
}

/** The lines from `first` to `last`, read again from a table that was kept. */
async function readAgain(
  source: Source,
  id: string,
  reader: Reader,
  milestone: Table | null,
  first: number,
  last: number,
): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = [];
  const tell: Watch = (table, line, record, proposed) => {
    if (line.seq >= first) entries.push(entryOf(table, line, record, reader, proposed));
  };
  await readLong(source, id, milestone === null ? null : copyTable(milestone), tell, last);
  return entries;
}

/** What reading the log gave besides the table itself. */
export interface Loaded {
  readonly past: Past;
  /** The commands in the log, with their lines. */
  readonly commands: ReadonlyMap<string, number>;
}
