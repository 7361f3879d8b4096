/** The shared store: one database, used by any number of nodes. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { editPacked, pack, unpack } from './archive.ts';
import {
  checkedChange,
  checkSnapshot,
  checkText,
  checkWhole,
  editedLines,
  isStorable,
  notFinished,
  refusalOf,
  unknownTable,
} from '@horda/tables/store-checks';
import { configOf, Connections, type Statement } from './postgres-connection.ts';
import { PostgresHousekeeping } from './postgres-housekeeping.ts';
import { Listener } from './postgres-listener.ts';
import { POSTGRES_MIGRATIONS } from './postgres-migrations.ts';
import { prepareDatabase } from './postgres-open.ts';
import { PostgresParcels, PostgresPushes } from './postgres-pushes.ts';
import { AppendQueue } from './postgres-queue.ts';
import * as sql from './postgres-statements.ts';
import type { HostStore } from '@horda/tables/housekeeping';
import type { Appended, Change, Edit, Key, Line, Listed, Listing, Snapshot, Status } from '@horda/tables/store';

/** How long a line waits for a database that went away, in milliseconds. */
const PATIENCE = 10_000;

/** A store that several nodes share. */
export interface SharedStore extends HostStore {
  /** `listener` is told when a backup was restored: what this node knows is no longer true, and it can write no more. */
  onReplaced(listener: () => void): void;
}

/** Throws `Unusable` if the database cannot be reached or is not what it should be. */
export async function openPostgres(url: string, patience = PATIENCE): Promise<SharedStore> {
  const config = configOf(url);
  await prepareDatabase(config, POSTGRES_MIGRATIONS);
  const node = randomBytes(8).toString('hex');
  const listener = new Listener(config, node);
  await listener.start();
  const connections = new Connections(config);
  const housekeeping = new PostgresHousekeeping(connections, listener, node);
  return new PostgresStore(connections, listener, new AppendQueue(connections, node, patience), housekeeping);
}

class PostgresStore implements SharedStore {
  readonly housekeeping: PostgresHousekeeping;
  readonly pushes: PostgresPushes;
  readonly parcels: PostgresParcels;
  readonly #connections: Connections;
  readonly #listener: Listener;
  readonly #queue: AppendQueue;
  #closing: Promise<void> | null = null;

  constructor(connections: Connections, listener: Listener, queue: AppendQueue, housekeeping: PostgresHousekeeping) {
    this.housekeeping = housekeeping;
    this.pushes = new PostgresPushes(connections);
    this.parcels = new PostgresParcels(connections);
    this.#connections = connections;
    this.#listener = listener;
    this.#queue = queue;
  }

  async append(change: Change): Promise<Appended> {
    const plain = checkedChange(change);
    return (await this.#queue.append(plain)) ? 'written' : refusalOf(this, plain.line);
  }

  async lines(table: string, after: number, most?: number): Promise<readonly Line[]> {
    const lines = await this.#all<Line>(sql.LINES, [table, after, most ?? null]);
    if (lines.length > 0) return lines;
    return (await this.#unpacked(table)).filter(({ seq }) => seq > after);
  }

  async seqOf(table: string, command: string): Promise<number | null> {
    const found = await this.#first<{ seq: number }>(sql.SEQ_OF, [table, command]);
    if (found) return found.seq;
    return (await this.#unpacked(table)).find((line) => line.command === command)?.seq ?? null;
  }

  /** The log of an archived table; empty for any other table. */
  async #unpacked(table: string): Promise<readonly Line[]> {
    const archive = await this.#first<{ packed: Buffer }>(sql.PACKED, [table]);
    return archive ? unpack(table, archive.packed) : [];
  }

  listing(table: string): Promise<Listing | null> {
    return this.#first<Listing>(sql.LISTING, [table]);
  }

  key(table: string, hash: string): Promise<Key | null> {
    return this.#first<Key>(sql.KEY, [table, hash]);
  }

  keys(table: string, role?: Key['role']): Promise<readonly Key[]> {
    return this.#all<Key>(sql.KEYS, [table, role ?? null]);
  }

  lobby(limit: number): Promise<readonly Listed[]> {
    return this.#all<Listed>(sql.LOBBY, [limit]);
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    return (await this.#all<{ id: string }>(sql.DUE, [now, limit])).map(({ id }) => id);
  }

  async setWake(table: string, wake: number | null): Promise<void> {
    checkWhole(wake);
    await this.#change(table, sql.SET_WAKE, [wake]);
  }

  async finished(before: number, limit: number): Promise<readonly string[]> {
    return (await this.#all<{ id: string }>(sql.FINISHED, [before, limit])).map(({ id }) => id);
  }

  async archive(table: string, now: number): Promise<void> {
    checkWhole(now);
    await this.#holding(table, async (client, status) => {
      if (status === 'archived') return;
      if (status !== 'over') throw notFinished(table);
      const { rows } = await client.query<Line & pg.QueryResultRow>({ ...sql.LINES, values: [table, 0, null] });
      await client.query({ ...sql.PUT_PACKED, values: [table, await pack(rows)] });
      await client.query({ ...sql.DROP_LINES, values: [table] });
      await client.query({ ...sql.SET_ARCHIVED, values: [table, now] });
    });
  }

  async redact(table: string, edit: Edit): Promise<void> {
    await this.#holding(table, async (client, status) => {
      if (status === 'archived') {
        const { rows } = await client.query<{ packed: Buffer }>({ ...sql.PACKED, values: [table] });
        const packed = await editPacked(table, rows[0]!.packed, edit);
        if (packed) await client.query({ ...sql.PUT_PACKED, values: [table, packed] });
        return;
      }
      const { rows } = await client.query<Line & pg.QueryResultRow>({ ...sql.LINES, values: [table, 0, null] });
      const edited = editedLines(rows, edit);
      const values = [table, edited.map(({ seq }) => seq), edited.map(({ body }) => body)];
      if (edited.length > 0) await client.query({ ...sql.SET_BODIES, values });
    });
  }

