/** All SQL of the embedded store, except its schema. */
import type Database from 'better-sqlite3';
import type { Key, Line, Snapshot, Status, Listing } from '@horda/tables/store';
import type { Head } from './sqlite-heads.ts';

/** A listing as SQLite stores it; SQLite has no booleans. */
export interface ListingRow {
  readonly game: string;
  readonly status: Status;
  readonly listed: number;
  readonly wake: number | null;
  readonly touched: number;
}

type ListingValues = [game: string, status: Status, listed: number, wake: number | null, touched: number];

export type Statements = ReturnType<typeof prepare>;

export function prepare(db: Database.Database) {
  return {
    /** The status of a table and the number of its last line; the latter is null if the log is packed. */
    head: db.prepare<[table: string], Pick<Head, 'status' | 'number' | 'last'>>(
      'SELECT status, number, (SELECT max(seq) FROM lines WHERE lines.number = tables.number) AS last FROM tables WHERE id = ?',
    ),
    /** The commands in the log of a table. */
    commands: db
      .prepare<[number: number], string>('SELECT command FROM lines WHERE number = ? AND command IS NOT NULL')
      .pluck(),
    numberOf: db.prepare<[table: string], number>('SELECT number FROM tables WHERE id = ?').pluck(),
    highest: db.prepare<[], { readonly number: number }>('SELECT coalesce(max(number), 0) AS number FROM tables'),
    addTable: db.prepare<[table: string, number: number, ...ListingValues]>(
      'INSERT INTO tables (id, number, game, status, listed, wake, touched) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    addLine: db.prepare<[table: number, seq: number, at: number, command: string | null, body: string]>(
      'INSERT INTO lines (number, seq, at, command, body) VALUES (?, ?, ?, ?, ?)',
    ),
    setListing: db.prepare<[...ListingValues, number: number]>(
      'UPDATE tables SET game = ?, status = ?, listed = ?, wake = ?, touched = ? WHERE number = ?',
    ),
    /** Adds nothing if the key exists already. */
    addKey: db.prepare<[number: number, hash: string, role: Key['role'], seat: number | null]>(
      'INSERT INTO keys (number, hash, role, seat) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    ),
    dropKey: db.prepare<[number: number, hash: string]>('DELETE FROM keys WHERE number = ? AND hash = ?'),

    lines: db.prepare<[table: string, after: number, most: number], Line>(
      `SELECT id AS "table", seq, at, command, body FROM tables JOIN lines USING (number)
       WHERE id = ? AND seq > ? ORDER BY seq LIMIT ?`,
    ),
    seqOf: db.prepare<[table: string, command: string], { readonly seq: number }>(
      'SELECT seq FROM tables JOIN lines USING (number) WHERE id = ? AND command = ?',
    ),
    setBody: db.prepare<[body: string, table: string, seq: number]>(
      'UPDATE lines SET body = ? WHERE number = (SELECT number FROM tables WHERE id = ?) AND seq = ?',
    ),
    dropLines: db.prepare<[table: string]>('DELETE FROM lines WHERE number = (SELECT number FROM tables WHERE id = ?)'),
    packed: db.prepare<[table: string], { readonly packed: Buffer }>(
      'SELECT packed FROM tables JOIN archives USING (number) WHERE id = ?',
    ),
    putPacked: db.prepare<[number: number, packed: Buffer]>(
      'INSERT OR REPLACE INTO archives (number, packed) VALUES (?, ?)',
    ),
    setArchived: db.prepare<[now: number, table: string]>(
      `UPDATE tables SET status = 'archived', wake = NULL, touched = ? WHERE id = ?`,
    ),

    listing: db.prepare<[table: string], ListingRow>(
      'SELECT game, status, listed, wake, touched FROM tables WHERE id = ?',
    ),
    lobby: db.prepare<[limit: number], ListingRow & { readonly table: string }>(
      `SELECT id AS "table", game, status, listed, wake, touched FROM tables
       WHERE status = 'open' AND listed = 1 ORDER BY touched DESC, id LIMIT ?`,
    ),
    due: db.prepare<[now: number, limit: number], { readonly id: string }>(
      'SELECT id FROM tables WHERE wake <= ? ORDER BY wake, id LIMIT ?',
    ),
    /** Matches the table whatever its status, so that no match means that there is no such table. */
    setWake: db.prepare<[wake: number | null, table: string]>(
      `UPDATE tables SET wake = CASE WHEN status = 'playing' THEN ? ELSE wake END WHERE id = ?`,
    ),
    finished: db.prepare<[before: number, limit: number], { readonly id: string }>(
      `SELECT id FROM tables WHERE status = 'over' AND touched < ? ORDER BY touched, id LIMIT ?`,
    ),
    counts: db.prepare<[], { readonly status: Status; readonly count: number }>(
      'SELECT status, count(*) AS count FROM tables GROUP BY status',
    ),

    key: db.prepare<[table: string, hash: string], Key>(
      'SELECT hash, role, seat FROM tables JOIN keys USING (number) WHERE id = ? AND hash = ?',
    ),
    keys: db.prepare<{ readonly table: string; readonly role: Key['role'] | null }, Key>(
      `SELECT hash, role, seat FROM tables JOIN keys USING (number)
       WHERE id = :table AND (:role IS NULL OR role = :role) ORDER BY seat, hash`,
    ),
    snapshot: db.prepare<[table: string], Snapshot>(
      'SELECT seq, version, body FROM tables JOIN snapshots USING (number) WHERE id = ?',
    ),
    putSnapshot: db.prepare<[number: number, seq: number, version: number, body: string]>(
      'INSERT OR REPLACE INTO snapshots (number, seq, version, body) VALUES (?, ?, ?, ?)',
    ),
    webhook: db.prepare<[table: string, seat: number], { readonly url: string }>(
      'SELECT url FROM tables JOIN webhooks USING (number) WHERE id = ? AND seat = ?',
    ),
    putWebhook: db.prepare<[number: number, seat: number, url: string]>(
      'INSERT OR REPLACE INTO webhooks (number, seat, url) VALUES (?, ?, ?)',
    ),
    dropWebhook: db.prepare<[number: number, seat: number]>('DELETE FROM webhooks WHERE number = ? AND seat = ?'),
    probe: db.prepare<[at: number]>('UPDATE probe SET at = ?'),
  };
}

export function valuesOf({ game, status, listed, wake, touched }: Listing) {
  return [game, status, listed ? 1 : 0, wake, touched] as const;
}

export function listingOf({ game, status, listed, wake, touched }: ListingRow): Listing {
  return { game, status, listed: listed === 1, wake, touched };
}
