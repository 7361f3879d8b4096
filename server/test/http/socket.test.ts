import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PROTOCOL, type TableClient } from '@horda/protocol';
import type { Limits } from '../../src/http/limits.ts';
import { until } from '@horda/tables/test/hall';
import { NO_LIMITS } from '../../src/server.ts';
import { startServer, type TestServer } from './running.ts';

let s: TestServer;
beforeAll(async () => void (s = await startServer()));
afterAll(() => s.close());

async function newTable(more: object = {}) {
  const table = { game: 'cisza', seats: 2, name: 'Ada', pace: 0, ...more };
  return (await s.call('POST', '/api/tables', table)).body as {
    table: string;
    key: string;
    invite: string;
    watch: string;
  };
}
const hello = (table: string, key: string | null, seen = 0) => ({ type: 'hello', protocol: 1, table, key, seen });

test.each([
  ['no JSON', '{', 'must be JSON'],
  ['an unknown frame', { type: 'dance' }, 'type'],
  ['a frame with too much in it', { type: 'ping', more: 1 }, 'Unrecognized key'],
  ['a command before hello', { type: 'do', id: 'a', command: { do: 'start' } }, 'say hello first'],
  ['another protocol', { ...hello('A'.repeat(22), null), protocol: PROTOCOL + 1 }, 'protocol'],
  ['an unknown table', hello('A'.repeat(22), null), 'no such table'],
])('%s gets an error that says what is wrong', async (_, frame, message) => {
  const socket = await s.socket();
  socket.send(frame);
  expect(await socket.next()).toMatchObject({ type: 'error', message: expect.stringContaining(message) as string });
  socket.raw.close();
});

test('binary frames are refused, too large ones close the socket', async () => {
  const socket = await s.socket();
  socket.raw.send(Buffer.from([1, 2, 3]));
  expect(await socket.next()).toMatchObject({ type: 'error', reason: 'badMessage' });
  socket.send('x'.repeat(20_000));
  expect(await socket.closed).toBe(1009);
});

test.each([
  ['sent twice at once', 2, 2, 2],
  ['while the protocol changes from 1 to 2', 1, 2, 1],
  ['while the protocol changes from 2 to 1', 2, 1, 1],
])('a command %s is acknowledged each time it was sent', async (_, before, after, times) => {
  const { table, key } = await newTable();
  const socket = await s.socket();
  socket.send({ ...hello(table, key), protocol: before });
  await socket.next();
  for (let n = 0; n < times; n++) socket.send({ type: 'do', id: 'a', command: { do: 'say', text: 'hm' } });
  socket.send({ ...hello(table, key), protocol: after });
  socket.send({ type: 'do', id: 'last', command: { do: 'say', text: 'well' } });
  const told = (id: string): number =>
    socket.frames.filter(
      (frame) => (frame.type === 'accepted' && frame.id === id) || (frame.type === 'update' && frame.did === id),
    ).length;
  await until(() => told('last') > 0);
  expect([told('a'), told('last')]).toEqual([times, 1]);
  socket.raw.close();
});

test('a flood is answered with tooFast, then the socket is closed', async () => {
  const small = await startServer({
    limits: { ...NO_LIMITS, frames: 10, burst: 20, sockets: 5, connections: 100, requests: 100, tables: 9 },
  });
  try {
    const socket = await small.socket();
    for (let i = 0; i < 400; i++) socket.send({ type: 'ping' });
    expect(await socket.closed).toBe(4008);
    expect(socket.frames.some((frame) => frame.type === 'error' && frame.reason === 'tooFast')).toBe(true);
    expect(socket.frames.length).toBeLessThan(130);
  } finally {
    await small.close();
  }
});

