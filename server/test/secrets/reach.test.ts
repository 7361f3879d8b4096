import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@horda/games';
import { ROUTES, type RouteName } from '@horda/protocol/api';
import { tableOf, withoutEvents } from '@horda/testing';
import { run, seedOf } from '@horda/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../http/running.ts';
import { keyNamed, openHouse, putTable, type House, type Keys } from './house.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());

interface Made {
  readonly table: string;
  readonly key: string;
  readonly invite: string;
  readonly watch: string;
}

async function make(more: object = {}): Promise<Made> {
  return (await server.call('POST', '/api/tables', { game: 'cisza', seats: 2, name: 'Ada', ...more })).body as Made;
}

async function join2(made: Made): Promise<string> {
  const reply = await server.call('POST', `/api/tables/${made.table}/seats`, { name: 'Bob' }, made.invite);
  return (reply.body as { key: string }).key;
}

/** A valid request body for each route of a table. */
const BODIES: Readonly<Partial<Record<RouteName, object>>> = {
  join: { name: 'Eve' },
  command: { id: 'x', command: { do: 'say', text: 'I am in' } },
  question: { question: { ask: 'look', at: 0 } },
  fork: {},
  webhook: { url: 'https://example.org/' },
  push: { endpoint: 'https://push.example.org/', keys: null },
};
const AT_TABLE = (Object.keys(ROUTES) as RouteName[]).filter((name) => ROUTES[name].path.includes('{id}'));

async function callRoute(name: RouteName, table: string, key: string | null): Promise<string> {
  const { method, path } = ROUTES[name];
  const reply = await server.call(method, path.replace('{id}', table).replace('{seen}', '0'), BODIES[name], key);
  const said = reply.body as { error?: { reason: string }; type?: string; reason?: string };
  return said.error?.reason ?? (said.type === 'refused' ? said.reason! : 'done');
}

/** The reply to a hello with this key. */
async function greet(table: string, key: string | null): Promise<string> {
  const socket = await server.socket();
  socket.send({ type: 'hello', protocol: 1, table, key, seen: 0 });
  const frame = await socket.next();
  socket.raw.close();
  return frame.type === 'error' ? frame.reason : frame.type;
}

describe('a private table', () => {
  let made: Made;
  let second: string;
  beforeAll(async () => {
    made = await make();
    second = await join2(made);
  });

  test.each([
    ['no key', async () => null],
    ['a key of chance', async () => 'A'.repeat(22)],
    ['the seat key of another table', async () => (await make()).key],
    ['the invitation to another table', async () => (await make()).invite],
    ['the table’s own id', async () => made.table],
  ])('opens by no route for %s', async (_, find) => {
    const key = await find();
    for (const name of AT_TABLE) expect([name, await callRoute(name, made.table, key)]).toEqual([name, 'wrongKey']);
    expect(await greet(made.table, key)).toBe('wrongKey');
  });

  test('lets those who watch or are invited do nothing but that', async () => {
    await server.call('POST', `/api/tables/${made.table}/commands`, { id: 's', command: { do: 'start' } }, made.key);
    const before = (await server.call('GET', `/api/tables/${made.table}/since/0`, undefined, made.watch))
      .body as object;
    const refused: Partial<Record<RouteName, string>> = {
      join: 'wrongKey',
      command: 'notSeated',
      save: 'notOver',
      fork: 'notSeated',
      rematch: 'notSeated',
      archive: 'notHost',
      webhook: 'notSeated',
      push: 'notSeated',
      personal: 'notSeated',
      erase: 'notSeated',
    };
    for (const [name, reason] of Object.entries(refused) as [RouteName, string][]) {
      expect([name, await callRoute(name, made.table, made.watch)]).toEqual([name, reason]);
      const invited = name === 'join' ? 'full' : reason;
      expect([name, await callRoute(name, made.table, made.invite)]).toEqual([name, invited]);
    }
    for (const command of [
      { do: 'start' },
      { do: 'free', seat: 1 },
      { do: 'seatBot', seat: 1, bot: 'random' },
      { do: 'change', hints: false },
    ])
      for (const key of [made.watch, made.invite, second]) {
        const { body } = await server.call('POST', `/api/tables/${made.table}/commands`, { id: 'h', command }, key);
        expect(body).toMatchObject({ type: 'refused', reason: 'notHost' });
      }
    const after = (await server.call('GET', `/api/tables/${made.table}/since/0`, undefined, made.watch)).body as object;
    expect(after).toEqual(before);
    expect(after).toMatchObject({ seat: null, host: false });
  });
});

