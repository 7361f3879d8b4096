import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/storage/open.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { SQLITE_FILE } from '../../src/storage/sqlite-file.ts';
import { WriteQueue } from '../../src/storage/sqlite-queue.ts';
import { Unusable } from '@horda/tables/store';
import { changeOf, newTable, OPEN, startTable, temporaryFolder } from '@horda/tables/test/store/making';

async function filledFolder(): Promise<{ folder: string; file: string }> {
  const folder = temporaryFolder();
  const store = await openSqlite(folder);
  await Promise.all(Array.from({ length: 20 }, () => startTable(store, 20)));
  await store.close();
  return { folder, file: join(folder, SQLITE_FILE) };
}

/** Expects that the store is refused for this reason, and that nothing in its folder changes. */
async function expectRefusal(folder: string, reason: RegExp): Promise<void> {
  const before = contents(folder);
  const refusal = openSqlite(folder);
  await expect(refusal).rejects.toThrow(Unusable);
  await expect(refusal).rejects.toThrow(reason);
  expect(contents(folder)).toEqual(before);
}

/** Hashes of the files, except empty ones and the `-shm` index, which is rebuilt anyway. */
function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const);
  const kept = files.filter(([name, bytes]) => !name.endsWith('-shm') && (bytes.length > 0 || name === SQLITE_FILE));
  return Object.fromEntries(kept.map(([name, bytes]) => [name, hash('sha256', bytes)]));
}

test('a folder that is missing is made, for nobody else to read', async () => {
  const folder = join(temporaryFolder(), 'a', 'b');
  const store = await openStore({ data: folder, database: null });
  onTestFinished(() => store.close());
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await startTable(store, 1);
  expect(readdirSync(folder).toSorted()).toEqual(['horda.db', 'horda.db-wal']);
});

test('a folder in use is refused, in this process and in another', async () => {
  const folder = temporaryFolder();
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  await expect(openSqlite(folder)).rejects.toThrow(`Another Horda uses the folder ${folder}`);
  const other = runScript(`await openSqlite(process.argv[1])`, [folder]);
  expect(other.status).toBe(1);
  expect(other.stderr).toContain(`Unusable: Another Horda uses the folder ${folder}. Stop it`);
  await startTable(store, 1);
});

test('a file that is garbage is refused', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, SQLITE_FILE), 'Not a database, but long enough to look like one. '.repeat(1000));
  await expectRefusal(folder, /horda\.db is damaged \(file is not a database\)\. Restore a backup/);
});

test('a file that was cut off is refused', async () => {
  const { folder, file } = await filledFolder();
  const size = statSync(file).size;
  for (const part of [0.9, 0.5, 0.1]) {
    truncateSync(file, Math.floor(size * part));
    await expectRefusal(folder, /is damaged .* Restore a backup/);
  }
  truncateSync(file, 0);
  await expectRefusal(folder, /is empty, so that its tables are lost/);
});

test('a file with a damaged page is refused', async () => {
  const { folder, file } = await filledFolder();
  const bytes = readFileSync(file);
  // Leaves the first two pages intact: they describe the layout.
  bytes.fill(0xab, 8192, 16384);
  writeFileSync(file, bytes);
  await expectRefusal(folder, /is damaged .* Restore a backup/);
});

test('a damaged file that a killed process left is refused with its write-ahead log untouched', async () => {
  const folder = temporaryFolder();
  const left = temporaryFolder();
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  await startTable(store, 20);
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(left, name));
  const file = join(left, SQLITE_FILE);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  const intact = await openSqlite(left);
  await intact.close();
  for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(left, name));
  truncateSync(file, 8192);
  await expectRefusal(left, /is damaged/);
});

test('a write-ahead log without its file is refused', async () => {
  const { folder, file } = await filledFolder();
  copyFileSync(file, `${file}-wal`);
  rmSync(file);
  await expectRefusal(folder, /horda\.db is gone, but .*horda\.db-wal/);
});

test('a file of another program is refused', async () => {
  const folder = temporaryFolder();
  const db = new Database(join(folder, SQLITE_FILE));
  db.exec('CREATE TABLE guests (name TEXT)');
  db.close();
  await expectRefusal(folder, /belongs to another program\. Choose another data folder/);
});

test.each([
  ['newer', `INSERT INTO migrations VALUES (99, 'later', 'x')`, /newer Horda: it is at version 99 \(later\)/],
  ['changed', `UPDATE migrations SET checksum = 'x' WHERE number = 1`, /migration 1 \(tables\) is not the one/],
  ['missing', `UPDATE migrations SET number = 0 WHERE number = 1`, /migration 1 \(tables\) is missing/],
])('migrations that are %s are refused', async (_name, sql, reason) => {
  const { folder, file } = await filledFolder();
  const db = new Database(file);
  db.exec(sql);
  db.close();
  await expectRefusal(folder, reason);
});

