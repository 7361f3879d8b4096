import { findGame } from '@horda/games';
import { packFile } from '@horda/kernel';
import { MOST_PACK_BYTES } from '@horda/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from './running.ts';

let server: TestServer;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.close());

const { game } = findGame('cisza')!;
const FILE = packFile(game, 'mine', game.pack!.template({}));

test('a table with a pack is made by a request, listed and read with it', async () => {
  const wanted = { game: 'cisza', seats: 2, name: 'Ada', listed: true, pack: FILE };
  const { status, body } = await server.call('POST', '/api/tables', wanted);
  expect(status).toBe(200);
  const lobby = await server.call('GET', '/api/tables');
  const hash = expect.stringMatching(/^[0-9a-f]{14}$/) as string;
  expect(lobby.body).toMatchObject([{ table: body.table, pack: { id: 'mine', hash } }]);
  expect(Object.keys(lobby.body[0].pack)).toEqual(['id', 'hash']);
  const read = await server.call('GET', `/api/tables/${body.table}/since/0`, undefined, body.watch);
  expect(read.body.info.pack).toEqual({ id: 'mine', hash, content: game.pack!.template({}) });
});

test('a bad one comes back with what is wrong', async () => {
  const { status, body } = await server.call('POST', '/api/tables', {
    game: 'cisza',
    seats: 2,
    pack: { ...FILE, city: { regular: 55, strong: 0, fast: 0, horde: '2' } },
  });
  expect(status).toBe(400);
  expect(body.error).toEqual({
    reason: 'badPack',
    message: 'city.horde: must be a whole number from 0 to 55, not "2".',
  });
});

test.each([
  ['a list', [1, 2], 400, 'badMessage'],
  ['a word', 'mine', 400, 'badMessage'],
  ['very large', { ...FILE, extra: 'x'.repeat(MOST_PACK_BYTES + 16_384) }, 413, 'tooLarge'],
])('a pack that is %s is refused', async (_, pack, status, reason) => {
  const reply = await server.call('POST', '/api/tables', { game: 'cisza', seats: 2, pack });
  expect([reply.status, reply.body.error.reason]).toEqual([status, reason]);
});

test('something nested very deeply harms nobody', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const body = `{"game":"cisza","seats":2,"pack":{"pack":"mine","game":"cisza","version":1,"city":${deep}}}`;
  const reply = await server.call('POST', '/api/tables', body);
  expect([reply.status, reply.body.error.reason]).toEqual([400, 'badPack']);
});
