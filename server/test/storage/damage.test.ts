/** What happens to the files of the embedded store while it runs: gone, replaced, cut off, damaged, or no room. */
import Database from 'better-sqlite3';
import { copyFileSync, openSync, closeSync, renameSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StoreFull } from '@horda/tables/store';
import { changeOf, newTable, startTable, temporaryFolder } from '@horda/tables/test/store/making';
import { type FileStore, openSqlite } from '../../src/storage/sqlite.ts';
import { SQLITE_FILE } from '../../src/storage/sqlite-file.ts';
import { WriteQueue } from '../../src/storage/sqlite-queue.ts';

interface Opened {
  readonly folder: string;
  readonly file: string;
  readonly store: FileStore;
  readonly complaints: string[];
}

async function opened(): Promise<Opened> {
  const folder = temporaryFolder();
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  const complaints: string[] = [];
  store.onBroken(({ message }) => complaints.push(message));
  return { folder, file: join(folder, SQLITE_FILE), store, complaints };
}

const MISHAPS: readonly [string, RegExp, (file: string) => void][] = [
  ['is deleted', /horda\.db was deleted/, (file) => rmSync(file)],
  ['loses its write-ahead log', /horda\.db-wal was deleted/, (file) => rmSync(`${file}-wal`)],
  ['is moved away', /horda\.db was deleted or moved away/, (file) => renameSync(file, `${file}-old`)],
  [
    'is replaced by its copy',
    /horda\.db was replaced by another file/,
    (file) => {
      copyFileSync(file, `${file}-copy`);
      renameSync(`${file}-copy`, file);
    },
  ],
];

describe.each(MISHAPS)('a database that %s while it is used', (_, says, mishap) => {
  test('acknowledges nothing more, and says what to do', async () => {
    const { file, store, complaints } = await opened();
    const table = await startTable(store, 3);
    mishap(file);
    await expect(store.check()).rejects.toThrow(says);
    await expect(store.append(changeOf(table, 4))).rejects.toThrow(says);
    await expect(store.lines(table, 0)).rejects.toThrow(says);
    expect(complaints).toEqual([expect.stringMatching(says)]);
    expect(complaints[0]).toContain('horda backup FILE');
  });

  test('is found out by the moves alone', async () => {
    const { file, store } = await opened();
    const table = await startTable(store, 3);
    mishap(file);
    const write = async (): Promise<never> => {
      for (let seq = 4; ; seq++) await store.append(changeOf(table, seq));
    };
    await expect(write()).rejects.toThrow(says);
  });
});

test('a file that is cut off while it is used is found out', async () => {
  const { file, store } = await opened();
  // Enough for a checkpoint, so that the file itself has grown.
  for (let i = 0; i < 12; i++) await store.append(changeOf(newTable(), 1, { line: { body: 'x'.repeat(1_000_000) } }));
  await store.check();
  truncateSync(file, statSync(file).size >> 1);
  await expect(store.check()).rejects.toThrow('was cut off');
  await expect(store.append(changeOf(newTable(), 1))).rejects.toThrow('was cut off');
});

test('what a deleted database held can still be saved', async () => {
  const { folder, file, store } = await opened();
  const table = await startTable(store, 30);
  rmSync(file);
  await expect(store.check()).rejects.toThrow('was deleted');
  const rescued = temporaryFolder();
  await store.copyTo(join(rescued, SQLITE_FILE));
  await store.close();
  expect(statSync(folder).isDirectory()).toBe(true);
  const again = await openSqlite(rescued);
  onTestFinished(() => again.close());
  expect(await again.lines(table, 0)).toHaveLength(30);
});

test('a damaged page that is read ends all writing, too', async () => {
  const { file, store, complaints } = await opened();
  // More than SQLite keeps in memory.
  const tables = Array.from({ length: 30 }, newTable);
  for (const table of tables) await store.append(changeOf(table, 1, { line: { body: 'x'.repeat(1_000_000) } }));
  const descriptor = openSync(file, 'r+');
  const { size } = statSync(file);
  // The first pages describe the layout and are in memory.
  const garbage = Buffer.alloc(64 * 4096, 0xab);
  for (let at = 64 * 4096; at < size; at += garbage.length)
    writeSync(descriptor, garbage, 0, Math.min(garbage.length, size - at), at);
  closeSync(descriptor);
  const readAll = async (): Promise<void> => {
    for (const table of tables) await store.lines(table, 0);
  };
  await expect(readAll()).rejects.toThrow(/malformed|damaged/);
  await expect(store.check()).rejects.toThrow('the database is damaged');
  await expect(store.append(changeOf(newTable(), 1))).rejects.toThrow('the database is damaged');
  expect(complaints).toEqual([expect.stringContaining('horda restore FILE --replace')]);
});

test('a full disk refuses what is written, and takes it again once there is room', async () => {
  const db = new Database(join(temporaryFolder(), 'x.db'));
  onTestFinished(() => void db.close());
  db.exec('CREATE TABLE texts (body TEXT)');
  const add = db.prepare<[string]>('INSERT INTO texts VALUES (?)');
  const done = (end: (error: Error | null) => void): void => void setImmediate(end, null);
  const queue = new WriteQueue(db, { sync: done, look: done, syncNow: () => {}, close: () => {} });
  const write = () => queue.write(() => add.run('x'.repeat(10_000)).changes);
  db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`);
  await expect(write()).rejects.toThrow(StoreFull);
  await expect(write()).rejects.toMatchObject({ reason: 'diskFull' });
  expect(queue.settled()).toBe(null);
  db.pragma('max_page_count = 100000');
  expect(await write()).toBe(1);
  expect(db.prepare('SELECT count(*) FROM texts').pluck().get()).toBe(1);
});
