/** Everybody who looks on at a table from this node. */
import type { Position, ServerFrame } from '@horda/protocol';
import type { Reader } from '../table/project.ts';
import type { TableRecord } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import { later, type Timer } from './timers.ts';
import { type Step, Updates } from './updates.ts';

export interface Guest {
  readonly reader: Reader;
  /** `isWordless`: the frame holds nothing that people wrote; see `Outlet`. */
  send(frame: string, isWordless?: boolean): void;
  /** The guest's id for `command` if it waits for the reply; the update then is the reply. Null: it does not wait. */
  waitedFor?(command: string): string | null;
  /** The guest is of an early version, which must be told the pack with every `info`. */
  readonly wantsPack?: boolean;
  /** Where the guest comes from, for the server's host. */
  readonly address?: string | undefined;
  /** Tells the guest that the same people play again at table `next`. */
  follow?(next: string): void;
  /** Sends the guest away: its seat is no longer its own, or the table is no longer here. */
  dismiss(why: Dismissal): void;
}

export type Dismissal = 'left' | 'archived' | 'removed' | 'reissued' | 'closing';

/** Each watcher is told everything that happens. Seats do not count: the game limits their number. */
const MOST_WATCHERS = 200;
/** How long comings and goings are collected before guests hear of them, in milliseconds: there may be a crowd. */
const PRESENCE_EVERY = 250;

export class Audience {
  /** Each guest with the last presence message that it was sent. */
  readonly #guests = new Map<Guest, string>();
  #watchers = 0;
  #telling: Timer | null = null;

  get size(): number {
    return this.#guests.size;
  }

  enter(guest: Guest): void {
    this.checkRoom(guest.reader);
    if (guest.reader === null) this.#watchers++;
    this.#guests.set(guest, '');
    this.#tellPresence(guest, this.#presence());
    this.#tellPresenceSoon();
  }

  /** Throws if there is no room for one more guest with this view. */
  checkRoom(reader: Reader): void {
    if (reader === null && this.#watchers >= MOST_WATCHERS)
      throw new Refusal('full', `${MOST_WATCHERS} people watch this table already; come back later`);
  }

  leave(guest: Guest): void {
    if (!this.#guests.delete(guest)) return;
    if (guest.reader === null) this.#watchers--;
    if (this.#guests.size > 0) return this.#tellPresenceSoon();
    if (this.#telling !== null) clearTimeout(this.#telling);
    this.#telling = null;
  }

  get guests(): Iterable<Guest> {
    return this.#guests.keys();
  }

  has(reader: Reader): boolean {
    for (const guest of this.#guests.keys()) if (guest.reader === reader) return true;
    return false;
  }

  /** Sends away those whose key a line has ended; after a rematch, those who follow go to the next table. */
  heed(record: TableRecord): void {
    if (record.type === 'left' || record.type === 'freed') this.dismiss('left', record.seat);
    // Who still has a key comes back with it.
    if (record.type === 'reissued') this.dismiss('reissued', null);
    if (record.type === 'rematched') for (const guest of this.#guests.keys()) guest.follow?.(record.table);
  }

  /** Sends away everybody, or all with the view of one seat. */
  dismiss(why: Dismissal, seat?: Reader): void {
    for (const guest of this.#guests.keys()) if (seat === undefined || guest.reader === seat) guest.dismiss(why);
  }

  /** Tells the guests what a line has changed. */
  tell(step: Step, position: (reader: Reader) => Position): void {
    const updates = new Updates(step, position);
    const { command } = step.line;
    for (const guest of this.#guests.keys()) {
      const did = command === null ? null : (guest.waitedFor?.(command) ?? null);
      guest.send(updates.textFor(guest.reader, did, guest.wantsPack), updates.isWordless);
    }
  }

  #tellPresenceSoon(): void {
    this.#telling ??= later(() => {
      this.#telling = null;
      const text = this.#presence();
      for (const guest of this.#guests.keys()) this.#tellPresence(guest, text);
    }, PRESENCE_EVERY);
  }

  #tellPresence(guest: Guest, text: string): void {
    if (this.#guests.get(guest) === text) return;
    this.#guests.set(guest, text);
    guest.send(text);
  }

  #presence(): string {
    const seats = new Set<number>();
    for (const { reader } of this.#guests.keys()) if (reader !== null) seats.add(reader);
    const frame: ServerFrame = {
      type: 'present',
      seats: [...seats].toSorted((a, b) => a - b),
      watchers: this.#watchers,
    };
    return JSON.stringify(frame);
  }
}
