/** Hellos are counted: those of one socket, and what they cost for each address. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS, USUAL_LIMITS } from '../../src/http/limits.ts';
import { startServer, type TestServer, type TestSocket } from './running.ts';

/** What three welcomes of a new table cost. */
const THREE = 3 * 6;
let server: TestServer;
beforeAll(async () => {
  const { frames, burst } = USUAL_LIMITS;
  server = await startServer({
    trustProxy: true,
    limits: { ...NO_LIMITS, frames, burst, work: 0.001, workAtOnce: THREE },
  });
});
afterAll(() => server.close());

async function helloTo(): Promise<object> {
  const { body } = await server.call('POST', '/api/tables', { game: 'cisza', seats: 2, name: 'Ada' });
  return { type: 'hello', protocol: 2, table: body.table, key: body.key, seen: 0 };
}

const socketFrom = (address: string) => server.socket({ headers: { 'x-forwarded-for': address } });

/** What a socket was told up to the next pong. */
async function told(socket: TestSocket): Promise<string[]> {
  const all: string[] = [];
  for (;;) {
    const frame = await socket.next();
    if (frame.type === 'pong') return all;
    if (frame.type !== 'present') all.push(frame.type === 'error' ? frame.reason : frame.type);
  }
}

test('on one socket ten hellos may come at once, and no more', async () => {
  const hello = await helloTo();
  // No time is long enough to make room for another one.
  const own = await startServer({ limits: { ...USUAL_LIMITS, frames: 0.001 } });
  try {
    const { body } = await own.call('POST', '/api/tables', { game: 'cisza', seats: 2, name: 'Ada' });
    const socket = await own.socket();
    for (let n = 0; n < 40; n++) socket.send({ ...hello, table: body.table, key: body.key });
    const frames: string[] = [];
    while (frames.length < 40) {
      const frame = await socket.next();
      if (frame.type !== 'present') frames.push(frame.type === 'error' ? frame.reason : frame.type);
    }
    const count = (what: string): number => frames.filter((each) => each === what).length;
    expect([count('welcome'), count('tooFast')]).toEqual([10, 30]);
  } finally {
    await own.close();
  }
});

test('an address that has had enough is told to wait; another one is welcomed', async () => {
  const hello = await helloTo();
  for (let n = 0; n < 3; n++) {
    const socket = await socketFrom('192.0.2.1');
    socket.send(hello);
    socket.send({ type: 'ping' });
    expect(await told(socket)).toEqual(['welcome']);
  }
  const refused = await socketFrom('192.0.2.1');
  refused.send(hello);
  expect(await refused.next()).toMatchObject({ type: 'error', reason: 'tooFast' });
  const { table, key } = hello as { table: string; key: string };
  const read = await server.call('GET', `/api/tables/${table}/since/0`, undefined, key, {
    'x-forwarded-for': '192.0.2.1',
  });
  expect([read.status, read.body.error.reason]).toEqual([429, 'tooFast']);
  const other = await socketFrom('192.0.2.2');
  other.send(hello);
  expect(await other.next()).toMatchObject({ type: 'welcome' });
});

test('after a restart a full table is welcomed back from one address', async () => {
  const first = await startServer({ limits: USUAL_LIMITS });
  const { body } = await first.call('POST', '/api/tables', { game: 'long-night', seats: 4, name: 'Ada' });
  const sockets = await Promise.all(Array.from({ length: 201 }, () => first.socket()));
  try {
    for (const [n, socket] of sockets.entries())
      socket.send({ type: 'hello', protocol: 2, table: body.table, key: n === 0 ? body.key : body.watch, seen: 0 });
    const replies = await Promise.all(sockets.map((socket) => socket.next()));
    expect(new Set(replies.map(({ type }) => type))).toEqual(new Set(['welcome']));
  } finally {
    await first.close();
  }
});
