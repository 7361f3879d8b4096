/** The host of a server: requests behind a key, blocked addresses, quotas, sizes. On both stores. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDatabase } from '@horda/testing/postgres';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ServeOptions } from '../../src/server.ts';
import { AdminKey } from '../../src/admin/admin-key.ts';
import { NO_LIMITS } from '../../src/http/limits.ts';
import { startServer, type TestServer } from './running.ts';

const KEY = 'a key of thirty-two characters!!'.replaceAll(' ', '-');
const TABLE = { game: 'cisza', seats: 2, name: 'Ada', pace: 0 };
/** As a proxy says where a visitor comes from. */
const from = (address: string) => ({ 'x-forwarded-for': address });

async function start(options: Partial<ServeOptions> = {}, seed?: string): Promise<TestServer> {
  const s = await startServer({ adminKey: KEY, ...options }, seed);
  onTestFinished(() => s.close());
  return s;
}

const make = async (s: TestServer, more: object = {}) =>
  (await s.call('POST', '/api/tables', { ...TABLE, ...more })).body as Record<
    'table' | 'key' | 'invite' | 'watch',
    string
  >;

describe('the key', () => {
  test('without one there are no such requests', async () => {
    const s = await startServer();
    onTestFinished(() => s.close());
    for (const [method, path] of [
      ['GET', '/api/admin/sizes'],
      ['GET', '/api/admin/blocks'],
      ['DELETE', `/api/admin/tables/${'A'.repeat(22)}`],
    ] as const)
      expect(await s.call(method, path, undefined, KEY)).toMatchObject({
        status: 404,
        body: { error: { reason: 'unknownRoute' } },
      });
  });

  test("every request needs it, and a table's own keys do not do", async () => {
    const s = await start();
    const { table, key } = await make(s);
    const requests = [
      ['GET', '/sizes'],
      ['POST', '/list', {}],
      ['GET', `/tables/${table}`],
      ['DELETE', `/tables/${table}`],
      ['POST', `/tables/${table}/expire`],
      ['POST', `/tables/${table}/links`, { what: 'invite' }],
      ['GET', '/blocks'],
      ['POST', '/blocks', { address: '192.0.2.7' }],
      ['POST', '/unblock', { address: '192.0.2.7' }],
    ] as const;
    for (const [method, path, body] of requests)
      expect(await s.call(method, `/api/admin${path}`, body, key)).toMatchObject({
        status: 401,
        body: { error: { reason: 'wrongKey' } },
      });
    expect((await s.call('GET', `/api/tables/${table}/since/0`, undefined, key)).status).toBe(200);
  });

  test('a short one, or one that a header cannot carry, is refused at the start', async () => {
    await expect(startServer({ adminKey: 'short' })).rejects.toThrow('at least 32');
    await expect(startServer({ adminKey: 'ż'.repeat(40) })).rejects.toThrow('ASCII');
  });

  test('guessing is limited for each address, and only for a minute', () => {
    let now = 0;
    const key = new AdminKey(KEY, () => now);
    const attempt = (text: string, address: string): string => {
      try {
        key.check(`Bearer ${text}`, address);
        return 'in';
      } catch (error) {
        return (error as { reason: string }).reason;
      }
    };
    for (let guess = 0; guess < 10; guess++) expect(attempt(`${KEY}${guess}`, 'a')).toBe('wrongKey');
    expect([attempt(KEY, 'a'), attempt(KEY, 'b')]).toEqual(['tooFast', 'in']);
    now += 60_000;
    expect(attempt(KEY, 'a')).toBe('in');
  });
});

