/** Pushes and parcels of the embedded store. */
import type Database from 'better-sqlite3';
import type { Parcel, Parcels } from '@horda/tables/parcels';
import type { PushAddress, Pushes, PushKeys } from '@horda/tables/pushes';
import { checkText, checkWhole, closedStore, unknownTable } from '@horda/tables/store-checks';
import type { WriteQueue } from './sqlite-queue.ts';

interface Parts {
  readonly db: Database.Database;
  readonly queue: WriteQueue;
}

abstract class Prepared<S> {
  readonly #db: Database.Database;
  readonly #prepared: S;
  protected readonly queue: WriteQueue;

  constructor({ db, queue }: Parts, prepare: (db: Database.Database) => S) {
    this.#db = db;
    this.#prepared = prepare(db);
    this.queue = queue;
  }

  protected get sql(): S {
    if (!this.#db.open) throw closedStore();
    return this.#prepared;
  }
}

export class SqlitePushes extends Prepared<ReturnType<typeof preparePushes>> implements Pushes {
  constructor(parts: Parts) {
    super(parts, preparePushes);
  }

  async keys(made: () => PushKeys): Promise<PushKeys> {
    return this.queue.write(() => {
      const found = this.sql.keys.get();
      if (found !== undefined) return found;
      const keys = made();
      this.sql.addKeys.run(keys.publicKey, keys.privateKey);
      return keys;
    });
  }

  async add(table: string, hash: string, { endpoint, p256dh, auth, language }: PushAddress): Promise<void> {
    for (const text of [hash, endpoint, p256dh, auth, language]) checkText(text);
    await this.queue.write(() => {
      if (this.sql.add.run(endpoint, hash, p256dh, auth, language, table).changes === 0) throw unknownTable(table);
    });
  }

  async remove(table: string, endpoint: string): Promise<void> {
    await this.queue.write(() => this.sql.remove.run(table, endpoint));
  }

  async removeAll(table: string, hash: string): Promise<void> {
    await this.queue.write(() => this.sql.removeAll.run(table, hash));
  }

  async forget(endpoint: string): Promise<void> {
    await this.queue.write(() => this.sql.forget.run(endpoint));
  }

  async of(hash: string): Promise<readonly PushAddress[]> {
    return this.sql.of.all(hash);
  }
}

function preparePushes(db: Database.Database) {
  const of = 'number = (SELECT number FROM tables WHERE id = ?)';
  return {
    keys: db.prepare<[], PushKeys>('SELECT public AS publicKey, private AS privateKey FROM push_keys'),
    addKeys: db.prepare<[publicKey: string, privateKey: string]>('INSERT INTO push_keys VALUES (?, ?)'),
    add: db.prepare<[endpoint: string, hash: string, p256dh: string, auth: string, language: string, table: string]>(
      `INSERT OR REPLACE INTO pushes (number, endpoint, hash, p256dh, auth, language)
       SELECT number, ?, ?, ?, ?, ? FROM tables WHERE id = ?`,
    ),
    remove: db.prepare<[table: string, endpoint: string]>(`DELETE FROM pushes WHERE ${of} AND endpoint = ?`),
    removeAll: db.prepare<[table: string, hash: string]>(`DELETE FROM pushes WHERE ${of} AND hash = ?`),
    forget: db.prepare<[endpoint: string]>('DELETE FROM pushes WHERE endpoint = ?'),
    // A column without max() comes from the row of the maximum: what is known latest about a browser.
    of: db.prepare<[hash: string], PushAddress>(
      `SELECT endpoint, p256dh, auth, language FROM pushes WHERE hash = ?
       GROUP BY endpoint HAVING max(number) ORDER BY endpoint`,
    ),
  };
}

export class SqliteParcels extends Prepared<ReturnType<typeof prepareParcels>> implements Parcels {
  constructor(parts: Parts) {
    super(parts, prepareParcels);
  }

  async put({ id, body, until }: Parcel, now: number, most: number): Promise<boolean> {
    for (const text of [id, body]) checkText(text);
    for (const time of [until, now]) checkWhole(time);
    return this.queue.write(() => {
      this.sql.tidy.run(now);
      return this.sql.count.get()! < most && this.sql.put.run(id, body, until).changes === 1;
    });
  }

  async get(id: string, now: number): Promise<Parcel | null> {
    return this.sql.get.get(id, now) ?? null;
  }

  async remove(id: string): Promise<boolean> {
    return this.queue.write(() => this.sql.remove.run(id).changes === 1);
  }
}

function prepareParcels(db: Database.Database) {
  return {
    tidy: db.prepare<[now: number]>('DELETE FROM parcels WHERE until < ?'),
    count: db.prepare<[], number>('SELECT count(*) FROM parcels').pluck(),
    put: db.prepare<[id: string, body: string, until: number]>('INSERT OR IGNORE INTO parcels VALUES (?, ?, ?)'),
    get: db.prepare<[id: string, now: number], Parcel>(
      'SELECT id, body, until FROM parcels WHERE id = ? AND until >= ?',
    ),
    remove: db.prepare<[id: string]>('DELETE FROM parcels WHERE id = ?'),
  };
}
