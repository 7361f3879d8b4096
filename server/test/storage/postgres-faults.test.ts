import { freshDatabase } from '@horda/testing/postgres';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgres } from '../../src/storage/postgres.ts';
import { type Store, Unusable } from '@horda/tables/store';
import { changeOf, lineOf, newTable, startTable } from '@horda/tables/test/store/making';
import { Wire } from './wire.ts';

/** News may take long to reach another connection on a busy machine. */
const PATIENCE = { timeout: 60_000 };

const END_OTHERS = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`;

async function execute(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
}

function changed(url: string, parts: Partial<URL>): string {
  return Object.assign(new URL(url), parts).href;
}

/** Expects that the store is refused for this reason, without showing the password. */
async function expectRefusal(url: string, reason: RegExp): Promise<void> {
  const refusal: unknown = await openPostgres(url).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Unusable);
  const { message, stack, cause } = refusal as Unusable;
  expect(message).toMatch(reason);
  expect(cause).toBeUndefined();
  const password = URL.canParse(url) ? new URL(url).password : 'secret';
  expect(`${message}${stack}`).not.toContain(password);
}

async function open(url: string, patience?: number): Promise<Store> {
  const store = await openPostgres(url, patience);
  onTestFinished(() => store.close());
  return store;
}

test('a database that cannot be used is refused with the reason and the way out', async () => {
  const url = await freshDatabase();
  await expectRefusal(changed(url, { port: '1' }), /at 127\.0\.0\.1:1 cannot be reached \(.*ECONNREFUSED.*\)\. Start/);
  await expectRefusal(changed(url, { hostname: 'nowhere.invalid' }), /cannot be reached .* correct the address/);
  await expectRefusal(changed(url, { password: 'wrong-secret' }), /refuses the user postgres .* Correct the address/);
  await expectRefusal(changed(url, { pathname: '/missing' }), /database missing .* does not exist\. Create it/);
  await expectRefusal('mysql://root:secret@host/x', /cannot be read\. Write it as postgres:/);
  await expectRefusal('postgres://user:secret@host/x?sslrootcert=/nowhere/root.crt', /cannot be read/);
  await expectRefusal('no address, but a secret', /cannot be read/);
  await execute(url, `CREATE ROLE guest LOGIN PASSWORD 'guest-word'`);
  const asGuest = changed(url, { username: 'guest', password: 'guest-word' });
  await expectRefusal(asGuest, /does not let the user guest make its tables .* owner of the database/);
});

test('a database with other texts or other tables is refused', async () => {
  const url = await freshDatabase();
  await execute(url, `CREATE DATABASE old_texts ENCODING 'SQL_ASCII' TEMPLATE template0 LOCALE 'C'`);
  await expectRefusal(changed(url, { pathname: '/old_texts' }), /keeps texts as SQL_ASCII/);
  await execute(url, 'CREATE SCHEMA horda', 'CREATE TABLE horda.guests (name text)');
  await expectRefusal(url, /schema "horda" of another program/);
  await execute(url, 'DROP TABLE horda.guests');
  // An empty schema is accepted: it may have been made for us.
  await startTable(await open(url), 1);
});

test.each([
  ['newer', `INSERT INTO horda.migrations VALUES (99, 'later', 'x')`, /newer Horda: it is at version 99 \(later\)/],
  ['changed', `UPDATE horda.migrations SET checksum = 'x' WHERE number = 1`, /migration 1 \(tables\) is not the one/],
  ['missing', `UPDATE horda.migrations SET number = 0 WHERE number = 1`, /migration 1 \(tables\) is missing/],
])('migrations that are %s are refused', async (_name, sql, reason) => {
  const url = await freshDatabase();
  await (await openPostgres(url)).close();
  await execute(url, sql);
  await expectRefusal(url, reason);
});

test('when all its connections are ended a node goes on, and says that it may have missed lines', async () => {
  const url = await freshDatabase();
  const [a, b] = [await open(url), await open(url)];
  const heard: unknown[] = [];
  const onGap = vi.fn<() => void>();
  b.onLine((table, seq) => heard.push([table, seq]));
  b.onGap(onGap);
  const table = await startTable(a, 1);
  await vi.waitFor(() => expect(heard).toEqual([[table, 1]]), PATIENCE);
  for (let seq = 2; seq <= 4; seq++) {
    await execute(url, END_OTHERS);
    expect(await a.append(changeOf(table, seq))).toBe('written');
    expect(await b.lines(table, 0)).toHaveLength(seq);
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(seq - 1), PATIENCE);
  }
  heard.length = 0;
  await a.append(changeOf(table, 5));
  await vi.waitFor(() => expect(heard).toEqual([[table, 5]]), PATIENCE);
});

test('lines under way when connections are ended are written once', async () => {
  const url = await freshDatabase();
  const store = await open(url);
  const tables = await Promise.all(Array.from({ length: 20 }, () => startTable(store, 1)));
  let isOver = false;
  const play = async (table: string): Promise<number> => {
    let seq = 1;
    while (!isOver) {
      seq += 1;
      expect(await store.append(changeOf(table, seq, { line: { command: `c${seq}` } }))).toBe('written');
    }
    return seq;
  };
  const games = tables.map(play);
  for (let round = 0; round < 10; round++) {
    await sleep(60);
    await execute(url, END_OTHERS);
  }
  isOver = true;
  const lengths = await Promise.all(games);
  for (const [i, table] of tables.entries()) {
    const seqs = (await store.lines(table, 0)).map(({ seq }) => seq);
    expect(seqs).toEqual(Array.from({ length: lengths[i]! }, (_, n) => n + 1));
  }
});

test.each([
  ['the answer', { deaf: true }],
  ['the question', { mute: true }],
])('a line is written once even if %s is lost on its way', async (_name, trouble) => {
  const wire = new Wire();
  const url = await freshDatabase();
  const store = await open(await wire.to(url));
  const table = await startTable(store, 1);
  Object.assign(wire, trouble);
  const change = changeOf(table, 2, {
    line: { command: 'anna:1' },
    newKeys: [{ hash: 'h', role: 'host', seat: null }],
  });
  const asked = store.append(change);
  const witness = await open(url);
  // Waits until the line is in the database: only then is a reply lost.
  while (wire.deaf && (await witness.lines(table, 1)).length === 0) await sleep(10);
  await sleep(50);
  wire.cut();
  expect(await asked).toBe('written');
  expect(await store.lines(table, 0)).toEqual([lineOf(table, 1), change.line]);
  expect(await store.append(change)).toBe('repeated');
});

test('a line whose place was taken meanwhile is not taken for written', async () => {
  const wire = new Wire();
  const url = await freshDatabase();
  const [store, other] = [await open(await wire.to(url)), await open(url)];
  const table = await startTable(store, 1);
  wire.mute = true;
  const asked = store.append(changeOf(table, 2, { line: { body: 'ours' } }));
  await sleep(50);
  await other.append(changeOf(table, 2, { line: { body: 'theirs' } }));
  wire.cut();
  expect(await asked).toBe('taken');
});

test('while the database is away operations are refused with the reason; then all works again', async () => {
  const wire = new Wire();
  const store = await open(await wire.to(await freshDatabase()), 500);
  const onGap = vi.fn<() => void>();
  store.onGap(onGap);
  const table = await startTable(store, 1);
  wire.down();
  await expect(store.lines(table, 0)).rejects.toThrow('PostgreSQL cannot be reached');
  await expect(store.check()).rejects.toThrow('PostgreSQL cannot be reached');
  await expect(store.archive(table, 1)).rejects.toThrow('PostgreSQL cannot be reached');
  const lines = [store.append(changeOf(table, 2)), store.append(changeOf(newTable(), 1))];
  for (const line of lines) await expect(line).rejects.toThrow('not known whether the line was written');
  wire.up();
  await store.check();
  expect(await store.append(changeOf(table, 2))).toBe('written');
  await vi.waitFor(() => expect(onGap).toHaveBeenCalled(), PATIENCE);
});

test('a line waits for a database that is away for a moment', async () => {
  const wire = new Wire();
  const store = await open(await wire.to(await freshDatabase()));
  const table = await startTable(store, 1);
  wire.down();
  const asked = store.append(changeOf(table, 2));
  await sleep(500);
  wire.up();
  expect(await asked).toBe('written');
});