describe.each([
  ['SQLite', async (): Promise<Partial<ServeOptions>> => ({})],
  ['PostgreSQL', async (): Promise<Partial<ServeOptions>> => ({ database: await freshDatabase() })],
])('on %s', (_, place) => {
  test('a table is listed and looked at without its secrets', async () => {
    const s = await start(await place());
    const { table, key, invite, watch } = await make(s, { bots: [null, 'random'] });
    await s.call('POST', `/api/tables/${table}/commands`, { id: 'a', command: { do: 'start' } }, key);
    const client = s.client(table, key);
    await vi.waitUntil(() => client.state === 'open', { timeout: 60_000 });
    const { body: list } = await s.call('POST', '/api/admin/list', { status: 'playing', game: 'cisza' }, KEY);
    expect(list).toMatchObject([{ table, game: 'cisza', status: 'playing' }]);
    expect((await s.call('POST', '/api/admin/list', { status: 'over' }, KEY)).body).toEqual([]);
    expect((await s.call('POST', '/api/admin/list', { limit: 0 }, KEY)).status).toBe(400);
    const { body: sheet } = await s.call('GET', `/api/admin/tables/${table}`, undefined, KEY);
    expect(sheet).toMatchObject({
      table,
      bytes: expect.any(Number) as number,
      open: { host: 0, seats: [{ name: 'Ada', held: 'person', addresses: ['127.0.0.1'] }, { held: 'bot' }] },
    });
    const text = JSON.stringify(sheet);
    for (const secret of [key, invite, watch, client.info!.fair!.commitment]) expect(text).not.toContain(secret);
    const missing = await s.call('GET', `/api/admin/tables/${'A'.repeat(22)}`, undefined, KEY);
    expect(missing).toMatchObject({ status: 404, body: { error: { reason: 'unknownTable' } } });
  });

  test('a removed table is gone: who was there is told, its keys open nothing, its files are clean', async () => {
    const s = await start(await place());
    const { table, key } = await make(s, { name: 'Wyjątkowa' });
    const socket = await s.socket();
    socket.send({ type: 'hello', protocol: 2, table, key, seen: 0 });
    expect(await socket.next()).toMatchObject({ type: 'welcome' });
    expect((await s.call('DELETE', `/api/admin/tables/${table}`, undefined, KEY)).body).toEqual({ removed: true });
    expect(await socket.closed).toBe(4005);
    expect(socket.frames.at(-1)).toMatchObject({ type: 'error', reason: 'removed' });
    expect((await s.call('GET', `/api/tables/${table}/since/0`, undefined, key)).body.error.reason).toBe(
      'unknownTable',
    );
    expect((await s.call('DELETE', `/api/admin/tables/${table}`, undefined, KEY)).status).toBe(404);
    for (const file of readdirSync(s.data)) expect(readFileSync(join(s.data, file)).includes('Wyjątkowa')).toBe(false);
  });

  test('a replaced invitation lets in whoever has the new one', async () => {
    const s = await start(await place());
    const { table, key, invite, watch } = await make(s);
    const watcher = await s.socket();
    watcher.send({ type: 'hello', protocol: 2, table, key: watch, seen: 0 });
    expect(await watcher.next()).toMatchObject({ type: 'welcome' });
    const { body: made } = await s.call('POST', `/api/admin/tables/${table}/links`, { what: 'invite' }, KEY);
    expect(await watcher.closed).toBe(4006);
    const join = (with_: string) => s.call('POST', `/api/tables/${table}/seats`, { name: 'Bob' }, with_);
    expect((await join(invite)).status).toBe(401);
    expect((await join(made.key as string)).status).toBe(200);
    expect((await s.call('GET', `/api/tables/${table}/since/0`, undefined, watch)).status).toBe(200);
    await s.call('POST', `/api/admin/tables/${table}/links`, { what: 'watch' }, KEY);
    expect((await s.call('GET', `/api/tables/${table}/since/0`, undefined, watch)).status).toBe(401);
    expect((await s.call('GET', `/api/tables/${table}/since/0`, undefined, key)).status).toBe(200);
  });

  test('an announced end is told in the table', async () => {
    const s = await start(await place());
    const { table, key } = await make(s);
    const { body } = await s.call('POST', `/api/admin/tables/${table}/expire`, undefined, KEY);
    const { body: welcome } = await s.call('GET', `/api/tables/${table}/since/0`, undefined, key);
    expect(welcome.info.expires).toBe(body.until);
    expect(welcome.entries.at(-1)).toMatchObject({ type: 'expiring', until: body.until });
    await s.call('POST', `/api/tables/${table}/commands`, { id: 'a', command: { do: 'say', text: 'no' } }, key);
    expect((await s.call('GET', `/api/tables/${table}/since/9`, undefined, key)).body.info.expires).toBeNull();
  });

  test('a blocked address is turned away everywhere, also after a restart, until its time is over', async () => {
    const options = { ...(await place()), trustProxy: true };
    const s = await start(options);
    const { table, key } = await make(s);
    const hello = { type: 'hello', protocol: 2, table, key, seen: 0 };
    const [bad, good] = [
      await s.socket({ headers: from('2001:db8:0:1::5') }),
      await s.socket({ headers: from('192.0.2.8') }),
    ];
    for (const socket of [bad, good]) {
      socket.send(hello);
      expect(await socket.next()).toMatchObject({ type: 'welcome' });
    }
    const block = (body: object, address = '198.51.100.1') =>
      s.call('POST', '/api/admin/blocks', body, KEY, from(address));
    expect((await block({ address: '2001:db8:0:1:9:9:9:9' })).body).toEqual({
      address: '2001:db8:0:1::/64',
      until: null,
    });
    expect(await bad.closed).toBe(4007);
    expect(bad.frames.at(-1)).toMatchObject({ type: 'error', reason: 'blocked' });
    expect(good.raw.readyState).toBe(good.raw.OPEN);
    for (const path of ['/', '/api/games', `/api/tables/${table}/since/0`])
      expect(await s.call('GET', path, undefined, null, from('2001:db8:0:1::7'))).toMatchObject({
        status: 403,
        body: { error: { reason: 'blocked' } },
      });
    await expect(s.socket({ headers: from('2001:db8:0:1::7') })).rejects.toThrow('403');
    expect((await s.call('GET', '/api/games', undefined, null, from('2001:db8:0:2::7'))).status).toBe(200);
    const again = await start({ ...options, data: s.data }, 'another').catch(() => null);
    // The folder of SQLite belongs to one process.
    if (again === null) {
      await s.running.close();
      const next = await start({ ...options, data: s.data }, 'another');
      expect((await next.call('GET', '/api/games', undefined, null, from('2001:db8:0:1::7'))).status).toBe(403);
      return;
    }
    expect((await again.call('GET', '/api/games', undefined, null, from('2001:db8:0:1::7'))).status).toBe(403);
    // News of blocks travel between nodes.
    await block({ address: '192.0.2.9', for: 3_600_000 });
    const turned = () => again.call('GET', '/api/games', undefined, null, from('192.0.2.9'));
    await vi.waitUntil(async () => (await turned()).status === 403, { timeout: 60_000 });
    await s.call('POST', '/api/admin/unblock', { address: '192.0.2.9' }, KEY, from('198.51.100.1'));
    await vi.waitUntil(async () => (await turned()).status === 200, { timeout: 60_000 });
  });
});

