/** How much the store holds, and how much it may hold. */
import type { AdminSizes } from '@horda/protocol/admin';
import type { HostStore } from '@horda/tables/housekeeping';
import { Refusal } from '@horda/tables/table/refusal';
import { shared } from '../shared.ts';

/** Null: no limit. */
export interface Quotas {
  readonly mostBytes: number | null;
  readonly mostTables: number | null;
}

export const NO_QUOTAS: Quotas = { mostBytes: null, mostTables: null };

export type Sizes = Pick<AdminSizes, 'bytes' | 'tables'>;

/** The store is asked at most once in so many milliseconds: on PostgreSQL each table is counted. */
const FRESH_FOR = 10_000;

export class Room {
  readonly #quotas: Quotas;
  readonly #read: () => Promise<Sizes>;
  /** Tables made here since the store was asked. */
  #made = 0;

  constructor(store: HostStore, quotas: Quotas, freshFor = FRESH_FOR) {
    this.#quotas = quotas;
    this.#read = shared(freshFor, async () => {
      this.#made = 0;
      const [bytes, tables] = await Promise.all([store.housekeeping.bytes(), store.counts()]);
      return { bytes, tables };
    });
  }

  /** Perhaps some seconds old. */
  sizes(): Promise<Sizes> {
    return this.#read();
  }

  /** Throws a `Refusal` unless one more table may be made; it counts as made. */
  async take(): Promise<void> {
    const { mostBytes, mostTables } = this.#quotas;
    if (mostBytes === null && mostTables === null) return;
    const { bytes, tables } = await this.#read();
    const count = Object.values(tables).reduce((sum, each) => sum + each, 0) + this.#made;
    if (bytes >= (mostBytes ?? Infinity) || count >= (mostTables ?? Infinity))
      throw new Refusal('storeFull', 'this server is full: it takes no new tables for now; games that go on are safe');
    this.#made++;
  }
}
