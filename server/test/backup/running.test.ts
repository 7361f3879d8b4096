/** Backups and restores beside a server that runs. */
import { readdirSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { TableClient } from '@horda/protocol';
import { startServer, type TestServer } from '../http/running.ts';
import { answerOf } from '../faults/player.ts';
import { seeded, seedOf } from '@horda/kernel';
import type { Place } from '../../src/backup/backups.ts';
import { backUp, filesIn, freshPlace, inStore, restore, STORES } from './places.ts';

const dice = seeded(seedOf('backups'));

async function serverAt(place: Place, seed?: string): Promise<TestServer> {
  const server = await startServer(place, seed);
  onTestFinished(() => server.close());
  return server;
}

interface Made {
  readonly table: string;
  readonly key: string;
  readonly invite: string;
}

async function begun(server: TestServer): Promise<{ made: Made; client: TableClient }> {
  const wish = { game: 'cisza', seats: 2, name: 'Ada', bots: [null, 'random'], pace: 0 };
  const { body } = await server.call('POST', '/api/tables', wish);
  const made = body as Made;
  const client = server.client(made.table, made.key);
  await until(() => client.info !== null);
  expect(await client.do({ do: 'start' })).toMatchObject({ done: true });
  return { made, client };
}

/** Answers the next question of this client. */
async function play(client: TableClient): Promise<void> {
  await until(() => answerOf(client, dice) !== null);
  const outcome = await client.do(answerOf(client, dice)!);
  expect(outcome).toMatchObject({ done: true });
}

function heard({ entries }: TableClient): { readonly before: boolean; readonly after: boolean } {
  const text = JSON.stringify(entries);
  return { before: text.includes('"before"'), after: text.includes('"after"') };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe.each(STORES)('while a server runs on %s', (kind) => {
  test('a backup is made, and people play on from it elsewhere', async () => {
    const [place, elsewhere] = [await freshPlace(kind), await freshPlace(kind === 'sqlite' ? 'postgres' : 'sqlite')];
    const server = await serverAt(place);
    const { made, client } = await begun(server);
    await play(client);
    const { seq } = client.now!;
    const file = await backUp(place);
    await play(client);
    await restore(elsewhere, file);
    const other = await serverAt(elsewhere, 'other');
    const again = other.client(made.table, made.key);
    await until(() => again.now !== null);
    expect(again.now!.seq).toBeGreaterThanOrEqual(seq);
    for (let i = 0; i < 3; i++) await play(again);
    await play(client);
  });

  test('a backup is restored into it, and people play on from there', async () => {
    const place = await freshPlace(kind);
    const server = await serverAt(place);
    const { client } = await begun(server);
    await play(client);
    expect(await client.do({ do: 'say', text: 'before' })).toMatchObject({ done: true });
    const file = await backUp(place);
    // More lines than the bot could add to the restored table before anybody comes back.
    for (let i = 0; i < 10; i++) expect(await client.do({ do: 'say', text: 'after' })).toMatchObject({ done: true });
    expect(heard(client)).toEqual({ before: true, after: true });
    const later = await begun(server);
    await expect(restore(place, file)).rejects.toMatchObject({ kind: 'notEmpty', about: '2' });
    const { aside, wasRunning } = await restore(place, file, true);
    expect(wasRunning).toBe(true);
    expect(aside === null).toBe(kind === 'postgres');
    expect(filesIn(place).some((name) => aside?.endsWith(name))).toBe(kind === 'sqlite');

    // The same client forgets the later lines and plays on; the later table is gone.
    await until(() => !heard(client).after);
    expect(heard(client)).toEqual({ before: true, after: false });
    await play(client);
    const gone = await server.call('GET', `/api/tables/${later.made.table}/since/0`, undefined, later.made.key);
    expect(gone).toMatchObject({ status: 404, body: { error: { reason: 'unknownTable' } } });
    expect((await server.call('GET', '/readyz')).status).toBe(200);
  });
});

test('only its owner can open the door of a server, which leaves nothing behind', async () => {
  const place = await freshPlace('sqlite');
  const server = await startServer(place);
  await begun(server);
  expect(statSync(join(place.data, 'horda.sock')).mode & 0o777).toBe(0o600);
  const copies = (): readonly string[] => readdirSync(place.data).filter((name) => name.includes('-copy-'));
  // Somebody asks for a copy and goes away.
  const socket = createConnection(join(place.data, 'horda.sock'));
  socket.on('error', () => null);
  socket.write('{"do":"copy"}\n');
  await until(() => copies().length === 1);
  expect(statSync(join(place.data, copies()[0]!)).mode & 0o777).toBe(0o600);
  socket.destroy();
  await until(() => copies().length === 0);
  await server.close();
  expect(filesIn(place)).toEqual(['horda.db']);
  await inStore(place, (store) => store.check());
});

test('nonsense at the door is refused, and only drafts beside the database are taken', async () => {
  const place = await freshPlace('sqlite');
  const server = await serverAt(place);
  const socket = createConnection(join(place.data, 'horda.sock'));
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => null);
  const said: string[] = [];
  socket.on('data', (data: Buffer) => void said.push(...data.toString().trim().split('\n')));
  for (const line of ['nonsense', '{"do":"dance"}', '{"do":"replace","file":"/etc/passwd","mayReplace":true}'])
    socket.write(`${line}\n`);
  await until(() => said.length === 3);
  for (const reply of said) expect(reply).toContain('"fault":"other"');
  expect((await server.call('GET', '/readyz')).status).toBe(200);
});
