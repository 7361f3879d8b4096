import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableClient } from './client.ts';
import type { Wire } from './wire.ts';
import type { LogEntry, Position, SentInfo, ServerFrame, TableInfo } from './messages.ts';
import type { ClientFrame } from './schemas.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface FakeWire extends Wire {
  readonly sent: ClientFrame[];
  emit(type: 'open' | 'close'): void;
  tell(frame: ServerFrame): void;
}

function fakeWire(): FakeWire {
  const listeners = new Map<string, (event: { readonly data: unknown }) => void>();
  const emit = (type: string, data?: unknown): void => listeners.get(type)?.({ data });
  const sent: ClientFrame[] = [];
  return {
    sent,
    emit,
    tell: (frame) => emit('message', JSON.stringify(frame)),
    send: (text) => void sent.push(JSON.parse(text) as ClientFrame),
    close: () => emit('close'),
    addEventListener: (type: string, listener: (event: { readonly data: unknown }) => void) =>
      void listeners.set(type, listener),
  };
}

/** A client, and the wires that it has opened, the latest last. */
function start(): { client: TableClient; wires: FakeWire[] } {
  const wires: FakeWire[] = [];
  const connect = (): Wire => {
    const wire = fakeWire();
    wires.push(wire);
    return wire;
  };
  const client = new TableClient({ table: 'A'.repeat(22), key: null, connect, patience: 1000, heartbeat: 60_000 });
  return { client, wires };
}

function welcome(seq: number, entries: readonly number[], omitted = 0): ServerFrame {
  return {
    type: 'welcome',
    protocol: 1,
    seat: 0,
    host: false,
    info: {} as TableInfo,
    now: { seq } as Position,
    entries: entries.map((each) => ({ seq: each }) as LogEntry),
    omitted,
  };
}

/** Breaks the connection, and comes back on another one. */
function reconnect(wires: FakeWire[]): FakeWire {
  const before = wires.length;
  wires.at(-1)!.emit('close');
  vi.advanceTimersByTime(1000);
  expect(wires).toHaveLength(before + 1);
  wires.at(-1)!.emit('open');
  return wires.at(-1)!;
}

const kinds = ({ sent }: FakeWire): string[] => sent.map(({ type }) => type);
const seqs = ({ entries }: TableClient): number[] => entries.map(({ seq }) => seq);

test('a command is repeated until it is answered, a question only on another connection', async () => {
  const { client, wires } = start();
  const wire = wires[0]!;
  wire.emit('open');
  wire.tell(welcome(1, [1]));
  const outcome = client.do({ do: 'start' });
  const answer = client.ask({ ask: 'hint' });
  vi.advanceTimersByTime(3500);
  expect(kinds(wire).filter((kind) => kind === 'do').length).toBeGreaterThan(2);
  expect(kinds(wire).filter((kind) => kind === 'ask')).toHaveLength(1);
  const next = reconnect(wires);
  next.tell(welcome(1, []));
  expect(kinds(next)).toEqual(['hello', 'do', 'ask']);
  const [, done, asked] = next.sent as { id: string }[];
  next.tell({ type: 'accepted', id: done!.id, seq: 2 });
  next.tell({ type: 'told', id: asked!.id, answer: { ask: 'why', rule: null } });
  expect(await outcome).toEqual({ done: true, seq: 2 });
  expect(await answer).toEqual({ ask: 'why', rule: null });
  client.close();
});

test('a network that swallows everything is given up, and a command that it lost is sent again once it is back', async () => {
  const { client, wires } = start();
  wires[0]!.emit('open');
  wires[0]!.tell(welcome(1, [1]));
  // It does not even report its end.
  wires[0]!.close = () => {};
  const outcome = client.do({ do: 'start' });
  vi.advanceTimersByTime(5500);
  expect([client.state, wires.length]).toEqual(['open', 1]);
  vi.advanceTimersByTime(1500);
  expect([client.state, wires.length]).toEqual(['connecting', 2]);
  // An attempt that is swallowed, too, makes room for the next.
  vi.advanceTimersByTime(8000);
  expect(wires.length).toBeGreaterThan(2);
  const next = wires.at(-1)!;
  next.emit('open');
  next.tell(welcome(1, []));
  expect(client.state).toBe('open');
  const [, again] = next.sent as { id: string }[];
  next.tell({ type: 'accepted', id: again!.id, seq: 2 });
  expect(await outcome).toEqual({ done: true, seq: 2 });
  client.close();
});

