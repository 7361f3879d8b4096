import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { NO_LIMITS, type ServeOptions } from '../../src/server.ts';
import { startServer, type TestServer } from './running.ts';

let s: TestServer;
let opened: Socket[] = [];
afterEach(async () => {
  for (const socket of opened) socket.destroy();
  opened = [];
  await s.close();
});

const HALF_A_HEAD = 'GET /api/games HTTP/1.1\r\nHost: horda\r\n';
const HALF_A_BODY =
  'POST /api/tables HTTP/1.1\r\nHost: horda\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';

async function start(options: Partial<ServeOptions>): Promise<void> {
  s = await startServer(options);
}

/** Connections that send `text` and nothing more. */
async function open(count: number, text: string): Promise<readonly Socket[]> {
  const port = Number(new URL(s.running.address).port);
  const sockets = Array.from({ length: count }, () =>
    connect(port, '127.0.0.1')
      .on('error', () => {})
      .resume(),
  );
  opened.push(...sockets);
  for (const socket of sockets) if (text !== '') socket.write(text);
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

const isOpen = (socket: Socket): boolean => !socket.destroyed;
const ended = (sockets: readonly Socket[]) =>
  Promise.all(sockets.map((socket) => (socket.closed ? null : once(socket, 'close'))));

test.each([
  ['nothing at all', ''],
  ['half of a head', HALF_A_HEAD],
  ['half of a body', HALF_A_BODY],
])('400 connections that send %s are closed after a while, and others are answered meanwhile', async (_, text) => {
  await start({ patience: { head: 400, request: 800 } });
  const silent = await open(400, text);
  expect((await s.call('GET', '/api/games')).status).toBe(200);
  await ended(silent);
});

test('more connections from one address end those that were without a request for longest', async () => {
  await start({ limits: { ...NO_LIMITS, connections: 20 } });
  const first = await open(20, HALF_A_HEAD);
  const later = await open(15, HALF_A_HEAD);
  await ended(first.slice(0, 15));
  expect([...first.slice(15), ...later].every(isOpen)).toBe(true);
  expect((await s.call('GET', '/api/games')).status).toBe(200);
  await ended(first.slice(15, 16));
});

test('a WebSocket is none of these connections: it stays', async () => {
  await start({ limits: { ...NO_LIMITS, connections: 2 } });
  const socket = await s.socket();
  const [oldest] = await open(5, HALF_A_HEAD);
  await ended([oldest!]);
  socket.send({ type: 'ping' });
  expect(await socket.next()).toMatchObject({ type: 'error', message: 'say hello first' });
  socket.raw.close();
});

test('behind a proxy all connections are its own: none is ended for their number', async () => {
  await start({ limits: { ...NO_LIMITS, connections: 2 }, trustProxy: true });
  const silent = await open(5, HALF_A_HEAD);
  expect((await s.call('GET', '/api/games')).status).toBe(200);
  expect(silent.every(isOpen)).toBe(true);
});

test("the operator's addresses have a limit, which visitors do not use up", async () => {
  await start({ limits: { ...NO_LIMITS, requests: 2 } });
  const statuses = async (...paths: string[]) => {
    const found = [];
    for (const path of paths) found.push((await s.call('GET', path)).status);
    return found;
  };
  expect(await statuses('/api/games', '/api/games', '/api/games')).toEqual([200, 200, 429]);
  expect(await statuses('/readyz', '/metrics', '/readyz', '/metrics')).toEqual([200, 200, 429, 429]);
  expect(await statuses('/healthz')).toEqual([200]);
});