describe('a seat that was given up', () => {
  test('is closed to its old key at once, on the socket that is open, too', async () => {
    const made = await make();
    const key = await join2(made);
    const sockets = [await server.socket(), await server.socket()];
    for (const socket of sockets) {
      socket.send({ type: 'hello', protocol: 1, table: made.table, key, seen: 0 });
      await socket.next();
    }
    sockets[0]!.send({ type: 'do', id: 'bye', command: { do: 'leave' } });
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4001, 4001]);
    expect(sockets[0]!.frames.at(-1)).toEqual({ type: 'accepted', id: 'bye', seq: 3 });
    for (const name of AT_TABLE) expect([name, await callRoute(name, made.table, key)]).toEqual([name, 'wrongKey']);
    expect(await greet(made.table, key)).toBe('wrongKey');
  });

  test('is closed to the key of one whom the host has sent away', async () => {
    const made = await make();
    const key = await join2(made);
    const socket = await server.socket();
    socket.send({ type: 'hello', protocol: 1, table: made.table, key, seen: 0 });
    await socket.next();
    const free = { id: 'f', command: { do: 'free', seat: 1 } };
    await server.call('POST', `/api/tables/${made.table}/commands`, free, made.key);
    expect(await socket.closed).toBe(4001);
    expect(await greet(made.table, key)).toBe('wrongKey');
    const next = await join2(made);
    expect(await greet(made.table, key)).toBe('wrongKey');
    expect(await greet(made.table, next)).toBe('welcome');
  });
});

describe('at one and the same moment', () => {
  let house: House;
  let keys: Keys;
  const id = 'a-table-for-two-------';
  beforeAll(async () => {
    const entry = GAMES[0]!;
    const { options, seed } = tableOf(entry.game, seedOf('moment'), 0);
    const state = entry.game.setup(options, 2, seed, null);
    run(entry.game, state);
    house = await openHouse([entry], 'moment');
    const made = {
      game: entry.game.id,
      version: entry.game.version,
      options,
      seats: 2,
      clock: { kind: 'none' } as const,
    };
    keys = await putTable(house, id, made, withoutEvents(state));
    await putTable(house, 'another-table---------', made, withoutEvents(state));
  });
  afterAll(() => house.close());
  const hello = (table: string, key: string) => ({ type: 'hello', protocol: 1, table, key, seen: 0 });

  test('a hello to a second table is over before what comes after it is done', async () => {
    const live = await house.hall.open(id);
    const line = house.connect();
    line.say(hello(id, keys.seats[1]!));
    line.say(hello('another-table---------', keyNamed('seat1-another-table---------')));
    line.say(hello(id, keys.seats[1]!));
    line.say({ type: 'ping' });
    await house.quiet(live);
    const kinds = line.heard.map((text) => (JSON.parse(text) as { type: string }).type);
    expect(kinds.filter((kind) => kind === 'welcome')).toHaveLength(3);
    expect(kinds.indexOf('pong')).toBeGreaterThan(kinds.lastIndexOf('welcome'));
    line.hangUp();
  });

  test('one who comes back while leaving gets no view of the next player', async () => {
    const live = await house.hall.open(id);
    const [leaving, coming] = [house.connect(), house.connect()];
    leaving.say(hello(id, keys.seats[1]!));
    await house.quiet(live);
    // Reading the log is delayed, so that the seat is left before the welcome is made.
    const { lines } = house.store;
    const gate = Promise.withResolvers<void>();
    house.store.lines = async (...asked) => {
      await gate.promise;
      return lines(...asked);
    };
    coming.say(hello(id, keys.seats[1]!));
    await house.quiet(live);
    leaving.say({ type: 'do', id: 'bye', command: { do: 'leave' } });
    await house.quiet(live);
    expect(live.table.chairs[1]!.held).toBe('free');
    gate.resolve();
    house.store.lines = lines;
    await house.quiet(live);
    coming.heard.length = 0;
    coming.say({ type: 'do', id: 'ghost', command: { do: 'say', text: 'boo' } });
    await house.quiet(live);
    expect(coming.heard.filter((text) => text.includes('"accepted"') || text.includes('"update"'))).toEqual([]);
    expect(live.audience.has(1)).toBe(false);
  });
});

test('ids and keys have 128 bits, and no key is in any file', async () => {
  const made = [await make(), await make({ name: null })];
  const keys = made.flatMap(({ key, invite, watch }) => [key, invite, watch]);
  keys.push(await join2(made[0]!));
  const ids = made.map(({ table }) => table);
  for (const each of [...keys, ...ids]) expect(Buffer.from(each, 'base64url')).toHaveLength(16);
  expect(new Set([...keys, ...ids]).size).toBe(keys.length + ids.length);
  const names = readdirSync(server.data).filter((name) => name.startsWith('horda.db'));
  const files = names.map((name) => readFileSync(join(server.data, name)).toString('latin1'));
  const all = files.join('\n');
  // The ids are found, so these are the files that hold the tables.
  expect(ids.filter((each) => all.includes(each))).toEqual(ids);
  const bytes = keys.map((key) => Buffer.from(key, 'base64url').toString('latin1'));
  expect([...keys, ...bytes].filter((key) => all.includes(key))).toEqual([]);
});
