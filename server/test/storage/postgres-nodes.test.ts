import { freshDatabase } from '@horda/testing/postgres';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../src/storage/open.ts';
import type { Store } from '@horda/tables/store';
import { changeOf, lineOf, newTable, startTable } from '@horda/tables/test/store/making';

/** News may take long to reach another connection on a busy machine. */
const PATIENCE = { timeout: 60_000 };

async function twoNodes(): Promise<readonly [Store, Store, string]> {
  const database = await freshDatabase();
  const stores = await Promise.all([1, 2].map(() => openStore({ data: '', database })));
  onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
  return [stores[0]!, stores[1]!, database];
}

test('of two nodes that write the same line one succeeds', async () => {
  const [a, b] = await twoNodes();
  const table = await startTable(a, 1);
  for (let seq = 2; seq <= 60; seq++) {
    const bodies = [`a${seq}`, `b${seq}`];
    const change = (body: string) =>
      changeOf(table, seq, { line: { body }, newKeys: [{ hash: body, role: 'host', seat: null }] });
    const done = await Promise.all([a.append(change(bodies[0]!)), b.append(change(bodies[1]!))]);
    expect(done.toSorted()).toEqual(['taken', 'written']);
    const winner = bodies[done.indexOf('written')]!;
    expect((await b.lines(table, seq - 1)).map(({ body }) => body)).toEqual([winner]);
    expect((await a.keys(table, 'host')).map(({ hash }) => hash)).toContain(winner);
    expect(await a.keys(table, 'host')).toHaveLength(seq - 1);
  }
});

test('a table is made once, and a command written once, however many nodes try', async () => {
  const [a, b] = await twoNodes();
  for (let round = 0; round < 20; round++) {
    const table = newTable();
    const first = await Promise.all([a.append(changeOf(table, 1)), b.append(changeOf(table, 1))]);
    expect(first.toSorted()).toEqual(['taken', 'written']);
    const command = { line: { command: 'anna:1' } };
    const second = await Promise.all([a.append(changeOf(table, 2, command)), b.append(changeOf(table, 2, command))]);
    expect(second.toSorted()).toEqual(['repeated', 'written']);
    // The second node sends the same command with the line number after the first one's.
    const bet = { line: { command: 'anna:2' } };
    const third = await Promise.all([a.append(changeOf(table, 3, bet)), b.append(changeOf(table, 4, bet))]);
    expect(third[0]).toBe('written');
    expect(third[1]).not.toBe('written');
    expect(await a.lines(table, 0)).toHaveLength(3);
  }
});

test('nodes that write many tables at once, in opposite orders, do not block each other', async () => {
  const [a, b] = await twoNodes();
  const tables = Array.from({ length: 60 }, newTable);
  for (let seq = 1; seq <= 8; seq++) {
    const ours = tables.map((table) => a.append(changeOf(table, seq)));
    const theirs = tables.toReversed().map((table) => b.append(changeOf(table, seq)));
    const [first, second] = [await Promise.all(ours), (await Promise.all(theirs)).toReversed()];
    for (const i of tables.keys()) expect([first[i], second[i]].toSorted()).toEqual(['taken', 'written']);
  }
  for (const table of tables) expect(await a.lines(table, 0)).toHaveLength(8);
});

test('a node hears of the lines of others, not of its own', async () => {
  const [a, b] = await twoNodes();
  const heard = { a: [] as unknown[], b: [] as unknown[] };
  a.onLine((table, seq) => heard.a.push([table, seq]));
  b.onLine((table, seq) => heard.b.push([table, seq]));
  const table = await startTable(a, 3);
  await b.append(changeOf(table, 4));
  await a.append(changeOf(table, 4));
  const odd = 'a table, with spaces & ż🧟';
  await a.append(changeOf(odd, 1));
  await vi.waitFor(() => expect([heard.a.length, heard.b.length]).toEqual([1, 4]), PATIENCE);
  expect(heard).toEqual({
    a: [[table, 4]],
    b: [
      [table, 1],
      [table, 2],
      [table, 3],
      [odd, 1],
    ],
  });
  // A line that was announced can be read.
  expect(await b.lines(odd, 0)).toEqual([lineOf(odd, 1)]);
});

test('lines asked for in one turn are one transaction', async () => {
  const [a, , url] = await twoNodes();
  const tables = Array.from({ length: 100 }, newTable);
  await Promise.all(tables.map((table) => a.append(changeOf(table, 1))));
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('SELECT DISTINCT xmin::text FROM horda.lines');
  await client.end();
  expect(rows).toHaveLength(1);
});

test('a table archived by one node is read by the other, and grows on neither', async () => {
  const [a, b] = await twoNodes();
  const table = await startTable(a, 30, { game: 'cisza', status: 'over', listed: false, wake: null, touched: 1 });
  const [added] = await Promise.all([b.append(changeOf(table, 31)), a.archive(table, 2), b.archive(table, 3)]);
  const length = added === 'written' ? 31 : 30;
  for (const node of [a, b]) {
    expect(await node.lines(table, 0)).toHaveLength(length);
    expect(await node.append(changeOf(table, length + 1))).toBe('taken');
  }
});
