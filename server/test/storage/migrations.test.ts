import { freshDatabase } from '@horda/testing/postgres';
import Database from 'better-sqlite3';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Migration, stepsOf, stepsToMake } from '../../src/storage/migrate.ts';
import { openPostgres } from '../../src/storage/postgres.ts';
import { POSTGRES_MIGRATIONS } from '../../src/storage/postgres-migrations.ts';
import { prepareDatabase } from '../../src/storage/postgres-open.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { openFile, SQLITE_FILE } from '../../src/storage/sqlite-file.ts';
import { SQLITE_MIGRATIONS } from '../../src/storage/sqlite-migrations.ts';
import type { HostStore } from '@horda/tables/housekeeping';
import { Unusable } from '@horda/tables/store';
import { changeOf, temporaryFolder } from '@horda/tables/test/store/making';
import { POSTGRES_VERSIONS, SQLITE_VERSIONS } from './versions.ts';

/** A migration that needs `migration 1`, and one that fails. */
const NEXT: Migration = { name: 'next', sql: 'ALTER TABLE tables ADD COLUMN extra TEXT; CREATE TABLE more (a TEXT);' };
const BROKEN: Migration = { name: 'broken', sql: 'CREATE TABLE half (a TEXT); CREATE TABLE half (a TEXT);' };

describe('which migrations are made', () => {
  const known: Migration[] = ['one', 'two', 'three'].map((name) => ({ name, sql: `-- ${name}` }));
  const steps = stepsOf(known);

  test('those after the last one made', () => {
    expect(stepsToMake([], known, 'X')).toEqual(steps);
    expect(stepsToMake(steps.slice(0, 2), known, 'X').map(({ name }) => name)).toEqual(['three']);
    expect(stepsToMake(steps, known, 'X')).toEqual([]);
  });

  test('none if a newer program was here, one is missing or was changed', () => {
    expect(() => stepsToMake(steps, known.slice(0, 2), 'X')).toThrow(
      /^X was used by a newer Horda.*version 3 \(three\)/,
    );
    expect(() => stepsToMake([steps[0]!, steps[2]!], known, 'X')).toThrow(/^X .* migration 2 \(two\) is missing/);
    const changed = [steps[0]!, { ...steps[1]!, checksum: 'other' }];
    expect(() => stepsToMake(changed, known, 'X')).toThrow(/^X .* migration 2 \(two\) is not the one/);
    expect(() => stepsToMake(changed, known, 'X')).toThrow(Unusable);
  });
});

test('every version has its data to be tested with', () => {
  expect(SQLITE_VERSIONS).toHaveLength(SQLITE_MIGRATIONS.length);
  expect(POSTGRES_VERSIONS).toHaveLength(POSTGRES_MIGRATIONS.length);
});

describe.each(SQLITE_VERSIONS.map((data, i) => ({ version: i + 1, data })))('SQLite from version $version', (from) => {
  test('opens with its data', async () => {
    const folder = temporaryFolder();
    openFile(folder, SQLITE_MIGRATIONS.slice(0, from.version)).close();
    const db = new Database(join(folder, SQLITE_FILE));
    db.exec('DELETE FROM migrations');
    db.exec(from.data);
    db.close();
    await expectData(await openSqlite(folder), { hasBlocks: from.version >= 5, hasPushes: from.version >= 6 });
  });
});

describe.each(POSTGRES_VERSIONS.map((data, i) => ({ version: i + 1, data })))(
  'PostgreSQL from version $version',
  (from) => {
    test('opens with its data', async () => {
      const url = await freshDatabase();
      await prepareDatabase({ connectionString: url }, POSTGRES_MIGRATIONS.slice(0, from.version));
      await execute(url, 'DELETE FROM horda.migrations');
      await execute(url, from.data);
      await expectData(await openPostgres(url), { hasBlocks: from.version >= 2, hasPushes: from.version >= 4 });
    });
  },
);

