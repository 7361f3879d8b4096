/** The frames that tell what a line has changed. Building their texts is a large part of the work for a move. */
import type { Event } from '@horda/kernel';
import type { LogEntry, Position } from '@horda/protocol';
import type { Line } from '../store.ts';
import { changesInfo, entryOf, infoOf, type Reader } from '../table/project.ts';
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
  /** Only the game has gone on: nothing that people wrote is told. */
  readonly isWordless: boolean;
  /** The last entry that was written out. */
  #entry: { readonly events: readonly Event[]; readonly text: string } | null = null;

  constructor(step: Step, position: (reader: Reader) => Position) {
    const { before, table, record } = step;
    this.#step = step;
    this.#position = position;
    this.#info = changesInfo(before, table, record) ? `,"info":${JSON.stringify(infoOf(table))}` : '';
    this.isWordless = record.type === 'answered' && this.#info === '';
  }

  /** The update for `reader`. `did`: the id of the reader's own command, if the update is the reply to it. */
  textFor(reader: Reader, did: string | null): string {
    // There are few readers: searching a short list is faster than a map.
    let at = this.#readers.indexOf(reader);
    if (at === -1) {
      at = this.#readers.push(reader) - 1;
      this.#texts.push(this.#write(reader));
    }
    // Ids are plain letters, so they need no escaping.
    return did === null ? `${this.#texts[at]!}}` : `${this.#texts[at]!},"did":"${did}"}`;
  }

  /** Everything but the closing brace. */
  #write(reader: Reader): string {
    const { before, table, line, record } = this.#step;
    const entry = this.#textOf(entryOf(table, line, record, reader, before.proposal !== null));
    const now = JSON.stringify(this.#position(reader));
    return `{"type":"update","after":${before.seq},"entries":[${entry}],"now":${now}${this.#info}`;
  }

  /** Entries for different readers differ only in their events, which are mostly the same for all. */
  #textOf(entry: LogEntry): string {
    const events = 'events' in entry ? entry.events : NO_EVENTS;
    if (this.#entry === null || !isSame(this.#entry.events, events))
      this.#entry = { events, text: JSON.stringify(entry) };
    return this.#entry.text;
  }
}

const NO_EVENTS: readonly Event[] = [];

function isSame(some: readonly Event[], others: readonly Event[]): boolean {
  return some.length === others.length && some.every((event, i) => event === others[i]);
}
