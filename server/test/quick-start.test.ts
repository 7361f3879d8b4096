/** The dialogue at the beginning of docs/protocol.md is what a server says; UPDATE_GOLDEN=1 writes it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PROTOCOL, type ServerFrame } from '@horda/protocol';
import { changeOfGolden } from '@horda/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer, type TestSocket } from './http/running.ts';

const PAGE = fileURLToPath(new URL('../../docs/protocol.md', import.meta.url));
const [BEGIN, END] = ['<!-- quick start -->\n```\n', '```\n<!-- /quick start -->'];
/** When the page says that it happened. */
const MOMENT = 1_794_791_023_729;

let server: TestServer;
beforeAll(async () => void (server = await startServer({}, 'quick start')));
afterAll(() => server.close());

interface Made {
  readonly table: string;
  readonly key: string;
  readonly invite: string;
}

/** The words of both sides, as the page has them. */
class Dialogue {
  readonly lines: string[] = [];

  async post<T>(path: string, body: object, key?: { readonly name: string; readonly value: string }): Promise<T> {
    const sent = key === undefined ? '' : `   Authorization: Bearer ${key.value}   (${key.name})`;
    this.lines.push(`POST ${path} ${JSON.stringify(body)}${sent}`);
    const reply = await server.call('POST', path, body, key?.value);
    this.lines.push(`${reply.status} ${JSON.stringify(reply.body)}`, '');
    return reply.body as T;
  }

  /** Says a frame, and hears everything up to the next frame that is no news of who is there. */
  async say(socket: TestSocket, frame: object): Promise<void> {
    this.lines.push(`→ ${JSON.stringify(frame)}`);
    socket.send(frame);
    let heard = await socket.next();
    while (heard.type === 'present') heard = await socket.next();
    this.lines.push(`← ${JSON.stringify(shown(heard))}`);
  }
}

/** The frame as the page shows it: a view is cut down to its questions, and `info` is left out. */
function shown(frame: ServerFrame): object {
  const { info: _, ...rest } = frame as ServerFrame & { info?: unknown };
  const entries = 'entries' in frame ? frame.entries.map((entry) => ({ ...entry, at: MOMENT })) : [];
  return {
    ...rest,
    ...('now' in frame ? { now: { ...frame.now, view: cut(frame.now.view) } } : {}),
    ...(frame.type === 'welcome' ? { entries: [] } : 'entries' in frame ? { entries } : {}),
  };
}

const cut = (view: unknown): object | null =>
  view === null ? null : { asks: (view as { readonly asks: readonly object[] }).asks };

test('the quick start of docs/protocol.md is what a server says', async () => {
  const talk = new Dialogue();
  const made = await talk.post<Made>('/api/tables', {
    game: 'cisza',
    seats: 2,
    name: 'Ada',
    entropy: 'heads',
    options: { first: '1' },
  });
  talk.lines.push(`The invitation: http://127.0.0.1:8080/#/guest/${made.table}~${made.invite}`, '');
  const seat = { name: 'Bob', entropy: 'tails' };
  await talk.post(`/api/tables/${made.table}/seats`, seat, { name: 'of the invitation', value: made.invite });
  talk.lines.push('WebSocket /api/socket   (Ada)');
  const ada = await server.socket();
  const { table, key } = made;
  await talk.say(ada, { type: 'hello', protocol: PROTOCOL, table, key, seen: 0 });
  await talk.say(ada, { type: 'do', id: 'a1', command: { do: 'start' } });
  const begun = ada.frames.findLast((frame) => frame.type === 'update')!;
  const answer = {
    type: 'do',
    id: 'a2',
    command: { do: 'answer', askedAt: begun.now.askedAt, picks: [{ do: 'keep' }] },
  };
  await talk.say(ada, answer);
  talk.lines.push('   The same again, as after a lost reply: it is done once.');
  await talk.say(ada, answer);
  talk.lines.push('   Now Bob is asked, not Ada.');
  await talk.say(ada, { ...answer, id: 'a3', command: { ...answer.command, askedAt: begun.now.askedAt + 1 } });
  await talk.say(ada, { type: 'ask', id: 'q1', question: { ask: 'why', choice: { do: 'exchange' } } });
  await talk.say(ada, { type: 'do', id: 'a4', command: { do: 'say', text: 'Your turn!' } });
  await talk.say(ada, { type: 'ping' });
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  expect([from > 0, to > from]).toEqual([true, true]);
  const fresh = `${page.slice(0, from + BEGIN.length)}${talk.lines.join('\n')}\n${page.slice(to)}`;
  expect(changeOfGolden(PAGE, fresh)).toBeNull();
});
