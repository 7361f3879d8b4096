/** Web Push tells a person whose page is closed that it is their move; parcels reach another device of theirs. */
import { until } from '@horda/tables/test/hall';
import { afterEach, expect, test } from 'vitest';
import { startServer, type Reply, type TestServer } from './http/running.ts';
import { openPushService, signedBy, subscribe, type PushService, type Subscriber } from './push-service.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Seated {
  readonly server: TestServer;
  readonly table: string;
  readonly keys: readonly string[];
  act(seat: number, command: object): Promise<Reply>;
  /** The other seat answers with the first options until this one is asked. */
  untilAsked(seat: number): Promise<void>;
  subscribe(seat: number, to: Subscriber, language?: string): Promise<Reply>;
}

/** Two persons at a table of Cisza; the first is the host. */
async function seated(options: Parameters<typeof startServer>[0] = {}): Promise<Seated> {
  const server = await startServer({ insideWebhooks: true, pushAfter: 1, ...options });
  closing.push(() => server.close());
  const made = (await server.call('POST', '/api/tables', { game: 'cisza', seats: 2, name: 'Ada' })).body;
  const joined = (await server.call('POST', `/api/tables/${made.table}/seats`, { name: 'Bo' }, made.invite)).body;
  const [table, keys] = [made.table as string, [made.key, joined.key] as readonly string[]];
  let commands = 0;
  const act = (seat: number, command: object): Promise<Reply> =>
    server.call('POST', `/api/tables/${table}/commands`, { id: `c${commands++}`, command }, keys[seat]);
  return {
    server,
    table,
    keys,
    act,
    async untilAsked(seat) {
      for (;;) {
        const { now } = (await server.call('GET', `/api/tables/${table}/since/0`, undefined, keys[1 - seat])).body;
        const own = now.view.asks.find((ask: { seat: number }) => ask.seat === 1 - seat)?.own;
        if (own === undefined) return;
        const picks = own.options.slice(0, own.min);
        await act(1 - seat, { do: 'answer', askedAt: now.askedAt, picks });
      }
    },
    subscribe: (seat, { endpoint, keys: of }, language = 'pl') =>
      server.call('PUT', `/api/tables/${table}/me/push`, { endpoint, keys: of, language }, keys[seat]),
  };
}

