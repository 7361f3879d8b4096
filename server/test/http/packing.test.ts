/** Large frames are compressed, but never the words of people together with cards: the length would tell a good guess. */
import type { ServerFrame } from '@horda/protocol';
import { until } from '@horda/tables/test/hall';
import { afterEach, expect, test } from 'vitest';
import { startServer, type TestServer, type TestSocket } from './running.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Played {
  readonly server: TestServer;
  readonly table: string;
  readonly keys: readonly string[];
  /** Bob, who can unpack what is compressed. */
  readonly bob: TestSocket;
  /** Bob's frame of this type after `cause`, and how many bytes came for it. */
  heard(
    cause: () => unknown,
    type: ServerFrame['type'],
  ): Promise<{ readonly frame: ServerFrame; readonly bytes: number }>;
}

/** Ada and Bob at The Long Night, whose views are large and hold a secret hand. Every time it is the same deal. */
async function play(perMessageDeflate = true): Promise<Played> {
  const server = await startServer();
  closing.push(() => server.close());
  const { body: made } = await server.call('POST', '/api/tables', { game: 'long-night', seats: 2, name: 'Ada' });
  const { body: joined } = await server.call('POST', `/api/tables/${made.table}/seats`, { name: 'Bob' }, made.invite);
  const keys = [made.key, joined.key] as const;
  await server.call('POST', `/api/tables/${made.table}/commands`, { id: 'go', command: { do: 'start' } }, keys[0]);
  const bob = await server.socket({ perMessageDeflate });
  const heard: Played['heard'] = async (cause, type) => {
    const [before, seen] = [bob.bytes, bob.frames.length];
    cause();
    await until(() => bob.frames.slice(seen).some((frame) => frame.type === type));
    return { frame: bob.frames.slice(seen).find((frame) => frame.type === type)!, bytes: bob.bytes - before };
  };
  await heard(() => bob.send(hello(made.table, keys[1])), 'welcome');
  // Who is present is told a little later, once.
  await until(() => bob.frames.some((frame) => frame.type === 'present'));
  return { server, table: made.table, keys, bob, heard };
}

const hello = (table: string, key: string) => ({ type: 'hello', protocol: 2, table, key, seen: 0 });

/** Bob's bytes for what Ada says, for a new welcome after it, and for the history. */
async function lengthsWith(guess: (bobs: string) => string): Promise<readonly number[]> {
  const { server, table, keys, bob, heard } = await play();
  const at = `/api/tables/${table}`;
  const { body } = await server.call('GET', `${at}/since/0`, undefined, keys[1]);
  const text = guess(JSON.stringify(body.now.view));
  const say = () => server.call('POST', `${at}/commands`, { id: 'say', command: { do: 'say', text } }, keys[0]);
  const told = [
    await heard(say, 'update'),
    await heard(() => bob.send(hello(table, keys[1]!)), 'welcome'),
    await heard(() => bob.send({ type: 'ask', id: 'h', question: { ask: 'history', from: 1, to: 99 } }), 'told'),
  ];
  expect(JSON.stringify(told[0]!.frame).length).toBeGreaterThan(4_096);
  return told.map(({ bytes }) => bytes);
}

test('a guess in the chat that is right is as long on the wire as one that is wrong', async () => {
  const right = await lengthsWith((view) => view.slice(-300, -100));
  const wrong = await lengthsWith((view) => Array.from(view.slice(-300, -100)).toReversed().join(''));
  expect(right).toEqual(wrong);
});

test.each([
  ['is compressed', true, [0, 0.5]],
  ['is left as it is for those who cannot unpack it', false, [0.95, 1.1]],
] as const)(
  'what is large and holds nobody’s words (answers, looks at the past) %s',
  async (_, unpacks, [least, most]) => {
    const { server, table, keys, bob, heard } = await play(unpacks);
    const { body } = await server.call('GET', `/api/tables/${table}/since/0`, undefined, keys[1]);
    const own = (body.now.view.asks as { seat: number; own: { options: object[]; min: number } | null }[]).find(
      ({ seat }) => seat === 1,
    )!.own!;
    const command = { do: 'answer', askedAt: body.now.askedAt, picks: own.options.slice(0, own.min) };
    const share = async (frame: object, type: ServerFrame['type']): Promise<number> => {
      const told = await heard(() => bob.send(frame), type);
      return told.bytes / JSON.stringify(told.frame).length;
    };
    const shares = [
      await share({ type: 'do', id: 'a', command }, 'update'),
      await share({ type: 'ask', id: 'l', question: { ask: 'look', at: 0 } }, 'told'),
    ];
    for (const each of shares) {
      expect(each).toBeGreaterThan(least);
      expect(each).toBeLessThan(most);
    }
  },
);
