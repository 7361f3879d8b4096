/** Pushes and parcels of the store in memory. */
import type { Parcel, Parcels } from '../src/parcels.ts';
import type { PushAddress, Pushes, PushKeys } from '../src/pushes.ts';
import { checkText, checkWhole, unknownTable } from '../src/store-checks.ts';

interface Row {
  readonly table: string;
  readonly hash: string;
  readonly address: PushAddress;
}

/** `has`: whether there is such a table, or an error if the store is closed. */
export class MemoryPushes implements Pushes {
  readonly #has: (table: string) => boolean;
  #keys: PushKeys | null = null;
  #rows: readonly Row[] = [];

  constructor(has: (table: string) => boolean) {
    this.#has = has;
  }

  async keys(made: () => PushKeys): Promise<PushKeys> {
    return (this.#keys ??= made());
  }

  async add(table: string, hash: string, address: PushAddress): Promise<void> {
    for (const text of [hash, ...Object.values(address)]) checkText(text);
    if (!this.#has(table)) throw unknownTable(table);
    await this.remove(table, address.endpoint);
    this.#rows = [...this.#rows, { table, hash, address }];
  }

  async remove(table: string, endpoint: string): Promise<void> {
    this.#rows = this.#rows.filter((row) => row.table !== table || row.address.endpoint !== endpoint);
  }

  async removeAll(table: string, hash: string): Promise<void> {
    this.#rows = this.#rows.filter((row) => row.table !== table || row.hash !== hash);
  }

  async forget(endpoint: string): Promise<void> {
    this.#rows = this.#rows.filter((row) => row.address.endpoint !== endpoint);
  }

  async of(hash: string): Promise<readonly PushAddress[]> {
    const own = this.#rows.filter((row) => row.hash === hash && this.#has(row.table));
    const byEndpoint = new Map(own.map(({ address }) => [address.endpoint, address]));
    return [...byEndpoint.values()].toSorted((a, b) => (a.endpoint < b.endpoint ? -1 : 1));
  }
}

export class MemoryParcels implements Parcels {
  readonly #parcels = new Map<string, Parcel>();

  async put(parcel: Parcel, now: number, most: number): Promise<boolean> {
    for (const text of [parcel.id, parcel.body]) checkText(text);
    for (const time of [parcel.until, now]) checkWhole(time);
    for (const { id, until } of this.#parcels.values()) if (until < now) this.#parcels.delete(id);
    if (this.#parcels.size >= most || this.#parcels.has(parcel.id)) return false;
    this.#parcels.set(parcel.id, parcel);
    return true;
  }

  async get(id: string, now: number): Promise<Parcel | null> {
    const parcel = this.#parcels.get(id);
    return parcel === undefined || parcel.until < now ? null : parcel;
  }

  async remove(id: string): Promise<boolean> {
    return this.#parcels.delete(id);
  }
}