test('an attempt does not wait where the network is known to be back', () => {
  const { client, wires } = start();
  for (let failure = 0; failure < 8; failure++) {
    wires.at(-1)!.emit('close');
    vi.advanceTimersByTime(10_000);
  }
  wires.at(-1)!.emit('close');
  const before = wires.length;
  client.nudge();
  expect(wires).toHaveLength(before + 1);
  vi.advanceTimersByTime(5000);
  expect(wires).toHaveLength(before + 1);
  client.close();
});

test('the first welcome of a connection counts, though the server has gone back', () => {
  const { client, wires } = start();
  wires[0]!.emit('open');
  wires[0]!.tell(welcome(9, [1, 2, 3, 4, 5, 6, 7, 8, 9]));
  const wire = reconnect(wires);
  expect(wire.sent.at(-1)).toMatchObject({ type: 'hello', seen: 9 });
  wire.tell(welcome(6, []));
  expect([client.seen, seqs(client)]).toEqual([6, [1, 2, 3, 4, 5, 6]]);
  // From then on it accepts updates.
  wire.tell({ type: 'update', after: 6, entries: [{ seq: 7 } as LogEntry], now: { seq: 7 } as Position });
  expect([client.seen, seqs(client)]).toEqual([7, [1, 2, 3, 4, 5, 6, 7]]);
  client.close();
});

test('a later welcome of the same connection does not take back what came after it', () => {
  const { client, wires } = start();
  wires[0]!.emit('open');
  wires[0]!.tell(welcome(9, [8, 9], 1));
  wires[0]!.tell(welcome(8, [8]));
  expect([client.seen, seqs(client), client.omitted]).toEqual([9, [8, 9], 1]);
  const wire = reconnect(wires);
  wire.tell(welcome(5, []));
  expect([client.seen, seqs(client), client.omitted]).toEqual([5, [], 1]);
  client.close();
});

test('what comes twice is taken once: two hellos under way are answered with the same lines', () => {
  const { client, wires } = start();
  wires[0]!.emit('open');
  wires[0]!.tell(welcome(2, [1, 2]));
  wires[0]!.tell(welcome(4, [1, 2, 3, 4]));
  expect(seqs(client)).toEqual([1, 2, 3, 4]);
  client.close();
});

test('a table that has not moved on may look otherwise to another server', () => {
  const { client, wires } = start();
  wires[0]!.emit('open');
  wires[0]!.tell(welcome(2, [1, 2]));
  const wire = reconnect(wires);
  wire.tell({ ...welcome(2, []), info: { rulesChanged: true } as TableInfo } as ServerFrame);
  expect([client.info, seqs(client)]).toEqual([{ rulesChanged: true, pack: null }, [1, 2]]);
  client.close();
});

test('the pack is told once: the client keeps it, and says which one it has when it comes back', () => {
  const { client, wires } = start();
  const pack = { id: 'mine', hash: '0123456789abcd', content: {} };
  wires[0]!.emit('open');
  expect(wires[0]!.sent[0]).not.toHaveProperty('pack');
  wires[0]!.tell({ ...welcome(1, [1]), info: { pack, host: 0 } as TableInfo } as ServerFrame);
  wires[0]!.tell({ type: 'update', after: 1, entries: [], now: { seq: 2 } as Position, info: { host: 1 } as SentInfo });
  expect(client.info).toEqual({ pack, host: 1 });
  const wire = reconnect(wires);
  expect(wire.sent[0]).toMatchObject({ type: 'hello', pack: pack.hash });
  wire.tell({ ...welcome(3, []), info: { host: 0 } as SentInfo } as ServerFrame);
  expect(client.info).toEqual({ pack, host: 0 });
  client.close();
});

