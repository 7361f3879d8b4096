import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '@horda/tables/test/hall';
import { USUAL_LIMITS } from '../../src/http/limits.ts';
import { startServer, type TestServer } from './running.ts';

const HOUR = 3_600_000;

let s: TestServer;
/** How far the wall clock of the machine was set on, the server's and this test's. */
let shift: number;
beforeEach(async () => {
  const clock = Date.now;
  shift = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + shift);
  s = await startServer({ limits: USUAL_LIMITS });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await s.close();
});

async function newTable() {
  const asked = { game: 'cisza', seats: 2, name: 'Ada', bots: [null, 'random'], pace: 0 };
  const { body } = await s.call('POST', '/api/tables', asked);
  return body as { readonly table: string; readonly key: string };
}

test('bots play on when the clock is set back by an hour', async () => {
  const { table, key } = await newTable();
  const client = s.client(table, key);
  await until(() => client.state === 'open');
  await client.do({ do: 'start' });
  shift = -HOUR;
  await client.do({ do: 'handOver', bot: 'random' });
  await until(() => client.info?.status === 'over');
});

test('frames are not too fast because the clock was set back', async () => {
  const socket = await s.socket();
  shift = -HOUR;
  socket.send({ type: 'ping' });
  // No table, no answer but this: it was not refused as too fast.
  expect(await socket.next()).toMatchObject({ type: 'error', message: 'say hello first' });
  socket.raw.close();
});
