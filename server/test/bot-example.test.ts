/** The example for bot authors does what it says: it plays whole games, even if the connection is lost. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { serve, type Running } from '../src/server.ts';
import { until } from '@horda/tables/test/hall';

const EXAMPLE = fileURLToPath(new URL('../../docs/bot-example.mjs', import.meta.url));

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Bot {
  readonly child: ChildProcess;
  readonly said: { out: string; err: string };
  readonly ended: Promise<number | null>;
}

function startBot(...args: string[]): Bot {
  const { HORDA_INVITE: _, ...env } = process.env;
  const child = spawn(process.execPath, [EXAMPLE, ...args], { env });
  closing.push(() => void child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  return { child, said, ended: new Promise((resolve) => child.on('close', resolve)) };
}

async function openServer(data: string, port: number): Promise<Running> {
  const about = { host: '127.0.0.1', port, data, database: null, origins: [], trustProxy: false } as const;
  const server = await serve({ ...about, log: 'silent' });
  closing.push(() => server.close());
  return server;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'horda-example-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function post<T>(url: string, key: string | null, body: object): Promise<T> {
  const reply = await fetch(url, {
    method: 'POST',
    // A kept connection would still belong to the server before its restart.
    headers: {
      connection: 'close',
      'content-type': 'application/json',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify(body),
  });
  return (await reply.json()) as T;
}

test('the example has at most 40 lines of code and needs no package', () => {
  const code = readFileSync(EXAMPLE, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*\*)/.test(line));
  expect(code.length).toBeLessThanOrEqual(40);
  expect(code.join('\n')).not.toMatch(/\bimport\b|\brequire\b/);
});

test.each([
  ['', false],
  [', though the server is started anew meanwhile', true],
])('two of them play a whole game%s', async (_, restart) => {
  const data = newFolder();
  let server = await openServer(data, 0);
  const { address } = server;
  const tables = `${address}/api/tables`;
  const made = await post<{ table: string; key: string; invite: string }>(tables, null, { game: 'cisza', seats: 2 });
  const bots = [0, 1].map(() => startBot(address, made.table, made.invite));
  for (const { said } of bots) await waitFor(() => said.out.includes('sits at'));
  if (restart) {
    await server.close();
    server = await openServer(data, Number(new URL(address).port));
  }
  const begun = await post(`${tables}/${made.table}/commands`, made.key, { id: 'begin', command: { do: 'start' } });
  expect(begun).toMatchObject({ type: 'accepted' });
  expect(await Promise.all(bots.map(({ ended }) => ended))).toEqual([0, 0]);
  const ends = bots.map(({ said }) => /^over: (\[[\d.,]+\])$/m.exec(said.out)?.[1]);
  expect(ends[0]).toBeDefined();
  expect(ends[1]).toBe(ends[0]);
  expect(bots.map(({ said }) => said.err)).toEqual(['', '']);
});

test('one that is not let in says why and ends', async () => {
  const { address } = await openServer(newFolder(), 0);
  const { said, ended } = startBot(address, 'A'.repeat(22), 'B'.repeat(22));
  expect(await ended).toBe(1);
  expect(said.err).toContain('unknownTable');
});

async function waitFor(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 5 && !holds(); tries++) await until(holds).catch(() => undefined);
  expect(holds()).toBe(true);
}
