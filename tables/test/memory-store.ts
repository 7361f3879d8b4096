/** A store without a disk, for tests of tables rather than durability: wraps the model of a store as a real one. */
import type { Appended, Change, Edit, Key, Line, Listed, Listing, Snapshot, Status } from '../src/store.ts';
import type { HostStore } from '../src/housekeeping.ts';
import { checkedChange, checkSnapshot, checkText, checkWhole, closedStore } from '../src/store-checks.ts';
import { MemoryHousekeeping } from './memory-housekeeping.ts';
import { MemoryParcels, MemoryPushes } from './memory-pushes.ts';
import { Model } from './store/model.ts';

/** `tables`: the data left by an earlier store. */
export function openMemory(tables = new Model()): MemoryStore {
  return new MemoryStore(tables);
}

export class MemoryStore implements HostStore {
  readonly #tables: Model;
  readonly housekeeping = new MemoryHousekeeping(() => this.#open);
  readonly pushes = new MemoryPushes((table) => this.#open.listing(table) !== null);
  readonly parcels = new MemoryParcels();
  #isClosed = false;
  /** How many lines were written so far, of all tables. */
  written = 0;

  constructor(tables: Model) {
    this.#tables = tables;
  }

  get #open(): Model {
    if (this.#isClosed) throw closedStore();
    return this.#tables;
  }

  async append(change: Change): Promise<Appended> {
    checkedChange(change);
    const result = this.#open.append(change);
    if (result === 'written') this.written++;
    return result;
  }

  async lines(table: string, after: number, most = Infinity): Promise<readonly Line[]> {
    return this.#open.lines(table, after).slice(0, most);
  }

  async seqOf(table: string, command: string): Promise<number | null> {
    return this.#open.seqOf(table, command);
  }

  async listing(table: string): Promise<Listing | null> {
    return this.#open.listing(table);
  }

  async key(table: string, hash: string): Promise<Key | null> {
    return this.#open.key(table, hash);
  }

  async keys(table: string, role?: Key['role']): Promise<readonly Key[]> {
    return this.#open.keys(table, role);
  }

  async lobby(limit: number): Promise<readonly Listed[]> {
    return this.#open.lobby().slice(0, limit);
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    return this.#open.due(now).slice(0, limit);
  }

  async setWake(table: string, wake: number | null): Promise<void> {
    checkWhole(wake);
    this.#open.setWake(table, wake);
  }

  async finished(before: number, limit: number): Promise<readonly string[]> {
    return this.#open.finished(before).slice(0, limit);
  }

  async archive(table: string, now: number): Promise<void> {
    checkWhole(now);
    this.#open.archive(table, now);
  }

  async redact(table: string, edit: Edit): Promise<void> {
    this.#open.redact(table, edit);
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    return this.#open.snapshot(table);
  }

  async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    checkSnapshot(snapshot);
    this.#open.saveSnapshot(table, snapshot);
  }

  async webhook(table: string, seat: number): Promise<string | null> {
    return this.#open.webhook(table, seat);
  }

  async setWebhook(table: string, seat: number, url: string | null): Promise<void> {
    checkWhole(seat);
    checkText(url);
    this.#open.setWebhook(table, seat, url);
  }

  async counts(): Promise<Readonly<Record<Status, number>>> {
    return this.#open.counts();
  }

  /** Never called: there is no other node. */
  onLine(): void {}

  onGap(): void {}

  async check(): Promise<void> {
    void this.#open;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
  }
}
