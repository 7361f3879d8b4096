/** A closed server: only those with the server's word make tables there. */
import { afterEach, describe, expect, test } from 'vitest';
import { MOST_GUESSES } from '../../src/http/guarded-secret.ts';
import type { ServeOptions } from '../../src/server.ts';
import { startServer, type Reply, type TestServer } from './running.ts';

const closing: TestServer[] = [];
afterEach(async () => {
  for (const server of closing.splice(0)) await server.close();
});

const WORD = 'żółw i 5 zombi';

async function serverWith(options: Partial<ServeOptions> = { word: WORD }): Promise<TestServer> {
  const server = await startServer(options);
  closing.push(server);
  return server;
}

const saying = (word: string) => ({ 'horda-word': encodeURIComponent(word) });
const TABLE = { game: 'cisza', seats: 2, bots: [null, 'random'], name: 'Ada', pace: 0 };
const makeTable = ({ call }: TestServer, word?: string): Promise<Reply> =>
  call('POST', '/api/tables', TABLE, null, word === undefined ? {} : saying(word));
const told = ({ status, body }: Reply) => [status, body.error?.reason ?? 'done'];

describe('without the right word nobody makes a table', () => {
  test('a new one', async () => {
    const server = await serverWith();
    expect(told(await makeTable(server))).toEqual([401, 'wordNeeded']);
    expect(told(await makeTable(server, 'zombie'))).toEqual([403, 'wrongWord']);
    expect(told(await makeTable(server, ''))).toEqual([401, 'wordNeeded']);
    expect(told(await makeTable(server, WORD))).toEqual([200, 'done']);
    expect(await server.call('GET', '/api/tables')).toMatchObject({ body: [] });
  });

  test('one from a file, or from a moment of another', async () => {
    const server = await serverWith();
    const { body: made } = await makeTable(server, WORD);
    const at = `/api/tables/${made.table}`;
    for (const [id, command] of [
      ['a', { do: 'start' }],
      ['b', { do: 'handOver', bot: 'random' }],
    ] as const)
      await server.call('POST', `${at}/commands`, { id, command }, made.key);
    const fork = (headers = {}) => server.call('POST', `${at}/forks`, { at: 0, bot: 'random' }, made.key, headers);
    expect(told(await fork())).toEqual([401, 'wordNeeded']);
    expect(told(await fork(saying(WORD)))).toEqual([200, 'done']);
    const bring = (headers = {}) => server.call('POST', '/api/imports', { save: {} }, null, headers);
    expect(told(await bring())).toEqual([401, 'wordNeeded']);
    // The word is right, the file is not.
    expect(told(await bring(saying(WORD)))).toEqual([400, 'badMessage']);
  });

  test('a word that cannot be read is a wrong one', async () => {
    const server = await serverWith();
    expect(told(await server.call('POST', '/api/tables', TABLE, null, { 'horda-word': '%' }))).toEqual([
      403,
      'wrongWord',
    ]);
  });
});

test('who sits at a table needs no word: not to join, to play, nor to play again', async () => {
  const server = await serverWith();
  const { body: made } = await server.call('POST', '/api/tables', { ...TABLE, bots: [] }, null, saying(WORD));
  const at = `/api/tables/${made.table}`;
  const { status, body: bob } = await server.call('POST', `${at}/seats`, { name: 'Bob' }, made.invite);
  expect(status).toBe(200);
  const act = (id: string, command: object, key: string) => server.call('POST', `${at}/commands`, { id, command }, key);
  expect((await act('a', { do: 'start' }, made.key)).body.type).toBe('accepted');
  expect((await act('b', { do: 'propose', what: 'abandon' }, made.key)).body.type).toBe('accepted');
  const { body: now } = await server.call('GET', `${at}/since/0`, undefined, bob.key);
  const vote = { do: 'vote', proposal: now.info.proposal.seq, yes: true };
  expect((await act('c', vote, bob.key)).body.type).toBe('accepted');
  expect(told(await server.call('POST', `${at}/rematch`, undefined, bob.key))).toEqual([200, 'done']);
});

test('everybody can see whether the server is closed', async () => {
  expect(await (await serverWith()).call('GET', '/api/server')).toMatchObject({ status: 200, body: { closed: true } });
  expect(await (await serverWith({})).call('GET', '/api/server')).toMatchObject({
    status: 200,
    body: { closed: false },
  });
});

test('an open server asks for no word, and takes no notice of one', async () => {
  const server = await serverWith({});
  expect(told(await makeTable(server))).toEqual([200, 'done']);
  expect(told(await makeTable(server, 'anything'))).toEqual([200, 'done']);
});

test('the word is the same however it is written', async () => {
  const server = await serverWith();
  expect(told(await makeTable(server, ` ${WORD.normalize('NFD')} `))).toEqual([200, 'done']);
  expect(told(await makeTable(server, WORD.toUpperCase()))).toEqual([403, 'wrongWord']);
});

test('guesses are counted for each address; after too many, even the right word has to wait', async () => {
  const server = await serverWith({ word: WORD, trustProxy: true });
  const guess = (word: string, from: string) =>
    server.call('POST', '/api/tables', TABLE, null, { ...saying(word), 'x-forwarded-for': from });
  for (let n = 0; n < MOST_GUESSES; n++)
    expect(told(await guess(`guess ${n}`, '192.0.2.7'))).toEqual([403, 'wrongWord']);
  expect(told(await guess('one more', '192.0.2.7'))).toEqual([429, 'tooFast']);
  expect(told(await guess(WORD, '192.0.2.7'))).toEqual([429, 'tooFast']);
  expect(told(await guess(WORD, '192.0.2.8'))).toEqual([200, 'done']);
});