test('a table that one node removes is gone at the others', async () => {
  const database = await freshDatabase();
  const [a, b] = [await start({ database }), await start({ database }, 'another')];
  const { table, key } = await make(a);
  const socket = await b.socket();
  socket.send({ type: 'hello', protocol: 2, table, key, seen: 0 });
  expect(await socket.next()).toMatchObject({ type: 'welcome' });
  await a.call('DELETE', `/api/admin/tables/${table}`, undefined, KEY);
  expect(await socket.closed).toBe(4005);
  expect((await b.call('GET', `/api/tables/${table}/since/0`, undefined, key)).status).toBe(404);
});

test('nobody turns themselves away by accident, and only addresses can be blocked', async () => {
  const s = await start({ trustProxy: true });
  const block = (address: string, own = '198.51.100.1') =>
    s.call('POST', '/api/admin/blocks', { address }, KEY, from(own));
  for (const own of ['127.0.0.1', '::1', '127.9.9.9', '::ffff:127.0.0.1', '198.51.100.1'])
    expect((await block(own)).body.error).toMatchObject({
      reason: 'badMessage',
      message: expect.stringContaining('your own') as string,
    });
  expect((await block('example.org')).body.error.message).toContain('192.0.2.7');
  expect((await block('192.0.2.7')).status).toBe(200);
  expect((await s.call('GET', '/api/admin/blocks', undefined, KEY)).body).toEqual([
    { address: '192.0.2.7', until: null },
  ]);
  const unblock = () => s.call('POST', '/api/admin/unblock', { address: '192.0.2.7' }, KEY);
  expect([(await unblock()).status, (await unblock()).status]).toEqual([200, 400]);
});

