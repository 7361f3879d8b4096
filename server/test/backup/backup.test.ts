import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { changeOf, startTable, temporaryFolder } from '@horda/tables/test/store/making';
import type { Place } from '../../src/backup/backups.ts';
import { KINDS, NOT_KEPT } from '../../src/backup/kinds.ts';
import { SQLITE_FILE } from '../../src/storage/sqlite-file.ts';
import { backUp, contents, filesIn, fill, freshPlace, inStore, restore, STORES } from './places.ts';

/** What only one kind of store has: numbers for ids, the end of a log. It is made anew. */
const OF_ONE_STORE = ['number', 'table_id', 'last'];

async function columnsOf(place: Place): Promise<Record<string, string[]>> {
  await inStore(place, (store) => store.check());
  const found = place.database === null ? sqliteColumns(place.data) : await postgresColumns(place.database);
  const kept = found.filter(({ table, column }) => !NOT_KEPT.includes(table) && !OF_ONE_STORE.includes(column));
  const columns: Record<string, string[]> = {};
  for (const { table, column } of kept) (columns[table] ??= []).push(column);
  for (const names of Object.values(columns)) names.sort();
  return columns;
}

interface Found {
  readonly table: string;
  readonly column: string;
}

function sqliteColumns(folder: string): readonly Found[] {
  const db = new Database(join(folder, SQLITE_FILE));
  const rows = db
    .prepare<[], Found>(
      `SELECT m.name AS "table", c.name AS "column" FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table'`,
    )
    .all();
  db.close();
  return rows;
}