  /** Runs a transaction during which no node adds or changes a line of the table. */
  #holding(table: string, run: (client: pg.ClientBase, status: Status) => Promise<void>): Promise<void> {
    return this.#connections.transaction(async (client) => {
      const { rows } = await client.query<{ status: Status }>({ ...sql.HOLD, values: [table] });
      if (!rows[0]) throw unknownTable(table);
      await run(client, rows[0].status);
    });
  }

  snapshot(table: string): Promise<Snapshot | null> {
    return this.#first<Snapshot>(sql.SNAPSHOT, [table]);
  }

  async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    checkSnapshot(snapshot);
    await this.#change(table, sql.PUT_SNAPSHOT, [snapshot.seq, snapshot.version, snapshot.body]);
  }

  async webhook(table: string, seat: number): Promise<string | null> {
    return (await this.#first<{ url: string }>(sql.WEBHOOK, [table, seat]))?.url ?? null;
  }

  async setWebhook(table: string, seat: number, url: string | null): Promise<void> {
    checkWhole(seat);
    checkText(url);
    if (url !== null) return this.#change(table, sql.PUT_WEBHOOK, [seat, url]);
    if (!(await this.listing(table))) throw unknownTable(table);
    await this.#connections.query(sql.DROP_WEBHOOK, [table, seat]);
  }

  async counts(): Promise<Readonly<Record<Status, number>>> {
    const counts = { open: 0, playing: 0, over: 0, archived: 0 };
    for (const { status, count } of await this.#all<{ status: Status; count: number }>(sql.COUNTS, []))
      counts[status] = count;
    return counts;
  }

  onLine(listener: (table: string, seq: number) => void): void {
    this.#listener.onLine = listener;
  }

  onGap(listener: () => void): void {
    this.#listener.onGap = () => {
      listener();
      // A restore ends all sessions; a new one finds out about it.
      void this.counts().catch(() => null);
    };
  }

  onReplaced(listener: () => void): void {
    this.#connections.onReplaced = listener;
  }

  async check(): Promise<void> {
    await this.#connections.query(sql.PROBE, [Date.now()]);
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#queue.close();
    await this.#listener.close();
    await this.#connections.close();
  }

  async #all<R>(statement: Statement, values: readonly (string | number | null)[]): Promise<readonly R[]> {
    // A text that cannot be stored is not in the database, which would throw an error for it.
    if (!values.every((value) => typeof value !== 'string' || isStorable(value))) return [];
    return (await this.#connections.query<R & pg.QueryResultRow>(statement, values)).rows;
  }

  async #first<R>(statement: Statement, values: readonly (string | number | null)[]): Promise<R | null> {
    return (await this.#all<R>(statement, values))[0] ?? null;
  }

  /** Changes a row that belongs to a table. */
  async #change(table: string, statement: Statement, values: readonly unknown[]): Promise<void> {
    checkText(table);
    const { rowCount } = await this.#connections.query(statement, [table, ...values]);
    if (rowCount === 0) throw unknownTable(table);
  }
}
