/** The frames that tell what a line has changed. Building their texts is a large part of the work for a move. */
import type { Event } from '@horda/kernel';
import type { LogEntry, Position, SentInfo } from '@horda/protocol';
import type { Line } from '../store.ts';
import { changesInfo, entryOf, infoOf, infoWithoutPack, type Reader } from '../table/project.ts';
import type { TableRecord } from '../table/records.ts';
import type { Table } from '../table/table.ts';

/** A line that was written, and the table before and after it. */
export interface Step {
  readonly before: Table;
  readonly table: Table;
  readonly line: Line;
  readonly record: TableRecord;
}

export class Updates {
  readonly #step: Step;
  readonly #position: (reader: Reader) => Position;
  readonly #readers: Reader[] = [];
  readonly #texts: string[] = [];
  readonly #info: string;
  #wholeInfo: string | null = null;
  /** Only the game has gone on: nothing that people wrote is told. */
  readonly isWordless: boolean;
  /** The last entry that was written out. */
  #entry: { readonly events: readonly Event[]; readonly text: string } | null = null;

  constructor(step: Step, position: (reader: Reader) => Position) {
    const { before, table, record } = step;
    this.#step = step;
    this.#position = position;
    this.#info = changesInfo(before, table, record) ? newInfo(before, table) : '';
    this.isWordless = record.type === 'answered' && this.#info === '';
  }

  /**
   * The update for `reader`. `did`: the id of the reader's own command, if the update is the reply to it. `withPack`: the
   * reader takes `info` only as a whole.
   */
  textFor(reader: Reader, did: string | null, withPack = false): string {
    // There are few readers: searching a short list is faster than a map.
    let at = this.#readers.indexOf(reader);
    if (at === -1) {
      at = this.#readers.push(reader) - 1;
      this.#texts.push(this.#write(reader));
    }
    // Ids are plain letters, so they need no escaping.
    const info = withPack && this.#info !== '' ? (this.#wholeInfo ??= textOf(infoOf(this.#step.table))) : this.#info;
    return did === null ? `${this.#texts[at]!}${info}}` : `${this.#texts[at]!}${info},"did":"${did}"}`;
  }

  /** Everything but `info`, `did` and the closing brace. */
  #write(reader: Reader): string {
    const { before, table, line, record } = this.#step;
    const entry = this.#textOf(entryOf(table, line, record, reader, before.proposal !== null));
    const now = JSON.stringify(this.#position(reader));
    return `{"type":"update","after":${before.seq},"entries":[${entry}],"now":${now}`;
  }

  /** Entries for different readers differ only in their events, which are mostly the same for all. */
  #textOf(entry: LogEntry): string {
    const events = 'events' in entry ? entry.events : NO_EVENTS;
    if (this.#entry === null || !isSame(this.#entry.events, events))
      this.#entry = { events, text: JSON.stringify(entry) };
    return this.#entry.text;
  }
}

/** What has changed about the table, as text; empty: nothing. */
function newInfo(before: Table, table: Table): string {
  const text = textOf(infoWithoutPack(table));
  return text === textOf(infoWithoutPack(before)) ? '' : text;
}

const textOf = (info: SentInfo): string => `,"info":${JSON.stringify(info)}`;

const NO_EVENTS: readonly Event[] = [];

function isSame(some: readonly Event[], others: readonly Event[]): boolean {
  return some.length === others.length && some.every((event, i) => event === others[i]);
}