test('small frames wait for the large ones before them', async () => {
  const { table, key } = await newTable();
  for (let n = 0; n < 30; n++) {
    const command = { do: 'say', text: `zażółć gęślą jaźń 🧟 ${n} `.repeat(8) };
    await s.call('POST', `/api/tables/${table}/commands`, { id: `s${n}`, command }, key);
  }
  const socket = await s.socket({ perMessageDeflate: true });
  const rounds = Array.from({ length: 8 }, () => ['welcome', 'pong', 'pong']).flat();
  for (let round = 0; round < 8; round++) {
    socket.send(hello(table, key));
    socket.send({ type: 'ping' });
    socket.send({ type: 'ping' });
  }
  await until(() => socket.frames.filter(({ type }) => type === 'pong').length === 16);
  expect(socket.frames.map(({ type }) => type).filter((type) => type !== 'present')).toEqual(rounds);
  const told = socket.frames.flatMap((frame) => (frame.type === 'welcome' ? [frame.entries.at(-1)] : []));
  for (const entry of told) expect(entry).toMatchObject({ text: 'zażółć gęślą jaźń 🧟 29 '.repeat(8).trim() });
  // Also small frames with characters of several bytes.
  socket.send({ type: 'do', id: 'last', command: { do: 'say', text: 'ż'.repeat(60) } });
  await until(() => socket.frames.some(({ type }) => type === 'accepted'));
  const update = socket.frames.find((frame) => frame.type === 'update')!;
  expect(update.entries).toMatchObject([{ text: 'ż'.repeat(60) }]);
  socket.raw.close();
});

test('so many sockets from one address and no more', async () => {
  const small = await startServer({
    limits: { ...NO_LIMITS, frames: 10, burst: 20, sockets: 2, connections: 100, requests: 100, tables: 9 },
  });
  try {
    const first = await small.socket();
    await small.socket();
    await expect(small.socket()).rejects.toThrow('429');
    first.raw.close();
    // The server may hear of it a little later than we do.
    await vi.waitFor(() => small.socket(), { timeout: 60_000 });
  } finally {
    await small.close();
  }
});

test('two tabs on one seat, a player and a watcher all see the same game', async () => {
  const made = await newTable();
  const { body: joined } = await s.call('POST', `/api/tables/${made.table}/seats`, { name: 'Bob' }, made.invite);
  const tabs = [made.key, made.key, joined.key, made.watch].map((key) => s.client(made.table, key));
  await until(() => tabs.every((tab) => tab.state === 'open'));
  await until(() => tabs[0]!.present.watchers === 1 && tabs[0]!.present.seats.length === 2);
  await tabs[0]!.do({ do: 'start' });
  await until(() => tabs.every((tab) => tab.info?.status === 'playing'));
  // Some deals are over sooner.
  for (let i = 0; i < 20 && tabs[0]!.info?.status === 'playing'; i++) {
    const player = tabs.find((tab) => ownAsk(tab) !== null)!;
    const { options, min } = ownAsk(player)!;
    const { now } = player;
    const outcome = await player.do({ do: 'answer', askedAt: now!.askedAt, picks: options.slice(0, Math.max(1, min)) });
    expect(outcome).toMatchObject({ done: true });
    await until(() => tabs.every((tab) => tab.seen >= now!.seq + 1));
  }
  expect(tabs[0]!.now).toEqual(tabs[1]!.now);
  expect(tabs[0]!.entries).toEqual(tabs[1]!.entries);
  expect(tabs[3]!.entries.length).toBe(tabs[0]!.entries.length);
  expect(JSON.stringify(tabs[3]!.now!.view)).toContain('"hand":null');
  expect((tabs[3]!.now!.view as View).shelters.every(({ hand }) => hand === null)).toBe(true);
});

test('whoever leaves is sent away, and the key opens nothing any more', async () => {
  const made = await newTable();
  const { body: joined } = await s.call('POST', `/api/tables/${made.table}/seats`, { name: 'Bob' }, made.invite);
  const socket = await s.socket();
  socket.send(hello(made.table, joined.key));
  expect(await socket.next()).toMatchObject({ type: 'welcome', seat: 1 });
  socket.send({ type: 'do', id: 'bye', command: { do: 'leave' } });
  expect(await socket.closed).toBe(4001);
  const again = s.client(made.table, joined.key);
  await until(() => again.state === 'refused');
  expect(again.refusal).toMatchObject({ reason: 'wrongKey' });
});

