/** People who play again together need not say hello to their next table. */
import type { ServerFrame } from '@horda/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '@horda/tables/test/hall';
import { startServer, type TestServer, type TestSocket } from './running.ts';

let s: TestServer;
beforeAll(async () => void (s = await startServer()));
afterAll(() => s.close());

interface Seated {
  readonly socket: TestSocket;
  readonly key: string;
}

/** A finished table of Ada, the host, and Bob; players and watchers say hello with `follow`. */
async function finished(more: object = {}) {
  const { body: made } = await s.call('POST', '/api/tables', {
    game: 'cisza',
    seats: 2,
    name: 'Ada',
    pace: 0,
    ...more,
  });
  const { body: joined } = await s.call('POST', `/api/tables/${made.table}/seats`, { name: 'Bob' }, made.invite);
  const enter = async (key: string, follow = true): Promise<Seated> => {
    const socket = await s.socket();
    socket.send({ type: 'hello', protocol: 2, table: made.table, key, seen: 0, ...(follow ? { follow } : {}) });
    await until(() => socket.frames.some(({ type }) => type === 'welcome'));
    return { socket, key };
  };
  const [ada, bob, watcher] = [await enter(made.key), await enter(joined.key), await enter(made.watch)];
  const still = await enter(made.watch, false);
  const command = (key: string, id: string, what: object) =>
    s.call('POST', `/api/tables/${made.table}/commands`, { id, command: what }, key);
  await command(made.key, 'start', { do: 'start' });
  const { body } = await command(made.key, 'end', { do: 'propose', what: 'abandon' });
  await command(joined.key, 'yes', { do: 'vote', proposal: body.seq, yes: true });
  return { table: made.table as string, ada, bob, watcher, still };
}

const welcomes = ({ socket }: Seated) =>
  socket.frames.filter((frame): frame is Extract<ServerFrame, { type: 'welcome' }> => frame.type === 'welcome');

test('each is at the next table who they were at this one, and sees what only they may see', async () => {
  const { table, ada, bob, watcher, still } = await finished();
  bob.socket.send({ type: 'do', id: 'again', command: { do: 'rematch' } });
  await until(() => [ada, bob, watcher].every((each) => welcomes(each).length === 2));
  const [first, second, third] = [ada, bob, watcher].map((each) => welcomes(each)[1]!);
  const next = first!.info.table;
  expect(next).not.toBe(table);
  // The host stays the host, though somebody else asked for the rematch.
  for (const [each, told, seat, host] of [
    [ada, first!, 0, true],
    [bob, second!, 1, false],
    [watcher, third!, null, false],
  ] as const) {
    expect(told).toMatchObject({ seat, host, info: { table: next, status: 'open' }, now: { seq: 1 } });
    const { body } = await s.call('GET', `/api/tables/${next}/since/0`, undefined, each.key);
    expect(body).toMatchObject({ seat, host, now: told.now, info: told.info, entries: told.entries });
  }
  // Bob, who asked, gets only one reply, and clients without `follow` stay.
  const replies = bob.socket.frames.filter(
    (frame) => frame.type === 'accepted' || (frame.type === 'update' && frame.did === 'again'),
  );
  expect(replies.map(({ type }) => type)).toEqual(['update']);
  expect(welcomes(still)).toHaveLength(1);

  // They play there, each with their own hand.
  ada.socket.send({ type: 'do', id: 'begin', command: { do: 'start' } });
  const begun = ({ socket }: Seated) =>
    socket.frames.find((frame) => frame.type === 'update' && frame.info?.table === next && frame.now.view !== null);
  await until(() => [ada, bob, watcher].every((each) => begun(each) !== undefined));
  for (const each of [ada, bob, watcher]) {
    const { body } = await s.call('GET', `/api/tables/${next}/since/0`, undefined, each.key);
    expect(begun(each)).toMatchObject({ now: { view: body.now.view } });
  }
  expect(JSON.stringify(begun(ada))).not.toBe(JSON.stringify(begun(bob)));
  expect(still.socket.frames.some((frame) => frame.type === 'update' && frame.info?.table === next)).toBe(false);
  // A guest of the old table hears nothing more of it.
  const heard = ada.socket.frames.length;
  await s.call('POST', `/api/tables/${table}/commands`, { id: 'bye', command: { do: 'say', text: 'bye' } }, bob.key);
  await until(() => still.socket.frames.some((frame) => frame.type === 'update' && frame.entries[0]?.type === 'said'));
  expect(ada.socket.frames.slice(heard).filter(({ type }) => type === 'update')).toEqual([]);
});

test('a host without a seat stays the host; the same command twice has the same reply', async () => {
  const { body: made } = await s.call('POST', '/api/tables', { game: 'cisza', seats: 2, pace: 0 });
  const keys: string[] = [];
  for (const name of ['Ada', 'Bob'])
    keys.push((await s.call('POST', `/api/tables/${made.table}/seats`, { name }, made.invite)).body.key as string);
  const command = (key: string, id: string, what: object) =>
    s.call('POST', `/api/tables/${made.table}/commands`, { id, command: what }, key);
  const socket = await s.socket();
  const host: Seated = { socket, key: made.key };
  socket.send({ type: 'hello', protocol: 2, table: made.table, key: made.key, seen: 0, follow: true });
  await until(() => welcomes(host).length === 1);
  expect(await command(made.key, 'early', { do: 'rematch' })).toMatchObject({ body: { reason: 'notOver' } });
  await command(made.key, 'start', { do: 'start' });
  const { body } = await command(keys[0]!, 'end', { do: 'propose', what: 'abandon' });
  await command(keys[1]!, 'yes', { do: 'vote', proposal: body.seq, yes: true });
  const first = await command(keys[0]!, 'again', { do: 'rematch' });
  expect(first.body).toMatchObject({ type: 'accepted' });
  await command(keys[0]!, 'say', { do: 'say', text: 'one more' });
  expect((await command(keys[0]!, 'again', { do: 'rematch' })).body).toEqual(first.body);
  await until(() => welcomes(host).length === 2);
  expect(welcomes(host)[1]).toMatchObject({ seat: null, host: true, info: { host: null, status: 'open' } });
});
