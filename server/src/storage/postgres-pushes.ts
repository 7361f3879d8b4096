/** Pushes and parcels of the shared store. */
import type { Parcel, Parcels } from '@horda/tables/parcels';
import type { PushAddress, Pushes, PushKeys } from '@horda/tables/pushes';
import { checkText, checkWhole, isStorable, unknownTable } from '@horda/tables/store-checks';
import type pg from 'pg';
import type { Connections, Statement } from './postgres-connection.ts';

function statement(name: string, text: string): Statement {
  return { name, text };
}

const KEYS = statement('push-keys', 'SELECT public AS "publicKey", private AS "privateKey" FROM horda.push_keys');
/** The first node that comes decides. */
const ADD_KEYS = statement(
  'add-push-keys',
  'INSERT INTO horda.push_keys (public, private) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);
const ADD = statement(
  'add-push',
  `INSERT INTO horda.pushes (table_id, hash, endpoint, p256dh, auth, language)
   SELECT id, $2, $3, $4, $5, $6 FROM horda.tables WHERE id = $1
   ON CONFLICT (table_id, endpoint) DO UPDATE
   SET hash = excluded.hash, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language`,
);
const REMOVE = statement('remove-push', 'DELETE FROM horda.pushes WHERE table_id = $1 AND endpoint = $2');
const REMOVE_ALL = statement('remove-pushes', 'DELETE FROM horda.pushes WHERE table_id = $1 AND hash = $2');
const FORGET = statement('forget-push', 'DELETE FROM horda.pushes WHERE endpoint = $1');
const OF = statement(
  'pushes-of',
  `SELECT DISTINCT ON (endpoint) endpoint, p256dh, auth, language FROM horda.pushes WHERE hash = $1 ORDER BY endpoint`,
);
const TIDY = statement('tidy-parcels', 'DELETE FROM horda.parcels WHERE until < $1');
const PUT = statement(
  'put-parcel',
  `INSERT INTO horda.parcels (id, body, until)
   SELECT $1, $2, $3 WHERE (SELECT count(*) FROM horda.parcels) < $4 ON CONFLICT DO NOTHING`,
);
const GET = statement('get-parcel', 'SELECT id, body, until FROM horda.parcels WHERE id = $1 AND until >= $2');
const REMOVE_PARCEL = statement('remove-parcel', 'DELETE FROM horda.parcels WHERE id = $1');

export class PostgresPushes implements Pushes {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async keys(made: () => PushKeys): Promise<PushKeys> {
    const find = async (): Promise<PushKeys | undefined> => (await this.#all<PushKeys>(KEYS, []))[0];
    const found = await find();
    if (found !== undefined) return found;
    const { publicKey, privateKey } = made();
    await this.#connections.query(ADD_KEYS, [publicKey, privateKey]);
    return (await find())!;
  }

  async add(table: string, hash: string, { endpoint, p256dh, auth, language }: PushAddress): Promise<void> {
    const values = [table, hash, endpoint, p256dh, auth, language];
    for (const text of values) checkText(text);
    const { rowCount } = await this.#connections.query(ADD, values);
    if (rowCount === 0) throw unknownTable(table);
  }

  async remove(table: string, endpoint: string): Promise<void> {
    if (isStorable(table) && isStorable(endpoint)) await this.#connections.query(REMOVE, [table, endpoint]);
  }

  async removeAll(table: string, hash: string): Promise<void> {
    if (isStorable(table) && isStorable(hash)) await this.#connections.query(REMOVE_ALL, [table, hash]);
  }

  async forget(endpoint: string): Promise<void> {
    if (isStorable(endpoint)) await this.#connections.query(FORGET, [endpoint]);
  }

  of(hash: string): Promise<readonly PushAddress[]> {
    return this.#all<PushAddress>(OF, [hash]);
  }

  async #all<R>(asked: Statement, values: readonly string[]): Promise<readonly R[]> {
    if (!values.every(isStorable)) return [];
    return (await this.#connections.query<R & pg.QueryResultRow>(asked, values)).rows;
  }
}

export class PostgresParcels implements Parcels {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async put({ id, body, until }: Parcel, now: number, most: number): Promise<boolean> {
    for (const text of [id, body]) checkText(text);
    for (const time of [until, now]) checkWhole(time);
    await this.#connections.query(TIDY, [now]);
    return (await this.#connections.query(PUT, [id, body, until, most])).rowCount === 1;
  }

  async get(id: string, now: number): Promise<Parcel | null> {
    if (!isStorable(id)) return null;
    return (await this.#connections.query<Parcel & pg.QueryResultRow>(GET, [id, now])).rows[0] ?? null;
  }

  async remove(id: string): Promise<boolean> {
    return isStorable(id) && (await this.#connections.query(REMOVE_PARCEL, [id])).rowCount === 1;
  }
}