test('a second hello to the same table with the same view brings what was missed, and nobody else hears of it', async () => {
  const made = await newTable();
  const [watcher, ada] = [await s.socket(), await s.socket()];
  ada.send(hello(made.table, made.key));
  await ada.next();
  watcher.send(hello(made.table, made.watch));
  const presence = () => ada.frames.filter(({ type }) => type === 'present').length;
  await until(() => presence() === 2);
  for (let i = 0; i < 5; i++) {
    watcher.send(hello(made.table, made.watch));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await until(() => watcher.frames.filter(({ type }) => type === 'welcome').length === 6);
  expect(presence()).toBe(2);
  expect(watcher.frames.filter(({ type }) => type === 'present')).toHaveLength(1);
  ada.send({ type: 'do', id: 'talk', command: { do: 'say', text: 'hello' } });
  await until(() => watcher.frames.some(({ type }) => type === 'update'));
  // The watcher is told each line once, however often it said hello.
  expect(watcher.frames.filter(({ type }) => type === 'update')).toHaveLength(1);
});

test('a table has room for two hundred watchers', async () => {
  const made = await newTable();
  const crowd = await Promise.all(Array.from({ length: 200 }, () => s.socket()));
  for (const each of crowd) each.send(hello(made.table, made.watch));
  await Promise.all(crowd.map((each) => each.next()));
  const late = await s.socket();
  late.send(hello(made.table, made.watch));
  expect(await late.next()).toMatchObject({ type: 'error', reason: 'full' });
  // A watcher who is already in may say hello again, and a seated player always gets in.
  crowd[0]!.send(hello(made.table, made.watch));
  await until(() => crowd[0]!.frames.filter(({ type }) => type === 'welcome').length === 2);
  late.send(hello(made.table, made.key));
  expect(await late.next()).toMatchObject({ type: 'welcome', seat: 0 });
  for (const each of [...crowd, late]) each.raw.close();
});

test('IPv6 addresses of one network share a limit', async () => {
  const limits = { ...NO_LIMITS, frames: 10, burst: 20, sockets: 2, connections: 100, requests: 2, tables: 9 };
  const small = await startServer({ limits, trustProxy: true });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  try {
    for (const address of ['2001:db8::1', '2001:db8::2']) await small.socket({ headers: from(address) });
    await expect(small.socket({ headers: from('2001:db8::3') })).rejects.toThrow('429');
    await small.socket({ headers: from('2001:db8:0:1::3') });
    const get = (address: string) => small.call('GET', '/api/games', undefined, null, from(address));
    for (const address of ['2001:db8::1', '2001:db8::2']) expect((await get(address)).status).toBe(200);
    expect((await get('2001:db8::3')).status).toBe(429);
    expect((await get('2001:db8:0:1::3')).status).toBe(200);
  } finally {
    await small.close();
  }
});

test('a server that cannot be set up leaves its folder to others', async () => {
  const data = mkdtempSync(join(tmpdir(), 'horda-serve-'));
  try {
    await expect(startServer({ data, limits: null as unknown as Limits })).rejects.toThrow(TypeError);
    await (await startServer({ data })).close();
  } finally {
    rmSync(data, { recursive: true });
  }
});

test('names and talk come back as they were typed, and are never part of a page', async () => {
  const made = await newTable({ name: '<b>"&\'</b>' });
  const client = s.client(made.table, made.key);
  await until(() => client.state === 'open');
  const text = '<script>alert("ż")</script> 🧟 \\u0000';
  expect(await client.do({ do: 'say', text })).toMatchObject({ done: true });
  await until(() => client.entries.some((entry) => entry.type === 'said'));
  expect(client.entries.at(-1)).toMatchObject({ type: 'said', text });
  const page = await s.call('GET', `/api/tables/${made.table}/since/0`, undefined, made.key);
  expect(page.headers.get('content-type')).toMatch(/^application\/json/);
});

test('a server that stops says so, finishes what it does, and is ready no more', async () => {
  const own = await startServer();
  const table = { game: 'cisza', seats: 2, bots: [null, 'greedy'], name: 'Ada', pace: 0 };
  const { body: made } = await own.call('POST', '/api/tables', table);
  const socket = await own.socket();
  socket.send(hello(made.table, made.key));
  await socket.next();
  socket.send({ type: 'do', id: 'go', command: { do: 'start' } });
  await until(() => socket.frames.some(({ type }) => type === 'accepted'));
  await own.close();
  expect(await socket.closed).toBe(1001);
});

interface View {
  readonly shelters: readonly { readonly hand: unknown }[];
  readonly asks: readonly {
    readonly answered: boolean;
    readonly own: { options: { do: string }[]; min: number } | null;
  }[];
}

function ownAsk({ now }: TableClient) {
  return (now?.view as View | null)?.asks.find(({ own, answered }) => own !== null && !answered)?.own ?? null;
}
