/** How many tables that have not begun one address may have. Addresses stay in memory, and for a day only. */
import type { Store } from '@horda/tables/store';
import { Refusal } from '@horda/tables/table/refusal';

const REMEMBERED = 24 * 3_600_000;

export class OpenTables {
  readonly #store: Pick<Store, 'listing'>;
  readonly #most: number;
  readonly #now: () => number;
  /** The oldest first. */
  readonly #made = new Map<string, { readonly address: string; readonly at: number }>();
  readonly #of = new Map<string, Set<string>>();

  constructor(store: Pick<Store, 'listing'>, most: number, now: () => number) {
    this.#store = store;
    this.#most = most;
    this.#now = now;
  }

  /** Throws a `Refusal` if the address has too many. */
  async check(address: string): Promise<void> {
    for (const [table, { at }] of this.#made) {
      if (at > this.#now() - REMEMBERED) break;
      this.#forget(table);
    }
    const own = this.#of.get(address);
    if (own === undefined || own.size < this.#most) return;
    for (const table of own) if ((await this.#store.listing(table))?.status !== 'open') this.#forget(table);
    if (own.size >= this.#most)
      throw new Refusal(
        'tooManyOpen',
        `from your address ${this.#most} tables wait to begin; begin some of them first`,
      );
  }

  add(address: string, table: string): void {
    this.#made.set(table, { address, at: this.#now() });
    this.#of.set(address, (this.#of.get(address) ?? new Set()).add(table));
  }

  #forget(table: string): void {
    const { address } = this.#made.get(table)!;
    this.#made.delete(table);
    const own = this.#of.get(address)!;
    own.delete(table);
    if (own.size === 0) this.#of.delete(address);
  }
}
