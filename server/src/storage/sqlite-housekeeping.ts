/** The housekeeping of the embedded store. */
import type Database from 'better-sqlite3';
import type { Block, Housekeeping, Query, Used } from '@horda/tables/housekeeping';
import { checkText, checkWhole, closedStore, unknownTable } from '@horda/tables/store-checks';
import type { Heads } from './sqlite-heads.ts';
import type { WriteQueue } from './sqlite-queue.ts';
import type { ListingRow } from './sqlite-statements.ts';

export interface Parts {
  readonly db: Database.Database;
  readonly queue: WriteQueue;
  readonly heads: Heads;
  /** Runs operations that are longer than a turn of the event loop one after the other. */
  inTurn<T>(run: () => Promise<T>): Promise<T>;
}

type UsedRow = ListingRow & Pick<Used, 'table' | 'last' | 'at'>;
type Asked = Omit<Query, 'order'>;

export class SqliteHousekeeping implements Housekeeping {
  readonly #parts: Parts;
  readonly #prepared: ReturnType<typeof prepare>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#prepared = prepare(parts.db);
  }

  get #sql(): ReturnType<typeof prepare> {
    if (!this.#parts.db.open) throw closedStore();
    return this.#prepared;
  }

  async list({ order, ...asked }: Query): Promise<readonly Used[]> {
    return this.#sql[order].all(asked).map(usedOf);
  }

  async used(table: string): Promise<Used | null> {
    const row = this.#sql.used.get(table);
    return row === undefined ? null : usedOf(row);
  }

  async touch(table: string, touched: number): Promise<void> {
    checkWhole(touched);
    await this.#parts.queue.write(() => {
      if (this.#sql.touch.run(touched, table).changes === 0) throw unknownTable(table);
    });
  }

  remove(table: string, last?: number | null): Promise<boolean> {
    const { queue, heads, db, inTurn } = this.#parts;
    return inTurn(async () => {
      const isRemoved = await queue.write(() => {
        const found = this.#sql.last.get(table);
        if (found === undefined || (last !== undefined && found.last !== last)) return false;
        for (const drop of this.#sql.drops) drop.run(found.number);
        heads.drop(table);
        return true;
      });
      // What was removed must not stay in the write-ahead log either.
      if (isRemoved && db.open) db.pragma('wal_checkpoint(TRUNCATE)');
      return isRemoved;
    });
  }

  /** Pages in use: the file itself never shrinks, but what was removed makes room in it. */
  async bytes(): Promise<number> {
    return this.#sql.bytes.get()!;
  }

  async bytesOf(table: string): Promise<number> {
    return this.#sql.bytesOf.get({ table }) ?? 0;
  }

  async blocks(): Promise<readonly Block[]> {
    return this.#sql.blocks.all();
  }

  async block({ address, until }: Block): Promise<void> {
    checkText(address);
    checkWhole(until);
    await this.#parts.queue.write(() => this.#sql.block.run(address, until));
  }

  unblock(address: string): Promise<boolean> {
    return this.#parts.queue.write(() => this.#sql.unblock.run(address).changes > 0);
  }

  /** Never called: no other process can write to the file. */
  onRemoved(): void {}

  onBlocks(): void {}
}

function usedOf({ listed, ...row }: UsedRow): Used {
  return { ...row, listed: listed === 1 };
}

const USED = `
  SELECT id AS "table", game, status, listed, wake, touched, last.seq AS last, coalesce(last.at, touched) AS at
  FROM tables LEFT JOIN lines AS last ON last.number = tables.number
    AND last.seq = (SELECT max(seq) FROM lines WHERE lines.number = tables.number)`;

function prepare(db: Database.Database) {
  const list = (order: 'ASC' | 'DESC') =>
    db.prepare<Asked, UsedRow>(
      `${USED}
       WHERE status = :status AND touched < :before AND (:game IS NULL OR game = :game)
       ORDER BY touched ${order}, id ${order} LIMIT :limit`,
    );
  return {
    oldest: list('ASC'),
    latest: list('DESC'),
    used: db.prepare<[table: string], UsedRow>(`${USED} WHERE id = ?`),
    touch: db.prepare<[touched: number, table: string]>('UPDATE tables SET touched = ? WHERE id = ?'),
    last: db.prepare<[table: string], { readonly number: number; readonly last: number | null }>(
      'SELECT number, (SELECT max(seq) FROM lines WHERE lines.number = tables.number) AS last FROM tables WHERE id = ?',
    ),
    /** The table itself comes last: the others refer to it. */
    drops: ['lines', 'archives', 'keys', 'snapshots', 'webhooks', 'pushes', 'tables'].map((name) =>
      db.prepare<[number: number]>(`DELETE FROM ${name} WHERE number = ?`),
    ),
    bytes: db
      .prepare<[], number>(
        `SELECT (page_count - freelist_count) * page_size
         FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
      )
      .pluck(),
    bytesOf: db
      .prepare<{ readonly table: string }, number>(
        `SELECT coalesce((SELECT sum(octet_length(body)) FROM lines WHERE lines.number = tables.number), 0)
           + coalesce((SELECT octet_length(packed) FROM archives WHERE archives.number = tables.number), 0)
           + coalesce((SELECT octet_length(body) FROM snapshots WHERE snapshots.number = tables.number), 0)
         FROM tables WHERE id = :table`,
      )
      .pluck(),
    blocks: db.prepare<[], Block>('SELECT address, until FROM blocks ORDER BY address'),
    block: db.prepare<[address: string, until: number | null]>(
      'INSERT OR REPLACE INTO blocks (address, until) VALUES (?, ?)',
    ),
    unblock: db.prepare<[address: string]>('DELETE FROM blocks WHERE address = ?'),
  };
}
