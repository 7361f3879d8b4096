/** Webhooks tell a seat that the game waits for it. Their URLs must not lead into the host's network. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTcpServer, isIP, type AddressInfo } from 'node:net';
import type { TableClient } from '@horda/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { checkOutgoing, isInside, openOutgoing, type OutgoingOptions } from '../src/http/outgoing.ts';
import { openWebhooks } from '../src/http/webhooks.ts';
import { REAL_NETWORK, type Network } from '../src/http/own-addresses.ts';
import type { Log } from '@horda/tables/live/services';
import type { Store } from '@horda/tables/store';
import { until } from '@horda/tables/test/hall';
import { startServer, type Reply } from './http/running.ts';

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

describe('an address is inside', () => {
  test.each([
    '0.0.0.0',
    '10.255.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.200.3.4',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.178.1',
    '198.19.255.255',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fc00::1',
    'fdff:ffff::1',
    'fe80::1',
    'febf::1',
    'ff02::1',
    'fec0::1',
    'feff::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '64:ff9b:1:ffff::a00:1',
    '2002:7f00:1::',
    '2002:c0a8:101::1',
    '::127.0.0.1',
    '::10.0.0.1',
    '::a00:1',
    '::ffff:127.0.0.1',
    '::FFFF:10.0.0.1',
    '::ffff:7f00:1',
    '::ffff:c0a8:101',
  ])('%s', (address) => {
    expect(isInside(address)).toBe(true);
  });

  test.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2606:4700::1111',
    'fbff::1',
    '64:ff9b:2::1',
    '2001:4860:4860::8888',
    '2003::1',
    '::ffff:1.1.1.1',
    '::ffff:101:101',
  ])('unless it is everybody’s: %s', (address) => {
    expect(isInside(address)).toBe(false);
  });
});

test('an address with a name or a password in it is refused', () => {
  for (const url of ['https://ada:pw@example.org/', 'https://ada@example.org/', 'https://:pw@example.org/'])
    expect(() => checkOutgoing(url)).toThrow('must not contain a password');
  expect(() => checkOutgoing('https://example.org/ada?token=1')).not.toThrow();
});

interface Receiver {
  readonly url: string;
  readonly calls: { readonly path: string; readonly type: string | undefined; readonly body: string }[];
}

/** Answers calls with these statuses, one after the other, then always with the last one. */
async function receiver(...statuses: number[]): Promise<Receiver> {
  const calls: Receiver['calls'] = [];
  const server = createServer((request, reply) => {
    void bodyOf(request).then((body) => {
      calls.push({ path: request.url!, type: request.headers['content-type'], body });
      const status = statuses[Math.min(calls.length, statuses.length) - 1]!;
      reply.writeHead(status, { connection: 'close', location: '/elsewhere' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?ada`, calls };
}

/** Counts calls on every interface of this machine. */
async function openToAll(): Promise<{ readonly port: number; readonly calls: string[] }> {
  const calls: string[] = [];
  const server = createServer((request, reply) => {
    calls.push(request.url!);
    reply.end();
  });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  closing.push(() => void server.close());
  return { port: (server.address() as AddressInfo).port, calls };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Calls the webhook of seat 1, and collects what is logged for the operator. */
function call(url: string | null, insideToo: boolean, options: Partial<OutgoingOptions> = {}): string[] {
  const told: string[] = [];
  const note = (what: string, about: object = {}): void => void told.push(`${what} ${JSON.stringify(about)}`);
  const log: Log = { info: note, error: note };
  const store = { webhook: () => Promise.resolve(url) } as Partial<Store> as Store;
  openWebhooks(store, log, openOutgoing({ insideToo, hosts: [], ...options })).awaited('table-1', 'cisza', 1);
  return told;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('a call', () => {
  test('says which seat is awaited where, and nothing else', async () => {
    const { url, calls } = await receiver(200);
    const told = call(url, true);
    await until(() => calls.length > 0);
    expect(calls).toEqual([
      {
        path: '/hook?ada',
        type: 'application/json',
        body: '{"event":"awaited","table":"table-1","game":"cisza","seat":1}',
      },
    ]);
    expect(told).toEqual([]);
  });

  test('is not made where a seat has no address', async () => {
    expect(call(null, true)).toEqual([]);
  });

  test('does not follow where it is sent', async () => {
    const { url, calls } = await receiver(302);
    call(url, true);
    await until(() => calls.length > 0);
    await pause(200);
    expect(calls.map(({ path }) => path)).toEqual(['/hook?ada']);
  });

  test('is made again after a failure', async () => {
    const { url, calls } = await receiver(503, 200);
    const told = call(url, true);
    await until(() => calls.length > 1);
    await pause(200);
    expect(calls).toHaveLength(2);
    expect(told).toEqual([]);
  });

  test('is given up after three failures; the operator is not told the address', async () => {
    const { url, calls } = await receiver(500);
    const told = call(url, true);
    await until(() => told.length > 0);
    expect(calls).toHaveLength(3);
    expect(told).toEqual([expect.stringMatching(/^a webhook could not be called .*"table":"table-1","seat":1/)]);
    expect(told[0]).not.toContain('127.0.0.1');
    expect(told[0]).not.toContain('/hook');
  });

  /** Sends bytes to every caller without end; counts all callers and those still connected. */
  async function drip(first: string, next: string): Promise<{ url: string; callers: number; present: number }> {
    const found = { url: '', callers: 0, present: 0 };
    const server = createTcpServer((socket) => {
      found.callers++;
      found.present++;
      socket.write(first);
      const writing = setInterval(() => socket.write(next), 10);
      socket.on('error', () => null);
      socket.on('data', () => null);
      socket.on('close', () => {
        clearInterval(writing);
        found.present--;
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => void server.close());
    found.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return found;
  }

  test('has a deadline, though headers keep coming', async () => {
    const slow = await drip('HTTP/1.1 200 OK\r\n', 'x: y\r\n');
    call(slow.url, true, { timeout: 100 });
    await until(() => slow.callers > 0);
    // The response never ends by itself.
    await until(() => slow.present === 0);
  });

  test('does not read an answer without an end', async () => {
    const endless = await drip('HTTP/1.1 200 OK\r\n\r\n', 'more');
    const told = call(endless.url, true, { timeout: 60_000 });
    await until(() => endless.callers > 0 && endless.present === 0);
    await pause(200);
    expect(endless).toMatchObject({ callers: 1, present: 0 });
    expect(told).toEqual([]);
  });

  test.each<[string, (port: string) => string]>([
    ['as it is', (port) => `http://127.0.0.1:${port}/`],
    ['by name', (port) => `http://localhost:${port}/`],
    ['in short', (port) => `http://127.1:${port}/`],
    ['as one number', (port) => `http://2130706433:${port}/`],
    ['in sixteens', (port) => `http://0x7f.0.0.1:${port}/`],
    ['mapped', (port) => `http://[::ffff:127.0.0.1]:${port}/`],
    ['as no address at all', (port) => `http://0.0.0.0:${port}/`],
  ])('into the host’s own network is never made: %s', async (_, address) => {
    const { url, calls } = await receiver(200);
    call(address(new URL(url).port), false);
    await pause(150);
    expect(calls).toEqual([]);
  });
});

describe('this machine is never called by an address of its own', () => {
  const INTERFACE = '203.0.113.7';
  const LONG = '2001:db8::7';
  const PUBLIC = '198.51.100.9';
  const ELSEWHERE = '127.0.0.1';

  /** What each name leads to, one answer after the other. */
  function network(names: Readonly<Record<string, readonly string[]>> = {}): Network & { readonly asked: string[] } {
    const asked: string[] = [];
    return {
      asked,
      interfaces: () => ['127.0.0.1', INTERFACE, `${LONG}%eth0`],
      async resolve(name) {
        const answers = names[name] ?? [];
        const address = answers[Math.min(asked.filter((each) => each === name).length, answers.length - 1)];
        asked.push(name);
        if (address === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
        return [{ address, family: address.includes(':') ? 6 : 4 }];
      },
    };
  }

  test.each([
    ['of an interface', `http://${INTERFACE}/`],
    ['of an interface, mapped', `http://[::ffff:${INTERFACE}]/`],
    ['of an interface, in the long form', 'http://[2001:db8:0:0:0:0:0:7]/'],
    ['that a name of the interface leads to', 'http://interface.test/'],
    ['that players know it by', `http://${PUBLIC}/`],
    ['that its own name leads to', 'http://play.example.org/'],
    ['that another name leads to', 'http://alias.test/'],
    ['that it listens on', 'http://192.0.2.200/'],
  ])('%s', async (_, url) => {
    const net = network({
      'interface.test': [INTERFACE],
      'play.example.org': [PUBLIC],
      'alias.test': [PUBLIC],
    });
    const told = call(url, false, { network: net, hosts: ['192.0.2.200', 'play.example.org', 'gone.test'] });
    await until(() => told.length > 0);
    expect(told).toEqual([expect.stringContaining('"error":"EINSIDE"')]);
  });

  test('a name is looked up once for a call: the address that was checked is the one that is called', async () => {
    const { url, calls } = await receiver(200);
    const net = network({ 'turns.test': [ELSEWHERE, '192.0.2.99'] });
    const told = call(`http://turns.test:${new URL(url).port}/hook`, true, { network: net });
    await until(() => calls.length > 0);
    expect(net.asked).toEqual(['turns.test']);
    expect(told).toEqual([]);
  });

  test('a name that leads to it after it was set is found out when it is called', async () => {
    const { url, calls } = await receiver(200);
    const net = network({ 'turns.test': [INTERFACE] });
    const told = call(`http://turns.test:${new URL(url).port}/hook`, false, { network: net });
    await until(() => told.length > 0);
    expect(calls).toEqual([]);
  });
});

describe('at a table', () => {
  interface Seated {
    readonly table: string;
    setWebhook(seat: 0 | 1, url: string | null): Promise<Reply>;
    act(seat: 0 | 1, command: object): Promise<void>;
    /** Answers the open question of a seat. */
    answer(seat: 0 | 1): Promise<void>;
    client(seat: 0 | 1): Promise<TableClient>;
  }

  /** Ada, who is asked first, and Bob. */
  async function seated(insideWebhooks: boolean): Promise<Seated> {
    const server = await startServer({ insideWebhooks });
    closing.push(() => server.close());
    const asked = { game: 'cisza', seats: 2, options: { first: '1' }, name: 'Ada' };
    const { table, key, invite } = (await server.call('POST', '/api/tables', asked)).body;
    const at = `/api/tables/${table}`;
    const joined = await server.call('POST', `${at}/seats`, { name: 'Bob' }, invite);
    const keys: readonly string[] = [key, joined.body.key];
    let commands = 0;
    const act = async (seat: 0 | 1, command: object): Promise<void> => {
      const { body } = await server.call('POST', `${at}/commands`, { id: `c${commands++}`, command }, keys[seat]);
      expect(body.type).toBe('accepted');
    };
    return {
      table,
      act,
      setWebhook: (seat, url) => server.call('PUT', `${at}/me/webhook`, { url }, keys[seat]),
      async answer(seat) {
        const { now } = (await server.call('GET', `${at}/since/0`, undefined, keys[seat])).body;
        const { own } = (now.view as { asks: { seat: number; own: { options: object[] } }[] }).asks.find(
          (ask) => ask.seat === seat,
        )!;
        await act(seat, { do: 'answer', askedAt: now.askedAt, picks: own.options.slice(0, 1) });
      },
      async client(seat) {
        const client = server.client(table, keys[seat]!);
        await until(() => client.state === 'open');
        return client;
      },
    };
  }

  test('a seat is called when it is awaited and nobody is there', async () => {
    const [table, { url, calls }] = [await seated(true), await receiver(200)];
    expect((await table.setWebhook(1, url)).body).toEqual({ url });
    await table.act(0, { do: 'start' });
    await pause(100);
    expect(calls).toEqual([]);
    await table.answer(0);
    await until(() => calls.length > 0);
    expect(JSON.parse(calls[0]!.body)).toEqual({ event: 'awaited', table: table.table, game: 'cisza', seat: 1 });
    await table.act(0, { do: 'say', text: 'hurry' });
    await pause(100);
    expect(calls).toHaveLength(1);
  });

  test('a seat whose game begins with its turn is called, too', async () => {
    const [table, { url, calls }] = [await seated(true), await receiver(200)];
    await table.setWebhook(0, url);
    await table.act(0, { do: 'start' });
    await until(() => calls.length > 0);
    expect(JSON.parse(calls[0]!.body)).toMatchObject({ event: 'awaited', seat: 0 });
  });

  test('a seat is not called while it is connected, played by a bot, or without an address', async () => {
    const [table, { url, calls }] = [await seated(true), await receiver(200)];
    await table.setWebhook(1, url);
    const bob = await table.client(1);
    await table.act(0, { do: 'start' });
    await table.answer(0);
    await until(() => bob.now!.answers === 1);
    bob.close();
    await table.act(1, { do: 'handOver', bot: 'random' });
    await pause(800);
    await table.setWebhook(1, null);
    await table.act(1, { do: 'takeBack' });
    expect(calls).toEqual([]);
  });

  test('nothing inside the host’s own network is called unless the host wants it', async () => {
    const [table, { url, calls }] = [await seated(false), await receiver(200)];
    await table.setWebhook(1, url);
    await table.act(0, { do: 'start' });
    await table.answer(0);
    await pause(200);
    expect(calls).toEqual([]);
  });

  const own = REAL_NETWORK.interfaces().filter((address) => isIP(address) === 4 && !isInside(address));
  test.runIf(own.length > 0)('nor is this machine by its public address', async () => {
    const table = await seated(false);
    const { port, calls } = await openToAll();
    await table.setWebhook(1, `http://${own[0]}:${port}/`);
    await table.act(0, { do: 'start' });
    await table.answer(0);
    await pause(200);
    expect(calls).toEqual([]);
  });

  test.each([
    ['https://bob:pw@example.org/', 'url: must not contain a password'],
    ['ftp://example.org/', 'url: '],
    ['nowhere', 'url: '],
  ])('the address %s is refused', async (url, message) => {
    const { status, body } = await (await seated(true)).setWebhook(1, url);
    expect({ status, reason: body.error.reason }).toEqual({ status: 400, reason: 'badMessage' });
    expect(body.error.message).toContain(message);
  });
});
