/** The example client in Python on a bad wire: a scripted server loses replies, skips updates, and asks it to slow down. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROTOCOL, type ClientFrame } from '@horda/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { HAS_PYTHON, startPython } from './python-client.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0).toReversed()) close();
});

type Answer = Extract<ClientFrame, { type: 'do' }>;
interface Wire {
  tell(frame: object): void;
  /** The next frame of the client. */
  next(): Promise<ClientFrame>;
  readonly raw: WebSocket;
}

/** A server that lets a test say every word. `connection`: the next socket of the client. */
async function scripted(): Promise<{ address: string; connection(): Promise<Wire> }> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, path: '/api/socket' });
  const wires = queue<Wire>();
  sockets.on('connection', (raw) => {
    const frames = queue<ClientFrame>();
    raw.on('message', (data: Buffer) => frames.put(JSON.parse(data.toString()) as ClientFrame));
    wires.put({ raw, tell: (frame) => raw.send(JSON.stringify(frame)), next: frames.take });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connection: wires.take };
}

function queue<T>(): { put(each: T): void; take(): Promise<T> } {
  const [ready, waiting]: [T[], ((each: T) => void)[]] = [[], []];
  return {
    put: (each) => (waiting.length > 0 ? waiting.shift()!(each) : void ready.push(each)),
    take: () => (ready.length > 0 ? Promise.resolve(ready.shift()!) : new Promise((resolve) => waiting.push(resolve))),
  };
}

const info = (status: string) => ({
  status,
  seats: [{ name: 'Ada', held: 'person', bot: null }],
  fair: null,
  outcome: status === 'over' ? [1] : null,
});
const own = { prompt: 'test.choose', min: 1, max: 1, options: [{ do: 'shoot' }], answer: null };
const at = (seq: number) => ({ seq, askedAt: seq, view: { asks: [{ seat: 0, answered: false, own }] } });
const welcome = (seq: number) => ({ type: 'welcome', seat: 0, info: info('playing'), now: at(seq), entries: [] });
const update = (after: number, seq: number) => ({ type: 'update', after, now: at(seq), entries: [] });

/** A client that sits at a scripted table whose latest line is 5. */
async function seated() {
  const server = await scripted();
  const client = startPython(`${server.address}/#/seat/${'T'.repeat(22)}~${'K'.repeat(22)}`);
  closing.push(() => client.kill());
  const wire = await server.connection();
  expect(await wire.next()).toEqual({
    type: 'hello',
    protocol: PROTOCOL,
    table: 'T'.repeat(22),
    key: 'K'.repeat(22),
    seen: 0,
  });
  wire.tell(welcome(5));
  const answer = (await wire.next()) as Answer;
  expect(answer.command).toEqual({ do: 'answer', askedAt: 5, picks: [{ do: 'shoot' }] });
  return { server, client, wire, answer };
}

const isChat = (frame: ClientFrame): boolean => frame.type === 'do' && frame.command.do === 'say';

describe.runIf(HAS_PYTHON)('the Python client', () => {
  test('repeats a command without a reply on its next connection, with the same id', async () => {
    const { server, wire, answer, client } = await seated();
    const chat = await wire.next();
    wire.raw.terminate();
    const again = await server.connection();
    expect(await again.next()).toMatchObject({ type: 'hello', seen: 5 });
    again.tell(welcome(5));
    expect([await again.next(), await again.next()]).toEqual([answer, chat]);
    again.tell({ ...update(5, 6), did: answer.id, info: info('over') });
    expect([await client.ended, client.said.err]).toEqual([0, '']);
    expect(client.said.out).toContain('over: Ada won');
  });

  test('asks for what it has missed, and answers what is asked then', async () => {
    const { wire, answer } = await seated();
    const chat = (await wire.next()) as Answer;
    expect(isChat(chat)).toBe(true);
    for (const { id } of [answer, chat]) wire.tell({ type: 'accepted', id, seq: 6 });
    wire.tell(update(7, 8));
    expect(await wire.next()).toMatchObject({ type: 'hello', seen: 5 });
    wire.tell(welcome(8));
    const next = (await wire.next()) as Answer;
    expect(next.command).toMatchObject({ do: 'answer', askedAt: 8 });
    expect(next.id).not.toBe(answer.id);
  });

  test('slows down when it was too fast, and sends again what was not taken', async () => {
    const { wire, answer } = await seated();
    const chat = await wire.next();
    wire.tell({ type: 'error', reason: 'tooFast', message: 'too many messages; slow down' });
    expect(await wire.next()).toMatchObject({ type: 'hello', seen: 5 });
    wire.tell(welcome(5));
    expect([await wire.next(), await wire.next()]).toEqual([answer, chat]);
  });

  test('sends again what has met a fault of the server', async () => {
    const { wire, answer } = await seated();
    await wire.next();
    wire.tell({ type: 'refused', id: answer.id, reason: 'fault', message: 'try again' });
    expect(await wire.next()).toEqual(answer);
  });

  test('answers pings, and ends when its seat was given to somebody else', async () => {
    const { wire, client } = await seated();
    const pong = new Promise((resolve) => wire.raw.on('pong', (data: Buffer) => resolve(data.toString())));
    wire.raw.ping('still there?');
    expect(await pong).toBe('still there?');
    wire.raw.close(4001, 'left');
    expect(await client.ended).toBe(1);
    expect(client.said.err).toContain('4001');
  });
});
