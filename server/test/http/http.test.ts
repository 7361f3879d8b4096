import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS } from '../../src/server.ts';
import { startServer, type TestServer } from './running.ts';

let s: TestServer;
beforeAll(async () => void (s = await startServer({ origins: ['https://friends.example'] })));
afterAll(() => s.close());

const TABLE = { game: 'cisza', seats: 2, name: 'Ada', pace: 0 };

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/api/games', '/nowhere']) {
    const { headers } = await s.call('GET', path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('health, readiness and numbers for the operator', async () => {
  expect(await s.call('GET', '/healthz')).toMatchObject({
    status: 200,
    body: { ok: true, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string, now: expect.any(Number) as number },
  });
  expect(await s.call('GET', '/readyz')).toMatchObject({ status: 200, body: { ready: true } });
  const { body, status } = await s.call('GET', '/metrics');
  expect(status).toBe(200);
  for (const name of [
    'horda_records_total',
    'horda_write_seconds',
    'horda_live_tables',
    'horda_sockets',
    'process_cpu',
  ])
    expect(body).toContain(name);
});

test.each([
  ['GET', '/api/nothing', undefined, 404, 'unknownRoute'],
  ['GET', '/api/tables/short/since/0', undefined, 404, 'unknownTable'],
  ['GET', `/api/tables/${'A'.repeat(22)}/since/0`, undefined, 404, 'unknownTable'],
  ['GET', `/api/tables/${'A'.repeat(22)}/since/x`, undefined, 400, 'badMessage'],
  ['POST', '/api/tables', '{"game":', 400, 'badMessage'],
  ['POST', '/api/tables', {}, 400, 'badMessage'],
  ['POST', '/api/tables', { ...TABLE, more: 1 }, 400, 'badMessage'],
  ['POST', '/api/tables', { ...TABLE, name: 'a\u202Eb' }, 400, 'badMessage'],
  ['POST', '/api/tables', { ...TABLE, name: '   ' }, 400, 'badMessage'],
  ['POST', '/api/tables', { ...TABLE, seats: 2.5 }, 400, 'badMessage'],
  ['POST', '/api/tables', { ...TABLE, clock: { kind: 'live' } }, 400, 'badMessage'],
  ['POST', `/api/tables/${'A'.repeat(22)}/seats`, { name: 'x'.repeat(20_000) }, 413, 'tooLarge'],
  ['POST', `/api/tables/${'A'.repeat(22)}/commands`, { id: 'a', command: { do: 'start' } }, 401, 'wrongKey'],
  ['DELETE', '/api/tables', undefined, 404, 'unknownRoute'],
])('%s %s %j gets %d %s and the way on', async (method, path, body, status, reason) => {
  const reply = await s.call(method, path, body);
  expect(reply).toMatchObject({ status, body: { error: { reason } } });
  expect(reply.body.error.message.length).toBeGreaterThan(8);
});

test('a message that does not fit names the field', async () => {
  const { body } = await s.call('POST', '/api/tables', { ...TABLE, seats: 'two' });
  expect(body.error.message).toContain('seats');
});

test('pages of other sites may not act; known ones may', async () => {
  const from = (origin: string) => s.call('POST', '/api/tables', TABLE, null, { origin });
  expect(await from('https://evil.example')).toMatchObject({ status: 403, body: { error: { reason: 'wrongOrigin' } } });
  expect(await from('null')).toMatchObject({ status: 403 });
  expect(await from('https://friends.example')).toMatchObject({ status: 200 });
  expect(await from(s.running.address)).toMatchObject({ status: 200 });
  await expect(s.socket({ origin: 'https://evil.example' })).rejects.toThrow('403');
  const friend = await s.socket({ origin: 'https://friends.example' });
  friend.raw.close();
});

test('a whole game is played by requests alone, and its save had at the end', async () => {
  const { body: made } = await s.call('POST', '/api/tables', { ...TABLE, bots: [null, 'random'] });
  const path = `/api/tables/${made.table}`;
  const command = (id: string, what: object) => s.call('POST', `${path}/commands`, { id, command: what }, made.key);
  expect((await command('start', { do: 'start' })).body).toMatchObject({ type: 'accepted', seq: 2 });
  expect((await s.call('GET', `${path}/save`, undefined, made.key)).body.error.reason).toBe('notOver');
  // While the bot thinks, there is nothing to answer; on a busy machine that takes many requests.
  for (let answers = 0, seen = 0; answers < 2_000;) {
    const { body: welcome } = await s.call('GET', `${path}/since/${seen}`, undefined, made.key);
    seen = welcome.now.seq;
    if (welcome.info.status === 'over') break;
    const open = welcome.now.view.asks.find((ask: { own: object | null; answered: boolean }) => ask.own !== null);
    if (open === undefined) continue;
    const { options, min } = open.own;
    await command(`a${answers++}`, {
      do: 'answer',
      askedAt: welcome.now.askedAt,
      picks: options.slice(0, Math.max(1, min)),
    });
  }
  const save = await s.call('GET', `${path}/save`, undefined, made.watch);
  expect(save.body).toMatchObject({ horda: 1, game: 'cisza', fair: { table: made.table } });
  const question = { question: { ask: 'look', at: 1, seat: 1 } };
  expect((await s.call('POST', `${path}/questions`, question, made.key)).body).toMatchObject({ ask: 'look', at: 1 });
  expect((await s.call('POST', `${path}/rematch`, undefined, made.key)).body.table).toHaveLength(22);
  expect((await s.call('POST', `${path}/archive`, undefined, made.watch)).status).toBe(403);
  expect((await s.call('POST', `${path}/archive`, undefined, made.key)).body).toEqual({ archived: true });
  expect((await command('x', { do: 'say', text: 'halo' })).body.reason).toBe('archived');
});

test('the same requests to two servers with the same secrets get the same table, keys and deal', async () => {
  const played = async (seed: string): Promise<unknown> => {
    const own = await startServer({}, seed);
    try {
      const { body: made } = await own.call('POST', '/api/tables', TABLE);
      const path = `/api/tables/${made.table}`;
      const { body: joined } = await own.call('POST', `${path}/seats`, { name: 'Bob' }, made.invite);
      await own.call('POST', `${path}/commands`, { id: 'start', command: { do: 'start' } }, made.key);
      const { body } = await own.call('GET', `${path}/since/0`, undefined, made.key);
      return [made, joined, body.now.view];
    } finally {
      await own.close();
    }
  };
  const first = await played('alike');
  expect(await played('alike')).toEqual(first);
  expect(await played('other')).not.toEqual(first);
});

test('the lobby lists open tables with their seats, and no keys', async () => {
  const { body: made } = await s.call('POST', '/api/tables', { ...TABLE, listed: true, name: 'Łucja' });
  const { body } = await s.call('GET', '/api/tables');
  const listed = body.find(({ table }: { table: string }) => table === made.table);
  expect(listed.seats).toEqual([
    { name: 'Łucja', held: 'person' },
    { name: null, held: 'free' },
  ]);
  expect(JSON.stringify(body)).not.toContain(made.key);
  expect((await s.call('POST', `/api/tables/${made.table}/seats`, { name: 'Olek' })).body.seat).toBe(1);
});

test('the files of a server have keys as hashes only', async () => {
  const { body: made } = await s.call('POST', '/api/tables', TABLE);
  const joined = await s.call('POST', `/api/tables/${made.table}/seats`, { name: 'Bob' }, made.invite);
  const names = readdirSync(s.data).filter((name) => name.startsWith('horda.db'));
  const files = names.map((file) => readFileSync(join(s.data, file), 'latin1'));
  for (const key of [made.key, made.invite, made.watch, joined.body.key])
    for (const file of files) expect(file.includes(key)).toBe(false);
  expect(files.some((file) => file.includes(made.table))).toBe(true);
});

test('a host without a seat who sits down has two keys: that of the host stays what it is', async () => {
  const { body: made } = await s.call('POST', '/api/tables', { ...TABLE, name: null, bots: [null, 'random'] });
  const path = `/api/tables/${made.table}`;
  const { body: taken } = await s.call('POST', `${path}/seats`, { name: 'Ada' }, made.key);
  const opened = async (key: string) => (await s.call('GET', `${path}/since/0`, undefined, key)).body;
  expect(await opened(made.key)).toMatchObject({ seat: null, host: true });
  expect(await opened(taken.key)).toMatchObject({ seat: 0, host: false });
  const start = { id: 'start', command: { do: 'start' } };
  expect((await s.call('POST', `${path}/commands`, start, made.key)).body.type).toBe('accepted');
});

test('too many requests are put off', async () => {
  const small = await startServer({
    limits: { ...NO_LIMITS, frames: 50, burst: 50, sockets: 5, connections: 100, requests: 3, tables: 9 },
  });
  try {
    for (let i = 0; i < 3; i++) expect((await small.call('GET', '/api/games')).status).toBe(200);
    expect(await small.call('GET', '/api/games')).toMatchObject({
      status: 429,
      body: { error: { reason: 'tooFast' } },
    });
    expect((await small.call('GET', '/healthz')).status).toBe(200);
  } finally {
    await small.close();
  }
});

test('fewer tables may be made than questions asked', async () => {
  const small = await startServer({
    limits: { ...NO_LIMITS, frames: 50, burst: 50, sockets: 5, connections: 100, requests: 100, tables: 2 },
  });
  try {
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await small.call('POST', '/api/tables', TABLE)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await small.call('GET', '/api/tables')).status).toBe(200);
  } finally {
    await small.close();
  }
});

test('two servers cannot use one folder; a taken port is named', async () => {
  await expect(startServer({ data: s.data })).rejects.toThrow(/in use|another|uses/i);
  const port = Number(new URL(s.running.address).port);
  await expect(startServer({ port })).rejects.toThrow(`port ${port} of 127.0.0.1 is in use`);
});