test('a folder that cannot be written to is refused', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  await expect(openSqlite(join(folder, 'file'))).rejects.toThrow(/cannot be used .* Make it writable/);
  const locked = join(folder, 'locked');
  mkdirSync(locked);
  chmodSync(locked, 0o500);
  // Root may write everywhere.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid!(65_534);
  try {
    await expect(openSqlite(locked)).rejects.toThrow(Unusable);
    await expect(openSqlite(join(locked, 'below'))).rejects.toThrow(/cannot be used .* Make it writable/);
  } finally {
    if (isRoot) process.seteuid!(0);
  }
  expect(readdirSync(locked)).toEqual([]);
});

test('writes of one turn are one transaction; a failed one is left out of it', async () => {
  const statements: unknown[] = [];
  const db = new Database(join(temporaryFolder(), 'x.db'), { verbose: (sql) => statements.push(sql) });
  onTestFinished(() => void db.close());
  db.exec('CREATE TABLE numbers (n INTEGER PRIMARY KEY)');
  const add = db.prepare<[number]>('INSERT INTO numbers VALUES (?)');
  const queue = new WriteQueue(db, {
    sync: (done) => void setImmediate(done, null),
    look: (done) => done(null),
    syncNow: () => {},
    close: () => {},
  });
  const addAll = (numbers: readonly number[]) => Promise.allSettled(numbers.map((n) => queue.write(() => add.run(n))));
  await addAll([1, 2, 3]);
  expect(statements.filter((sql) => sql === 'COMMIT')).toHaveLength(1);
  const results = await addAll([4, 1, 5]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(db.prepare('SELECT n FROM numbers').pluck().all()).toEqual([1, 2, 3, 4, 5]);
});

test('when the disk is full a batch is refused whole, and what was acknowledged is there', async () => {
  const folder = temporaryFolder();
  const script = `
    const store = await openSqlite(process.argv[1]);
    const listing = ${JSON.stringify(OPEN)};
    const reports = [];
    for (let round = 0; round < 200 && !reports.some(({ reason }) => reason); round++) {
      const tables = Array.from({ length: 10 }, (_, i) => round + '-' + i);
      const done = await Promise.allSettled(tables.map((table) =>
        store.append({ line: { table, seq: 1, at: 1, command: null, body: 'x'.repeat(2000) }, listing })));
      reports.push(...done.map(({ value, reason }, i) => ({ table: tables[i], value, reason: reason?.message })));
    }
    console.log(JSON.stringify(reports));
    process.exit();`;
  // The shell counts in blocks of 512 or 1024 bytes, so files may grow to one or two megabytes.
  const { stdout, stderr } = runScript(script, [folder], 'ulimit -f 2000; exec "$@"');
  expect(stderr).toBe('');
  const reports = JSON.parse(stdout) as readonly { table: string; value?: string; reason?: string }[];
  const failed = reports.filter(({ reason }) => reason);
  expect(failed.length).toBe(10);
  for (const { reason } of failed) expect(reason).toMatch(/^nothing was written: /);
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  for (const { table, value } of reports) expect(await store.lines(table, 0)).toHaveLength(value === 'written' ? 1 : 0);
});

test('what is erased leaves no trace in the files', async () => {
  const folder = temporaryFolder();
  const store = await openSqlite(folder);
  onTestFinished(() => store.close());
  const table = await startTable(store, 5);
  const secret = 'Anna Nowak, ulica Cicha 7';
  const isThere = () => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(secret));
  // Long enough to fill its own pages, which become free when it is erased.
  await store.append(changeOf(table, 6, { line: { body: `"${'x'.repeat(10_000)} ${secret}"` } }));
  await store.append(changeOf(newTable(), 1));
  expect(isThere()).toBe(true);
  await store.redact(table, ({ seq }) => (seq === 6 ? '{}' : null));
  expect(isThere()).toBe(false);
});

/** Runs module code in another process, started by the shell command `shell`. */
function runScript(script: string, args: readonly string[], shell = 'exec "$@"') {
  const url = new URL('../../src/storage/sqlite.ts', import.meta.url).href;
  const source = `import { openSqlite } from ${JSON.stringify(url)};\n${script}`;
  const node = [process.execPath, '--input-type=module', '-e', source, ...args];
  return spawnSync('sh', ['-c', shell, 'sh', ...node], { encoding: 'utf8' });
}