test('what goes wrong before the welcome is told, and tried again', () => {
  const { client, wires } = start();
  wires[0]!.emit('open');
  wires[0]!.tell({ type: 'error', reason: 'full', message: 'too many guests' });
  expect([client.state, client.refusal?.reason]).toEqual(['connecting', 'full']);
  const wire = reconnect(wires);
  expect(client.refusal?.reason).toBe('full');
  wire.tell(welcome(1, [1]));
  expect([client.state, client.refusal]).toEqual(['open', null]);
  // At an open table, an error is about one frame, and no reason to leave.
  wire.tell({ type: 'error', reason: 'badMessage', message: 'not understood' });
  wire.tell({ type: 'error', reason: 'tooFast', message: 'slow down' });
  expect([client.state, client.refusal]).toEqual(['open', null]);
  client.close();
});

test.each(['badMessage', 'unknownTable', 'wrongKey'] as const)(
  'a hello that is refused for %s is not repeated',
  (reason) => {
    const { client, wires } = start();
    wires[0]!.emit('open');
    wires[0]!.tell({ type: 'error', reason, message: 'no' });
    expect([client.state, client.refusal?.reason]).toEqual(['refused', reason]);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
    expect(kinds(wires[0]!)).toEqual(['hello']);
    client.close();
  },
);

test('a table that cannot be opened is asked for more and more seldom', () => {
  const { client, wires } = start();
  const wire = wires[0]!;
  wire.emit('open');
  const asked: number[] = [];
  for (let second = 0; second < 60; second++) {
    const before = wire.sent.length;
    vi.advanceTimersByTime(1000);
    if (wire.sent.length > before) asked.push(second);
    if (wire.sent.length > before || second === 0) wire.tell({ type: 'error', reason: 'fault', message: 'no' });
  }
  const pauses = asked.slice(1).map((second, i) => second - asked[i]!);
  expect(pauses.slice(0, 5)).toEqual([1, 3, 4, 9, 10]);
  client.close();
});

/** The welcome to a table before its game, as somebody who sits at seat 1. */
function welcomeToOpen(host: boolean, entropy: readonly string[]): ServerFrame {
  const fair = { commitment: 'c', entropy, secret: null };
  const info = { status: 'open', fair } as unknown as TableInfo;
  return { type: 'welcome', protocol: 2, seat: 1, host, info, now: { seq: 1 } as Position, entries: [], omitted: 0 };
}
const commands = ({ sent }: FakeWire) => sent.flatMap((frame) => (frame.type === 'do' ? [frame.command] : []));

test('a guest adds 128 random bits to chance, once, as soon as the promise is known', () => {
  const { client, wires } = start();
  wires[0]!.emit('open');
  expect(commands(wires[0]!)).toEqual([]);
  wires[0]!.tell(welcomeToOpen(false, ['', '']));
  expect(commands(wires[0]!)).toEqual([{ do: 'stir', entropy: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  wires[0]!.tell(welcomeToOpen(false, ['', '']));
  expect(commands(wires[0]!)).toHaveLength(1);
  client.close();
});

test('the host adds them with the start, and adds the same if that was refused', async () => {
  const { client, wires } = start();
  wires[0]!.emit('open');
  wires[0]!.tell(welcomeToOpen(true, ['', '']));
  const refused = client.do({ do: 'start' });
  const [first] = wires[0]!.sent.filter(({ type }) => type === 'do') as { id: string }[];
  wires[0]!.tell({ type: 'refused', id: first!.id, reason: 'emptySeats', message: '' });
  expect((await refused).done).toBe(false);
  void client.do({ do: 'start' });
  const [one, two] = commands(wires[0]!);
  expect(one).toEqual({ do: 'start', entropy: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(two).toEqual(one);
  client.close();
});

test('what a person has added already stays', () => {
  const { client, wires } = start();
  wires[0]!.emit('open');
  wires[0]!.tell(welcomeToOpen(true, ['', 'my lucky hen']));
  void client.do({ do: 'start' });
  expect(commands(wires[0]!)).toEqual([{ do: 'start' }]);
  client.close();
});

test('two clients never add the same', () => {
  const added = [0, 1].map(() => {
    const { client, wires } = start();
    wires[0]!.emit('open');
    wires[0]!.tell(welcomeToOpen(false, ['', '']));
    client.close();
    return commands(wires[0]!)[0];
  });
  expect(added[0]).not.toEqual(added[1]);
});
