/** Imports over HTTP: verified in a thread, and only so much of them for one address. */
import { findGame } from '@horda/games';
import { seal } from '@horda/kernel';
import { record } from '@horda/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_LIMITS } from '../../src/server.ts';
import { startServer, type TestServer } from './running.ts';

const { game } = findGame('cisza')!;
const options = Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual]));
const save = { horda: 1, ...seal(game, record(game, { seats: 2, options, seed: [1, 2, 3, 4] })) };
const BODY = JSON.stringify({ save });

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ trustProxy: true, limits: { ...NO_LIMITS, imports: 2.5 * BODY.length } });
});
afterAll(() => server.close());

const importFrom = (address: string, body = BODY) =>
  server.call('POST', '/api/imports', body, null, { 'x-forwarded-for': address });

test('an address may have so many bytes of saved games verified a minute; others are not counted with it', async () => {
  // At once: the address has more to spend with every second.
  const replies = await Promise.all([1, 2, 3].map(() => importFrom('192.0.2.1')));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
  expect(replies.find(({ status }) => status === 429)!.body.error).toEqual({
    reason: 'tooFast',
    message: 'too many saved games from your address; wait a minute',
  });
  expect((await importFrom('192.0.2.2')).status).toBe(200);
});

test('the file of a finished game comes back as JSON, and can be imported and taken home again', async () => {
  const { body: made } = await importFrom('192.0.2.3');
  const started = { id: 'start', command: { do: 'start' } };
  expect((await server.call('POST', `/api/tables/${made.table}/commands`, started, made.key)).body.type).toBe(
    'refused',
  );
  await server.call('POST', `/api/tables/${made.table}/seats`, { name: 'Ada' }, made.invite);
  await server.call('POST', `/api/tables/${made.table}/seats`, { name: 'Bob' }, made.invite);
  expect(
    (await server.call('POST', `/api/tables/${made.table}/commands`, { ...started, id: 'again' }, made.key)).body,
  ).toMatchObject({ type: 'accepted' });
  const taken = await server.call('GET', `/api/tables/${made.table}/save`, undefined, made.key);
  expect(taken.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(taken.body).toMatchObject(save);
  const series = await server.call('GET', `/api/tables/${made.table}/series`, undefined, made.key);
  expect(series.body).toEqual({ horda: 1, series: [taken.body] });
});

test.each([
  ['{"save":', 400, 'badMessage'],
  ['{"save":{}}', 400, 'badMessage'],
  [JSON.stringify({ save: { ...save, marks: [] } }), 400, 'badSave'],
  [JSON.stringify({ save: { ...save, game: 'go' } }), 404, 'unknownGame'],
])('what is no save of a game here is refused: %.30s', async (body, status, reason) => {
  const reply = await importFrom('192.0.2.4', body);
  expect([reply.status, reply.body.error.reason]).toEqual([status, reason]);
});