async function postgresColumns(url: string): Promise<readonly Found[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Found>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = 'horda'`,
  );
  await client.end();
  return rows;
}

function tablesIn(file: string): readonly unknown[] {
  const db = new Database(file);
  const tables = db.prepare('SELECT id FROM tables').pluck().all();
  db.close();
  return tables;
}

/** The files in the folder of a place; a database needs none. */
const LEFT = { sqlite: [SQLITE_FILE], postgres: [] };

describe.each(STORES)('a backup of %s', (from) => {
  test('forgets nothing that the database has', async () => {
    const kept = KINDS.map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]);
    expect(await columnsOf(await freshPlace(from))).toEqual(Object.fromEntries(kept));
  });

  test.each(STORES)('brings everything to %s, where it goes on', async (to) => {
    const [source, target] = [await freshPlace(from), await freshPlace(to)];
    const tables = await inStore(source, fill);
    const before = await inStore(source, (store) => contents(store, tables));
    const { header, aside } = await restore(target, await backUp(source));
    expect(header).toMatchObject({ program: '0.0.0', rows: { tables: 4, lines: 36, archives: 1, keys: 1102 } });
    expect(aside).toBe(null);
    await inStore(target, async (store) => {
      expect(await contents(store, tables)).toEqual(before);
      const [open, playing, , packed] = tables as [string, string, string, string];
      expect(await store.append(changeOf(playing, 32, { line: { command: 'anna:1' } }))).toBe('repeated');
      expect(await store.append(changeOf(playing, 32))).toBe('written');
      expect(await store.append(changeOf(open, 3))).toBe('taken');
      expect(await store.append(changeOf(packed, 41))).toBe('taken');
      await startTable(store, 2);
      expect(await store.lines(open, 0)).toHaveLength(3);
    });
    expect([filesIn(source), filesIn(target)]).toEqual([LEFT[from], LEFT[to]]);
  });

  test('is restored only where nothing is, unless that may be replaced', async () => {
    const [source, target] = [await freshPlace(from), await freshPlace(from)];
    const tables = await inStore(source, fill);
    const file = await backUp(source);
    const old = await inStore(target, (store) => startTable(store, 2));
    await expect(restore(target, file)).rejects.toMatchObject({ kind: 'notEmpty', about: '1' });
    expect(await inStore(target, (store) => store.lines(old, 0))).toHaveLength(2);
    const { aside } = await restore(target, file, true);
    await inStore(target, async (store) => {
      expect(await store.listing(old)).toBe(null);
      expect(await store.lines(tables[1]!, 0)).toHaveLength(31);
    });
    expect(aside === null ? null : tablesIn(aside)).toEqual(from === 'postgres' ? null : [old]);
  });
});

describe.each(STORES)('into %s', (to) => {
  test('a file that is cut off, damaged, foreign or of a newer program brings nothing', async () => {
    const [source, target] = [await freshPlace('sqlite'), await freshPlace(to)];
    await inStore(source, fill);
    const good = readFileSync(await backUp(source));
    const text = gunzipSync(good).toString();
    const lines = text.trimEnd().split('\n');
    const old = await inStore(target, (store) => startTable(store, 2));
    const before = await inStore(target, (store) => contents(store, [old]));

    const refused = async (bytes: Uint8Array, kind: string): Promise<void> => {
      const file = join(temporaryFolder(), 'x.horda');
      writeFileSync(file, bytes);
      await expect(restore(target, file, true)).rejects.toMatchObject({ kind });
    };
    for (const part of [0.2, 0.5, 0.99]) await refused(good.subarray(0, good.length * part), 'cutOff');
    const flipped = Buffer.from(good);
    flipped[good.length >> 1]! ^= 0xff;
    await refused(flipped, 'damaged');
    await refused(new Uint8Array(), 'cutOff');
    await refused(Buffer.from('SQLite format 3\0 and so on'), 'foreign');
    await refused(gzipSync('{"game":"cisza"}\n'), 'foreign');
    await refused(gzipSync(lines.slice(0, -1).join('\n') + '\n'), 'cutOff');
    await refused(gzipSync(text.replace('"format":1', '"format":2')), 'newer');
    await refused(gzipSync(text.replace('"values":{', '"values":{"hats":["size"],')), 'newer');
    // Everything below has a good checksum.
    await refused(
      sealed(lines, (each) => each.filter((_, i) => i !== 20)),
      'damaged',
    );
    await refused(
      sealed(lines, (each) => each.map((line) => line.replace('"seat",1', '"pilot",1'))),
      'damaged',
    );
    await refused(
      sealed(lines, (each) => each.map((line) => line.replace('"open",true', '"open",1'))),
      'damaged',
    );
    await refused(
      sealed(lines, (each) => each.map((line) => line.replace(/^(\["webhooks",")[^"]*/, '$1x'))),
      'damaged',
    );
    await refused(
      sealed(lines, (each) => each.map((line) => line.replace(/,3,1700000000003,null/, ',4,1,null'))),
      'damaged',
    );
    expect(await inStore(target, (store) => contents(store, [old]))).toEqual(before);
    expect(filesIn(target)).toEqual(LEFT[to]);
  });
});

/** A backup with other lines, and a checksum that fits them. */
function sealed(lines: readonly string[], change: (lines: readonly string[]) => readonly string[]): Buffer {
  const body = change(lines.slice(0, -1));
  const text = `${body.join('\n')}\n`;
  const sha256 = createHash('sha256').update(text).digest('hex');
  return gzipSync(`${text}${JSON.stringify({ end: true, rows: body.length - 1, sha256 })}\n`);
}

test('a folder without a database has nothing to back up', async () => {
  const place = await freshPlace('sqlite');
  await expect(backUp(place)).rejects.toMatchObject({ kind: 'nothingThere' });
  expect(readdirSync(place.data)).toEqual([]);
});

test('a damaged database may be replaced', async () => {
  const [source, target] = [await freshPlace('sqlite'), await freshPlace('sqlite')];
  const tables = await inStore(source, fill);
  writeFileSync(join(target.data, SQLITE_FILE), 'Not a database, but long enough to look like one. '.repeat(100));
  const file = await backUp(source);
  await expect(restore(target, file)).rejects.toMatchObject({ kind: 'other' });
  await restore(target, file, true);
  expect(await inStore(target, (store) => store.lines(tables[0]!, 0))).toHaveLength(3);
});
