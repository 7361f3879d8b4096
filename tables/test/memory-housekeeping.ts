/** The housekeeping of the store in memory. */
import type { Block, Housekeeping, Query, Used } from '../src/housekeeping.ts';
import { checkText, checkWhole } from '../src/store-checks.ts';
import type { Model } from './store/model.ts';

/** `open`: the tables, or an error if the store is closed. */
export class MemoryHousekeeping implements Housekeeping {
  readonly #open: () => Model;

  constructor(open: () => Model) {
    this.#open = open;
  }

  async list(query: Query): Promise<readonly Used[]> {
    return this.#open().list(query);
  }

  async used(table: string): Promise<Used | null> {
    return this.#open().used(table);
  }

  async touch(table: string, touched: number): Promise<void> {
    checkWhole(touched);
    this.#open().touch(table, touched);
  }

  async remove(table: string, last?: number | null): Promise<boolean> {
    return this.#open().remove(table, last);
  }

  async bytes(): Promise<number> {
    return this.#open().bytes();
  }

  async bytesOf(table: string): Promise<number> {
    return this.#open().bytesOf(table);
  }

  async blocks(): Promise<readonly Block[]> {
    return [...this.#open().blocks.values()].toSorted((a, b) => (a.address < b.address ? -1 : 1));
  }

  async block(block: Block): Promise<void> {
    checkText(block.address);
    checkWhole(block.until);
    this.#open().blocks.set(block.address, block);
  }

  async unblock(address: string): Promise<boolean> {
    return this.#open().blocks.delete(address);
  }

  /** Never called: there is no other node. */
  onRemoved(): void {}

  onBlocks(): void {}
}
