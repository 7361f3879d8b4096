import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { horda, newFolder, startHorda, type Started } from './horda.ts';

/** What the caller's own environment says must not matter. */
const env = { DATABASE_URL: '', HORDA_DATA: '' };
const servers: Started[] = [];
afterEach(async () => {
  for (const { child, ended } of servers.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});

/** A server with one table. */
async function serve(data: string): Promise<{ address: string; table: string; key: string }> {
  const started = startHorda(['serve', '--port', '0', '--data', data, '--json', '--log', 'silent'], { env });
  servers.push(started);
  const { address } = JSON.parse(await started.said('\n}\n')) as { address: string };
  const reply = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'cisza', seats: 2, name: 'Ada', bots: [null, 'random'] }),
  });
  return { address, ...((await reply.json()) as { table: string; key: string }) };
}

async function statusAt(address: string, table: string, key: string): Promise<number> {
  const headers = { authorization: `Bearer ${key}` };
  return (await fetch(`${address}/api/tables/${table}/since/0`, { headers })).status;
}

test('a server that runs is backed up, and its backup restored into it', async () => {
  const [data, files] = [newFolder(), newFolder()];
  const { address, table, key } = await serve(data);
  const file = join(files, 'a.horda');
  const made = await horda(['backup', file, '--data', data], { env });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toMatch(/^Written to ".*a\.horda": 1 table, 1 line, 0 MB\.\n$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(files)).toEqual(['a.horda']);

  const refused = await horda(['backup', file, '--data', data], { env });
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain('exists already; choose another name, or replace it with --force.');
  const forced = await horda(['backup', file, '--data', data, '--force', '--json'], { env });
  expect(JSON.parse(forced.stdout)).toMatchObject({ file, rows: { tables: 1, lines: 1 } });

  const busy = await horda(['restore', file, '--data', data], { env });
  expect(busy).toMatchObject({ code: 1, stdout: '' });
  expect(busy.stderr).toBe(
    'horda: there are tables already (1); --replace puts the backup in their place. Nothing was changed.\n',
  );
  const restored = await horda(['restore', file, '--data', data, '--replace'], { env });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toMatch(
    /^Restored: 1 table, 1 line, as they were on .*\.\nThe former database is kept as .*horda\.db-before-.*\nThe running server has gone over to it/,
  );
  expect(await statusAt(address, table, key)).toBe(200);
});

test('without a server, through pipes, and in Polish', async () => {
  const [data, other, files] = [newFolder(), newFolder(), newFolder()];
  const { table, key } = await serve(data);
  const file = join(files, 'a.horda');
  await horda(['backup', file, '--data', data], { env });
  const inPolish = await horda(['restore', file, '--data', other, '--lang', 'pl'], { env });
  expect(inPolish.stdout).toMatch(/^Przywrócono: 1 stół, 1 wpis, stan z /);
  const { child, ended } = startHorda(['backup', '-', '--data', other], { env });
  const pieces: Buffer[] = [];
  child.stdout!.removeAllListeners('data').setEncoding('latin1');
  child.stdout!.on('data', (text: string) => pieces.push(Buffer.from(text, 'latin1')));
  expect((await ended).code).toBe(0);
  expect(gunzipSync(Buffer.concat(pieces)).toString()).toContain(table);
  const { address } = await serve(other);
  expect(await statusAt(address, table, key)).toBe(200);
});

test('what cannot be backed up or restored is said', async () => {
  const [data, files] = [newFolder(), newFolder()];
  const file = join(files, 'no.horda');
  const nothing = await horda(['backup', file, '--data', data], { env });
  expect(nothing).toMatchObject({ code: 1, stdout: '' });
  expect(nothing.stderr).toContain('there is no database in');
  expect(readdirSync(files)).toEqual([]);
  expect((await horda(['backup'], { env })).stderr).toContain('which file? horda backup FILE');
  expect((await horda(['restore', file], { env })).stderr).toContain('there is no such file.');
  writeFileSync(file, 'no backup at all');
  const foreign = await horda(['restore', file, '--data', data], { env });
  expect(foreign).toMatchObject({ code: 1, stderr: 'horda: this is not a backup of Horda. Nothing was changed.\n' });
  const both = await horda(['backup', '-', '--json', '--data', data], { env });
  expect(both).toMatchObject({ code: 2, stdout: '' });
  expect(readFileSync(file, 'utf8')).toBe('no backup at all');
});