async function service(): Promise<PushService> {
  const opened = await openPushService();
  closing.push(() => opened.close());
  return opened;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('a person who is away is told once, encrypted, in their language, and nothing secret', async () => {
  const [table, push] = [await seated({ origins: ['https://horda.example.org'] }), await service()];
  const [phone, laptop] = [subscribe(push, 'phone'), subscribe(push, 'laptop')];
  expect((await table.subscribe(1, phone)).body).toEqual({ told: true });
  await table.subscribe(1, laptop, 'en');
  await table.act(0, { do: 'start' });
  await table.untilAsked(1);
  await until(() => push.delivered.length === 2);
  const [toLaptop, toPhone] = push.delivered.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const said = { event: 'awaited', table: table.table, game: 'cisza', seat: 1 };
  expect(phone.read(toPhone!)).toEqual({ ...said, title: 'Cisza', language: 'pl' });
  expect(laptop.read(toLaptop!)).toEqual({ ...said, title: 'Cisza (Silence)', language: 'en' });
  expect(toPhone!.body.toString('latin1')).not.toContain(table.table);
  expect(toPhone!.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  const { key } = (await table.server.call('GET', '/api/push')).body;
  expect(signedBy(key, toPhone!)).toMatchObject({ aud: push.url, sub: 'https://horda.example.org' });
  // Talk is no further question.
  await table.act(0, { do: 'say', text: 'hurry' });
  await pause(100);
  expect(push.delivered).toHaveLength(2);
});

test('a browser that is gone is called no more; one that is switched off is not called', async () => {
  const [table, push] = [await seated(), await service()];
  const [gone, off] = [subscribe(push, 'gone'), subscribe(push, 'off')];
  await table.subscribe(1, gone);
  await table.subscribe(1, off);
  expect((await table.subscribe(1, { ...off, keys: null as never })).body).toEqual({ told: false });
  const me = async () =>
    (await table.server.call('GET', `/api/tables/${table.table}/me`, undefined, table.keys[1])).body;
  expect((await me()).pushes).toEqual([gone.endpoint]);
  push.status = 410;
  await table.act(0, { do: 'start' });
  await table.untilAsked(1);
  await until(() => push.delivered.length === 1);
  expect(push.delivered[0]!.path).toBe('/gone');
  for (;;) if ((await me()).pushes.length === 0) break;
});

test('nobody is called while they are connected', async () => {
  const [table, push] = [await seated(), await service()];
  await table.subscribe(0, subscribe(push, 'ada'));
  await table.subscribe(1, subscribe(push, 'bo'));
  const bo = table.server.client(table.table, table.keys[1]!);
  await until(() => bo.state === 'open');
  await table.act(0, { do: 'start' });
  await table.untilAsked(1);
  const before = push.delivered.length;
  await table.untilAsked(0);
  // Ada is away. Bo was asked before her, and would have been told before her.
  await until(() => push.delivered.length > before);
  expect(push.delivered.map(({ path }) => path)).not.toContain('/bo');
});

test('a push service inside the host’s own network is never called, and is forgotten', async () => {
  const [table, push] = [await seated({ insideWebhooks: false }), await service()];
  await table.subscribe(1, subscribe(push, 'bo'));
  await table.act(0, { do: 'start' });
  await table.untilAsked(1);
  for (;;) {
    const { body } = await table.server.call('GET', `/api/tables/${table.table}/me`, undefined, table.keys[1]);
    if (body.pushes.length === 0) break;
  }
  expect(push.delivered).toEqual([]);
});

test('bad subscriptions are refused by the name of what is wrong; those who erase themselves are forgotten', async () => {
  const [table, push] = [await seated(), await service()];
  const { endpoint, keys } = subscribe(push, 'bo');
  const put = (body: object, key: string | null = table.keys[1]!): Promise<Reply> =>
    table.server.call('PUT', `/api/tables/${table.table}/me/push`, body, key);
  for (const [body, message] of [
    [{ endpoint: 'ftp://example.org', keys }, 'endpoint'],
    [{ endpoint: 'https://a:b@example.org', keys }, 'endpoint: must not contain a password'],
    [{ endpoint, keys: { ...keys, auth: 'short' } }, 'keys.auth'],
    [{ endpoint, keys, language: 'xx' }, 'language'],
  ] as const) {
    const { status, body: reply } = await put(body);
    expect([status, reply.error.message]).toEqual([400, expect.stringContaining(message)]);
  }
  expect((await put({ endpoint, keys }, null)).status).toBe(401);
  expect((await put({ endpoint, keys })).status).toBe(200);
  await table.server.call('DELETE', `/api/tables/${table.table}/me`, undefined, table.keys[1]);
  const { body } = await table.server.call('GET', `/api/tables/${table.table}/me`, undefined, table.keys[1]);
  expect(body.pushes).toEqual([]);
});

test('the keys for push services outlive the server', async () => {
  const first = await startServer();
  const { key } = (await first.call('GET', '/api/push')).body;
  expect(key).toMatch(/^[\w-]{87}$/);
  await first.running.close();
  const second = await startServer({ data: first.data }, 'the next server');
  closing.push(() => second.close());
  expect((await second.call('GET', '/api/push')).body.key).toBe(key);
});

test('a parcel is fetched by its id until it is thrown away', async () => {
  const server = await startServer();
  closing.push(() => server.close());
  const id = 'a'.repeat(43);
  const sent = await server.call('POST', '/api/parcels', { id, body: 'c2VhbGVk' });
  expect(sent.body).toEqual({ until: expect.any(Number) });
  expect((await server.call('GET', `/api/parcels/${id}`)).body).toEqual({ body: 'c2VhbGVk' });
  // Nobody puts something else in its place.
  expect((await server.call('POST', '/api/parcels', { id, body: 'b3RoZXI' })).status).toBe(429);
  expect((await server.call('DELETE', `/api/parcels/${id}`)).body).toEqual({ removed: true });
  for (const path of [`/api/parcels/${id}`, '/api/parcels/short']) {
    const { status, body } = await server.call('GET', path);
    expect([status, body.error.reason]).toEqual([404, 'unknownParcel']);
  }
  const wrong = await server.call('POST', '/api/parcels', { id: 'short', body: 'not base64!' });
  expect([wrong.status, wrong.body.error.message]).toEqual([400, expect.stringContaining('id')]);
});