describe('a server that is full', () => {
  test('takes no new tables, and games go on', async () => {
    const s = await start({ quotas: { mostBytes: null, mostTables: 2 } });
    const [first] = [await make(s), await make(s)];
    const full = { status: 507, body: { error: { reason: 'storeFull' } } };
    expect(await s.call('POST', '/api/tables', TABLE)).toMatchObject(full);
    expect((await s.call('POST', `/api/tables/${first.table}/seats`, { name: 'Bob' }, first.invite)).status).toBe(200);
    const started = { id: 'a', command: { do: 'start' } };
    expect((await s.call('POST', `/api/tables/${first.table}/commands`, started, first.key)).body.type).toBe(
      'accepted',
    );
    expect(await s.call('POST', `/api/tables/${first.table}/forks`, {}, first.key)).toMatchObject(full);
  });

  test('by the size of its store, too', async () => {
    const s = await start({ quotas: { mostBytes: 1_000, mostTables: null } });
    expect((await s.call('POST', '/api/tables', TABLE)).status).toBe(507);
    const { body } = await s.call('GET', '/api/admin/sizes', undefined, KEY);
    expect(body).toMatchObject({
      mostBytes: 1_000,
      mostTables: null,
      tables: { open: 0 },
      lives: { open: 1_209_600_000 },
    });
    expect(body.bytes).toBeGreaterThan(1_000);
  });

  test('one address has only so many tables that have not begun', async () => {
    const s = await start({ trustProxy: true, limits: { ...NO_LIMITS, open: 2 } });
    const ask = (address: string) =>
      s.call('POST', '/api/tables', { ...TABLE, bots: [null, 'random'] }, null, from(address));
    const [first] = [await ask('192.0.2.1'), await ask('192.0.2.1')];
    expect(await ask('192.0.2.1')).toMatchObject({ status: 429, body: { error: { reason: 'tooManyOpen' } } });
    expect((await ask('192.0.2.2')).status).toBe(200);
    const started = { id: 'a', command: { do: 'start' } };
    await s.call('POST', `/api/tables/${first.body.table}/commands`, started, first.body.key);
    expect([(await ask('192.0.2.1')).status, (await ask('192.0.2.1')).status]).toEqual([200, 429]);
  });
});

test.each([
  ['SQLite', async (): Promise<Partial<ServeOptions>> => ({})],
  ['PostgreSQL', async (): Promise<Partial<ServeOptions>> => ({ database: await freshDatabase() })],
])('the figures tell how much the store holds: %s', async (_, place) => {
  const s = await start(await place());
  await make(s);
  const { body } = await s.call('GET', '/metrics');
  expect(body).toContain('horda_tables{status="open"} 1');
  expect(body).toContain('horda_tables{status="archived"} 0');
  expect(Number(/^horda_store_bytes (\d+)$/m.exec(body)![1])).toBeGreaterThan(10_000);
});