describe('a migration is made whole or not at all', () => {
  test('by SQLite', () => {
    const folder = temporaryFolder();
    openFile(folder, SQLITE_MIGRATIONS).close();
    expect(() => openFile(folder, [...SQLITE_MIGRATIONS, NEXT, BROKEN])).toThrow(Unusable);
    const db = openFile(folder, SQLITE_MIGRATIONS);
    expect(db.prepare(`SELECT name FROM sqlite_schema WHERE name IN ('half', 'more')`).all()).toEqual([]);
    db.close();
    openFile(folder, [...SQLITE_MIGRATIONS, NEXT]).close();
    expect(() => openFile(folder, SQLITE_MIGRATIONS)).toThrow('newer Horda');
  });

  test('by PostgreSQL', async () => {
    const url = await freshDatabase();
    const inSchema = (migration: Migration): Migration => ({
      ...migration,
      sql: migration.sql.replaceAll('TABLE ', 'TABLE horda.'),
    });
    await prepareDatabase({ connectionString: url }, POSTGRES_MIGRATIONS);
    const broken = [...POSTGRES_MIGRATIONS, inSchema(NEXT), inSchema(BROKEN)];
    await expect(prepareDatabase({ connectionString: url }, broken)).rejects.toThrow(Unusable);
    await prepareDatabase({ connectionString: url }, POSTGRES_MIGRATIONS);
    await prepareDatabase({ connectionString: url }, [...POSTGRES_MIGRATIONS, inSchema(NEXT)]);
    await expect(openPostgres(url)).rejects.toThrow('newer Horda');
  });
});

test('of nodes that start at once, one makes the tables', async () => {
  const url = await freshDatabase();
  const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url)));
  const rows = await execute(url, 'SELECT number FROM horda.migrations');
  expect(rows).toHaveLength(POSTGRES_MIGRATIONS.length);
  await Promise.all(stores.map((store) => store.close()));
});

/** Expects the data that `versions.ts` puts into every version. */
async function expectData(
  store: HostStore,
  { hasBlocks, hasPushes }: { readonly hasBlocks: boolean; readonly hasPushes: boolean },
): Promise<void> {
  onTestFinished(() => store.close());
  for (const table of ['running', 'packed']) {
    expect(await store.lines(table, 0)).toEqual([
      { table, seq: 1, at: 1_700_000_000_001, command: null, body: '{"n":1}' },
      { table, seq: 2, at: 1_700_000_000_002, command: 'anna:2', body: '{"słowo":"żółć 🧟"}' },
    ]);
    expect(await store.seqOf(table, 'anna:2')).toBe(2);
  }
  const running = {
    game: 'cisza',
    status: 'playing',
    listed: false,
    wake: 1_700_000_009_999,
    touched: 1_700_000_000_002,
  };
  expect(await store.listing('running')).toEqual(running);
  expect((await store.listing('packed'))?.status).toBe('archived');
  expect(await store.key('running', 's')).toEqual({ hash: 's', role: 'seat', seat: 1 });
  expect(await store.keys('running', 'host')).toEqual([{ hash: 'h', role: 'host', seat: null }]);
  expect(await store.snapshot('running')).toEqual({ seq: 2, version: 3, body: '{}' });
  expect(await store.webhook('running', 1)).toBe('https://example.org/');
  const blocks = [{ address: '192.0.2.7', until: 1_700_000_009_999 }];
  expect(await store.housekeeping.blocks()).toEqual(hasBlocks ? blocks : []);
  const push = { endpoint: 'https://push.example.org/', p256dh: 'p', auth: 'a', language: 'pl' };
  expect(await store.pushes.of('s')).toEqual(hasPushes ? [push] : []);
  const keys = { publicKey: hasPushes ? 'public' : 'new', privateKey: hasPushes ? 'private' : 'new' };
  expect(await store.pushes.keys(() => ({ publicKey: 'new', privateKey: 'new' }))).toEqual(keys);
  expect((await store.parcels.get('parcel', 0))?.body).toBe(hasPushes ? 'sealed' : undefined);
  expect(await store.append(changeOf('running', 3, { line: { command: 'anna:2' } }))).toBe('repeated');
  expect(await store.append(changeOf('running', 3))).toBe('written');
  expect(await store.append(changeOf('packed', 3))).toBe('taken');
  // A new table does not share its lines with an existing one.
  expect(await store.append(changeOf('later', 1))).toBe('written');
  expect(await store.lines('later', 0)).toHaveLength(1);
  expect(await store.lines('packed', 0)).toHaveLength(2);
  expect(await store.lines('running', 0)).toHaveLength(3);
}

async function execute(url: string, sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
