/** Those who look on at a table from this node. */
import type { Position, ServerFrame } from '@horda/protocol';
import type { Line } from '../storage/storage.ts';
import { changesInfo, entryOf, infoOf, type Reader } from '../table/project.ts';
import type { TableRecord } from '../table/records.ts';
import type { Table } from '../table/table.ts';

export interface Guest {
  readonly reader: Reader;
  send(frame: string): void;
  /** Its seat is no longer its own, or the table no longer here. */
  dismiss(why: Dismissal): void;
}

export type Dismissal = 'left' | 'archived' | 'closing';

export class Audience {
  readonly #guests = new Set<Guest>();

  get size(): number {
    return this.#guests.size;
  }

  enter(guest: Guest): void {
    this.#guests.add(guest);
    this.#tellPresence();
  }

  leave(guest: Guest): void {
    if (this.#guests.delete(guest)) this.#tellPresence();
  }

  has(reader: Reader): boolean {
    for (const guest of this.#guests) if (guest.reader === reader) return true;
    return false;
  }

  /** Sends away everybody, or all with the view of one seat. */
  dismiss(why: Dismissal, seat?: Reader): void {
    for (const guest of this.#guests) if (seat === undefined || guest.reader === seat) guest.dismiss(why);
  }

  /** What a line has changed; those with the same view get the same words. */
  tell(before: Table, table: Table, line: Line, record: TableRecord, position: (reader: Reader) => Position): void {
    const frames = new Map<Reader, string>();
    const info = changesInfo(before, table, record) ? { info: infoOf(table) } : {};
    for (const guest of this.#guests) {
      const { reader } = guest;
      let text = frames.get(reader);
      if (text === undefined) {
        const entries = [entryOf(table, line, record, reader, before.proposal !== null)];
        const frame: ServerFrame = { type: 'update', after: before.seq, entries, now: position(reader), ...info };
        text = JSON.stringify(frame);
        frames.set(reader, text);
      }
      guest.send(text);
    }
  }

  #tellPresence(): void {
    const seats = new Set<number>();
    let watchers = 0;
    for (const { reader } of this.#guests)
      if (reader === null) watchers++;
      else seats.add(reader);
    const frame: ServerFrame = { type: 'present', seats: [...seats].toSorted((a, b) => a - b), watchers };
    const text = JSON.stringify(frame);
    for (const guest of this.#guests) guest.send(text);
  }
}
