/** `horda admin` against a real server. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_LIMITS, serve, type Running } from '@horda/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasPython, onTerminal } from './on-terminal.ts';
import { hordaHere, newFolder, type Ran } from './horda.ts';

const KEY = 'k'.repeat(40);
let server: Running;
let closed: Running;
const usual = { host: '127.0.0.1', port: 0, database: null, origins: [], trustProxy: false, log: 'silent' } as const;

beforeAll(async () => {
  server = await serve({ ...usual, data: newFolder(), limits: NO_LIMITS, adminKey: KEY });
  closed = await serve({ ...usual, data: newFolder(), limits: NO_LIMITS });
});
afterAll(() => Promise.all([server.close(), closed.close()]));

const admin = (args: readonly string[], env: Record<string, string> = {}): Promise<Ran> =>
  hordaHere(['admin', ...args, '--url', server.address], { HORDA_ADMIN_KEY: KEY, ...env });
const json = async (args: readonly string[]): Promise<unknown> =>
  JSON.parse((await admin([...args, '--json'])).stdout) as unknown;

async function ask(method: string, path: string, body?: object, key?: string): Promise<Response> {
  return fetch(server.address + path, {
    method,
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function make(): Promise<Record<'table' | 'key' | 'invite', string>> {
  const response = await ask('POST', '/api/tables', { game: 'cisza', seats: 2, name: 'Żaneta' });
  return (await response.json()) as Record<'table' | 'key' | 'invite', string>;
}

test('lists tables, and shows one without its secrets', async () => {
  const { table, key, invite } = await make();
  expect(await json(['list', '--game', 'cisza', '--status', 'open'])).toContainEqual(
    expect.objectContaining({ table, status: 'open', lines: 1 }),
  );
  expect((await admin(['list'])).stdout).toMatch(new RegExp(`${table} +cisza +open +1 +\\d{4}-`));
  expect((await admin(['list', '--older', '1'])).stdout).toBe('There are no such tables.\n');
  const { stdout } = await admin(['show', table]);
  expect(stdout).toContain('Żaneta; host');
  expect(stdout).toContain('the table was made');
  for (const secret of [key, invite]) expect(stdout).not.toContain(secret);
  expect((await admin(['show', table], { LC_ALL: 'pl_PL.UTF-8' })).stdout).toContain('Żaneta; prowadzi stół');
});

test('announces the end of a table, and deletes it', async () => {
  const { table, key } = await make();
  expect((await admin(['expire', table, '--yes'])).stdout).toContain('unless somebody does something');
  expect((await admin(['show', table])).stdout).toContain('will be removed');
  const refused = await admin(['delete', table]);
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('add --yes')]);
  expect((await admin(['delete', table, '--yes'])).stdout).toBe(`${table} is gone.\n`);
  expect((await ask('GET', `/api/tables/${table}/since/0`, undefined, key)).status).toBe(404);
  expect((await admin(['delete', table, '--yes'])).stderr).toBe(`horda: there is no table ${table}.\n`);
});

test('replaces a link', async () => {
  const { table, invite } = await make();
  const { stdout } = await admin(['invite', table]);
  const key = new RegExp(`#/guest/${table}~(\\S+)`).exec(stdout)![1]!;
  expect((await ask('POST', `/api/tables/${table}/seats`, { name: 'Bob' }, invite)).status).toBe(401);
  expect((await ask('POST', `/api/tables/${table}/seats`, { name: 'Bob' }, key)).status).toBe(200);
  expect(await json(['invite', table, '--watch'])).toMatchObject({ what: 'watch', link: expect.any(String) as string });
});

test('turns addresses away, and lets them in again', async () => {
  expect((await admin(['blocks'])).stdout).toBe('Nobody is turned away.\n');
  expect((await admin(['block', '192.0.2.7', '--for', '7d'])).stdout).toContain('192.0.2.7 is turned away until ');
  expect((await admin(['block', '2001:db8::1'])).stdout).toBe('2001:db8:0:0::/64 is turned away for good.\n');
  expect((await admin(['blocks'])).stdout).toMatch(/^192\.0\.2\.7 +until .*\n2001:db8:0:0::\/64 +for good\n$/);
  expect((await admin(['block', '127.0.0.1'])).stderr).toContain('you would turn yourself away');
  expect((await admin(['unblock', '192.0.2.7'])).stdout).toBe('192.0.2.7 may come again.\n');
  expect((await admin(['unblock', '2001:db8:0:0::/64'])).code).toBe(0);
});

test('tells sizes and limits', async () => {
  expect(await json(['sizes'])).toMatchObject({ tables: { playing: 0 }, mostTables: null });
  const { stdout } = await admin(['sizes']);
  expect(stdout).toMatch(/^store +\d.* kB$/m);
  expect(stdout).toMatch(/going on +90 days/);
  expect((await admin(['sizes'], { LC_ALL: 'pl_PL.UTF-8' })).stdout).toMatch(/po grze +365 dni/);
});

test('reads its key from a file', async () => {
  const file = join(newFolder(), 'key');
  writeFileSync(file, `${KEY}\n`);
  expect((await admin(['blocks', '--admin-key-file', file], { HORDA_ADMIN_KEY: '' })).code).toBe(0);
});

describe('bad input gets a line that says what would be right', () => {
  test.each([
    [[], 2, 'what is to be done?'],
    [['delet'], 2, 'Did you mean delete?'],
    [['list', '--status', 'playng'], 2, 'Did you mean playing?'],
    [['list', '--older', 'x'], 2, '--older must be a whole number'],
    [['show'], 2, 'which table?'],
    [['show', 'x'], 1, '22 letters'],
    [['show', 'A'.repeat(22)], 1, 'there is no table'],
    [['show', 'A'.repeat(22), 'B'.repeat(22)], 2, 'one argument too many'],
    [['block'], 2, 'which address?'],
    [['block', 'here'], 1, 'must be an IPv4 or IPv6 address'],
    [['block', '192.0.2.7', '--for', '7'], 2, 'such as 14d, 12h or 30m'],
    [['unblock', '192.0.2.99'], 1, 'is not blocked'],
  ])('%j', async (args, code, said) => {
    const ran = await admin(args);
    expect([ran.code, ran.stdout]).toEqual([code, '']);
    expect(ran.stderr).toContain(said);
  });

  test('a wrong key, no key, no admin, no server, no address', async () => {
    const said = async (args: readonly string[], key: string): Promise<string> =>
      (await hordaHere(['admin', 'sizes', ...args], { HORDA_ADMIN_KEY: key })).stderr;
    expect(await said(['--url', server.address], 'wrong')).toContain('does not take this admin key');
    expect(await said(['--url', server.address], '')).toContain('the admin key is missing');
    expect(await said(['--url', closed.address], KEY)).toContain('has no admin key');
    expect(await said(['--url', 'http://127.0.0.1:9'], KEY)).toContain('no server answers');
    expect(await said(['--url', 'here'], KEY)).toContain('http://127.0.0.1:8080');
    expect(await said(['--admin-key-file', '/nowhere/key'], '')).toContain('ENOENT');
  });
});

test.runIf(hasPython)('on a terminal it asks before it deletes', async () => {
  const { table } = await make();
  const typing = (...typed: readonly string[]): Promise<Ran> =>
    onTerminal(typed, ['admin', 'delete', table, '--url', server.address], { HORDA_ADMIN_KEY: KEY });
  const kept = await typing('nie');
  expect(kept.stdout).toContain('Usunąć na zawsze: 1 stół? (t/n)');
  expect(kept.stdout).toContain('Nic się nie zmieniło.');
  expect((await typing('tak')).stdout).toContain(`Stołu ${table} już nie ma.`);
});
