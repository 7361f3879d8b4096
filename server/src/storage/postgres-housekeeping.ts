/** The housekeeping of the shared store. */
import type pg from 'pg';
import type { Block, Housekeeping, Query, Used } from '@horda/tables/housekeeping';
import { checkText, checkWhole, isStorable, unknownTable } from '@horda/tables/store-checks';
import { CHANNEL } from './postgres-append.ts';
import type { Connections, Statement } from './postgres-connection.ts';
import type { Listener } from './postgres-listener.ts';

function statement(name: string, text: string): Statement {
  return { name, text };
}

const SELECT_USED = `
  SELECT id AS "table", game, status, listed, wake, touched,
    CASE WHEN status = 'archived' THEN NULL ELSE last END AS last, coalesce(lines.at, touched) AS at
  FROM horda.tables LEFT JOIN horda.lines ON lines.table_id = id AND lines.seq = last`;
const listBy = (order: 'ASC' | 'DESC'): Statement =>
  statement(
    `list-${order}`,
    `${SELECT_USED}
     WHERE status = $1 AND touched < $2 AND ($3::text IS NULL OR game = $3)
     ORDER BY touched ${order}, id ${order} LIMIT $4`,
  );
const LIST = { oldest: listBy('ASC'), latest: listBy('DESC') };
const USED = statement('used', `${SELECT_USED} WHERE id = $1`);
const TOUCH = statement('touch', 'UPDATE horda.tables SET touched = $2 WHERE id = $1');
/** Locks the table: nobody adds or changes a line of it until the transaction ends. */
const HOLD_LAST = statement(
  'hold-last',
  `SELECT CASE WHEN status = 'archived' THEN NULL ELSE last END AS last FROM horda.tables WHERE id = $1 FOR UPDATE`,
);
/** The table itself comes last: the others refer to it. */
const DROPS = [
  ...['lines', 'archives', 'keys', 'snapshots', 'webhooks', 'pushes'].map((name) =>
    statement(`drop-all-${name}`, `DELETE FROM horda.${name} WHERE table_id = $1`),
  ),
  statement('drop-table', 'DELETE FROM horda.tables WHERE id = $1'),
];
const NOTIFY = statement('notify', `SELECT pg_notify('${CHANNEL}', $1)`);
const BYTES = statement(
  'bytes',
  `SELECT sum(pg_total_relation_size(oid))::bigint AS bytes FROM pg_class
   WHERE relnamespace = to_regnamespace('horda') AND relkind = 'r'`,
);
const BYTES_OF = statement(
  'bytes-of',
  `SELECT (coalesce((SELECT sum(octet_length(body)) FROM horda.lines WHERE table_id = $1), 0)
     + coalesce((SELECT octet_length(packed) FROM horda.archives WHERE table_id = $1), 0)
     + coalesce((SELECT octet_length(body) FROM horda.snapshots WHERE table_id = $1), 0))::bigint AS bytes`,
);
const BLOCKS = statement('blocks', 'SELECT address, until FROM horda.blocks ORDER BY address');
const BLOCK = statement(
  'block',
  `INSERT INTO horda.blocks (address, until) VALUES ($1, $2)
   ON CONFLICT (address) DO UPDATE SET until = excluded.until`,
);
const UNBLOCK = statement('unblock', 'DELETE FROM horda.blocks WHERE address = $1');

export class PostgresHousekeeping implements Housekeeping {
  readonly #connections: Connections;
  readonly #listener: Listener;
  readonly #node: string;

  constructor(connections: Connections, listener: Listener, node: string) {
    this.#connections = connections;
    this.#listener = listener;
    this.#node = node;
  }

  async list({ status, before, game, order, limit }: Query): Promise<readonly Used[]> {
    if (game !== null && !isStorable(game)) return [];
    return this.#all<Used>(LIST[order], [status, before, game, limit]);
  }

  async used(table: string): Promise<Used | null> {
    return isStorable(table) ? ((await this.#all<Used>(USED, [table]))[0] ?? null) : null;
  }

  async touch(table: string, touched: number): Promise<void> {
    checkText(table);
    checkWhole(touched);
    const { rowCount } = await this.#connections.query(TOUCH, [table, touched]);
    if (rowCount === 0) throw unknownTable(table);
  }

  async remove(table: string, last?: number | null): Promise<boolean> {
    if (!isStorable(table)) return false;
    return this.#connections.transaction(async (client) => {
      const { rows } = await client.query<{ last: number | null }>({ ...HOLD_LAST, values: [table] });
      const [found] = rows;
      if (found === undefined || (last !== undefined && found.last !== last)) return false;
      for (const drop of DROPS) await client.query({ ...drop, values: [table] });
      await client.query({ ...NOTIFY, values: [`${this.#node} removed ${table}`] });
      return true;
    });
  }

  /** Relations on disk; what was removed makes room in them once PostgreSQL has vacuumed. */
  async bytes(): Promise<number> {
    return (await this.#all<{ bytes: number }>(BYTES, []))[0]!.bytes;
  }

  async bytesOf(table: string): Promise<number> {
    return isStorable(table) ? (await this.#all<{ bytes: number }>(BYTES_OF, [table]))[0]!.bytes : 0;
  }

  blocks(): Promise<readonly Block[]> {
    return this.#all<Block>(BLOCKS, []);
  }

  async block({ address, until }: Block): Promise<void> {
    checkText(address);
    checkWhole(until);
    await this.#connections.query(BLOCK, [address, until]);
    await this.#tellBlocks();
  }

  async unblock(address: string): Promise<boolean> {
    if (!isStorable(address)) return false;
    const { rowCount } = await this.#connections.query(UNBLOCK, [address]);
    await this.#tellBlocks();
    return rowCount === 1;
  }

  onRemoved(listener: (table: string) => void): void {
    this.#listener.onRemoved = listener;
  }

  onBlocks(listener: () => void): void {
    this.#listener.onBlocks = listener;
  }

  async #tellBlocks(): Promise<void> {
    await this.#connections.query(NOTIFY, [`${this.#node} blocks`]);
  }

  async #all<R>(asked: Statement, values: readonly (string | number | null)[]): Promise<readonly R[]> {
    return (await this.#connections.query<R & pg.QueryResultRow>(asked, values)).rows;
  }
}
