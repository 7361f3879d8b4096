/** The example client in Python plays every game from an invitation to its end, even if the connection is lost. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, GAMES } from '@horda/games';
import { verify, type Sealed } from '@horda/kernel';
import { faultOfProof, type FairProof } from '@horda/protocol';
import { until } from '@horda/tables/test/hall';
import { afterEach, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from './http/running.ts';
import { EXAMPLE, HAS_PYTHON, startPython, type PythonClient } from './python-client.ts';

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

function startClient(...args: readonly string[]): PythonClient {
  const client = startPython(...args);
  closing.push(() => client.kill());
  return client;
}

async function openServer(...options: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...options);
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await server.close();
    isOpen = false;
  };
  closing.push(close);
  return { ...server, close };
}

interface Made {
  readonly table: string;
  readonly key: string;
  readonly invite: string;
  readonly watch: string;
}

/** A table for two guests, made by a host who does not play, and the link that a person would paste. */
async function makeTable({ call, running }: TestServer, game: string): Promise<Made & { readonly link: string }> {
  const options = game === 'cisza' ? { stallGuard: true } : {};
  const made = (await call('POST', '/api/tables', { game, seats: 2, options, pace: 0 })).body as Made;
  return { ...made, link: `${running.address}/#/guest/${made.table}~${made.invite}` };
}

const start = ({ call }: TestServer, { table, key }: Made) =>
  call('POST', `/api/tables/${table}/commands`, { id: 'begin', command: { do: 'start' } }, key);

/** The saved game, after checking that every answer follows the rules, and that the cards were dealt fairly. */
async function verifiedSave({ call }: TestServer, { table, key }: Made): Promise<Sealed> {
  const { status, body } = await call('GET', `/api/tables/${table}/save`, undefined, key);
  expect(status).toBe(200);
  const save = body as Sealed & { readonly fair: FairProof };
  verify(findGame(save.game)!.game, save);
  expect(faultOfProof(save.fair, save.seed)).toBeNull();
  // Everybody has added 128 bits of their own.
  expect(save.fair.entropy).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(new Set(save.fair.entropy).size).toBe(2);
  return save;
}

/** Waits until the client says this, or ends because something is wrong. */
async function heard({ said }: PythonClient, words: string): Promise<void> {
  await until(() => said.out.includes(words) || said.err !== '');
  expect(said.err).toBe('');
}

test('the example needs no package', () => {
  const imported = [...readFileSync(EXAMPLE, 'utf8').matchAll(/^(?:import|from) (\w+)/gm)].map(([, name]) => name!);
  const standard = 'base64 hashlib json os random re secrets socket ssl struct sys time typing urllib'.split(' ');
  expect(imported.filter((name) => !['__future__', ...standard].includes(name))).toEqual([]);
});

describe.runIf(HAS_PYTHON)('the Python client', () => {
  test.each(GAMES.map(({ game }) => game.id))('plays %s by a link, to its end', async (game) => {
    const server = await openServer();
    const made = await makeTable(server, game);
    const clients = ['Ada', 'Bob'].map((name) => startClient(made.link, name));
    for (const client of clients) await heard(client, 'sits at');
    const watcher = startClient(made.link.replace('guest', 'watcher').replace(made.invite, made.watch));
    expect((await start(server, made)).body).toMatchObject({ type: 'accepted' });
    const codes = await Promise.all([...clients, watcher].map(({ ended }) => ended));
    expect([...clients, watcher].map(({ said }) => said.err)).toEqual(['', '', '']);
    expect(codes).toEqual([0, 0, 0]);
    const { answers } = await verifiedSave(server, made);
    expect(new Set(answers.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    const ends = [...clients, watcher].map(({ said }) => /^over: .+ won$/m.exec(said.out)?.[0]);
    expect(ends[0]).toBeDefined();
    expect(ends).toEqual([ends[0], ends[0], ends[0]]);
    for (const { said } of clients) {
      expect(said.out).toContain('the server has kept its promise');
      // They read what each other says.
      for (const name of ['Ada', 'Bob']) expect(said.out).toMatch(new RegExp(`^${name}: My answer no\\. 1: `, 'm'));
    }
  });

  test('comes back to its seat when the server was started anew, and goes on', async () => {
    const data = newFolder();
    const before = await openServer({ data });
    const made = await makeTable(before, 'cisza');
    const client = startClient(made.link, 'Ada');
    await heard(client, 'sits at 0');
    const seat = { name: 'Bob', entropy: 'b'.repeat(32) };
    const { key } = (await before.call('POST', `/api/tables/${made.table}/seats`, seat, made.invite)).body as Made;
    await start(before, made);
    // Bob does not answer, so that the game stops somewhere.
    await expect.poll(async () => isAwaited(before, made, 1)).toBe(true);
    await before.close();
    await heard(client, 'again in');
    const port = Number(new URL(before.running.address).port);
    const after = await openServer({ data, port }, 'started anew');
    const command = { do: 'handOver', bot: 'random' };
    await after.call('POST', `/api/tables/${made.table}/commands`, { id: 'bot', command }, key, {
      connection: 'close',
    });
    expect([await client.ended, client.said.err]).toEqual([0, '']);
    await verifiedSave(after, made);
  });

  test('adds to chance by `stir` where it was given a seat', async () => {
    const server = await openServer();
    const body = {
      game: 'cisza',
      seats: 2,
      bots: [null, 'random'],
      name: 'Ada',
      pace: 0,
      options: { stallGuard: true },
    };
    const made = (await server.call('POST', '/api/tables', body)).body as Made;
    const client = startClient(`${server.running.address}/#/seat/${made.table}~${made.key}`);
    await heard(client, 'stirred');
    await start(server, made);
    expect([await client.ended, client.said.err]).toEqual([0, '']);
  });

  test.each([
    ['a link that is none', 'https://example.org/', 'a link looks like'],
    ['a key that opens nothing', 'KEY', 'wrongKey: '],
    ['a table that does not exist', 'TABLE', 'unknownTable: '],
  ])('says why it is not let in: %s', async (_, link, why) => {
    const { running, call } = await openServer();
    const { table } = (await call('POST', '/api/tables', { game: 'cisza', seats: 2 })).body as Made;
    const wrong = `${running.address}/#/guest/${link === 'TABLE' ? 'A'.repeat(22) : table}~${'B'.repeat(22)}`;
    const client = startClient(link.startsWith('http') ? link : wrong);
    expect(await client.ended).toBe(1);
    expect(client.said.err).toContain(why);
    expect(client.said.err).not.toContain('Traceback');
  });
});

/** Whether the game waits for this seat. */
async function isAwaited({ call }: TestServer, { table, key }: Made, seat: number): Promise<boolean> {
  const { body } = await call('GET', `/api/tables/${table}/since/0`, undefined, key);
  const { asks } = body.now.view as { readonly asks: readonly { readonly seat: number; readonly answered: boolean }[] };
  return asks.some((ask) => ask.seat === seat && !ask.answered);
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'horda-client-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  return folder;
}
