/** What people see of a server whose database is gone, or whose disk is full. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@horda/tables/test/store/making';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, restore } from '../backup/places.ts';
import { startServer, type TestServer } from './running.ts';

interface Made {
  readonly table: string;
  readonly key: string;
}

const WISH = { game: 'cisza', seats: 2, name: 'Ada', bots: [null, 'random'], pace: 0 };

async function begun(server: TestServer): Promise<Made> {
  const { table, key } = (await server.call('POST', '/api/tables', WISH)).body as Made;
  expect((await command(server, { table, key }, 'a', { do: 'start' })).status).toBe(200);
  return { table, key };
}

function command(server: TestServer, { table, key }: Made, id: string, what: object) {
  return server.call('POST', `/api/tables/${table}/commands`, { id, command: what }, key);
}

test('a server whose database is deleted is not ready and takes no moves, until a backup is restored', async () => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const place = { data: server.data, database: null };
  const made = await begun(server);
  expect((await server.call('GET', '/readyz')).status).toBe(200);
  rmSync(join(server.data, 'horda.db'));
  while ((await server.call('GET', '/readyz')).status === 200);
  const refused = await command(server, made, 'b', { do: 'say', text: 'lost' });
  expect(refused.body).toMatchObject({ type: 'refused', reason: 'fault' });
  const create = await server.call('POST', '/api/tables', WISH);
  expect(create).toMatchObject({ status: 500, body: { error: { reason: 'fault' } } });

  // The process still holds what was acknowledged.
  const file = await backUp(place);
  await restore(place, file, true);
  while ((await server.call('GET', '/readyz')).status !== 200);
  const said = await command(server, made, 'c', { do: 'say', text: 'found' });
  expect(said.body).toMatchObject({ type: 'accepted' });
});

test('a server that starts on a full disk says so, and lets people read', async () => {
  const data = temporaryFolder();
  const server = await startServer({ data });
  const made = await begun(server);
  await server.close();
  const script = `
    import { serve, NO_LIMITS } from ${JSON.stringify(new URL('../../src/server.ts', import.meta.url).href)};
    const [data, table, key] = process.argv.slice(1);
    const options = { host: '127.0.0.1', port: 0, data, database: null, origins: [], trustProxy: false };
    const { address } = await serve({ ...options, log: 'error', limits: NO_LIMITS });
    const call = async (method, path, body) => {
      const headers = { authorization: 'Bearer ' + key, ...(body ? { 'content-type': 'application/json' } : {}) };
      const reply = await fetch(address + path, { method, headers, body: body && JSON.stringify(body) });
      return { status: reply.status, reason: (await reply.json()).error?.reason };
    };
    const say = { id: 'b', command: { do: 'say', text: 'more' } };
    const commanded = await fetch(address + '/api/tables/' + table + '/commands', {
      method: 'POST', headers: { authorization: 'Bearer ' + key, 'content-type': 'application/json' },
      body: JSON.stringify(say),
    });
    console.log(JSON.stringify({
      ready: await call('GET', '/readyz'),
      since: await call('GET', '/api/tables/' + table + '/since/0'),
      save: await call('GET', '/api/tables/' + table + '/me'),
      create: await call('POST', '/api/tables', ${JSON.stringify(WISH)}),
      said: await commanded.json(),
    }));
    process.exit();`;
  const node = [process.execPath, '--input-type=module', '-e', script, data, made.table, made.key];
  // No file may grow beyond a kilobyte.
  const { stdout, stderr } = spawnSync('sh', ['-c', 'ulimit -f 1; exec "$@"', 'sh', ...node], { encoding: 'utf8' });
  expect(stderr).toContain('the database cannot be written to');
  expect(stderr).toContain('the disk is full');
  expect(JSON.parse(stdout)).toEqual({
    ready: { status: 503 },
    since: { status: 200 },
    save: { status: 200 },
    create: { status: 507, reason: 'diskFull' },
    said: expect.objectContaining({ type: 'refused', reason: 'diskFull' }),
  });
  // With room again everything goes on.
  const after = await startServer({ data }, 'after');
  onTestFinished(() => after.close());
  expect((await command(after, made, 'b', { do: 'say', text: 'more' })).body).toMatchObject({ type: 'accepted' });
});
