/** What the contract of housekeeping cannot see: the bytes of the files, and the news between nodes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDatabase } from '@horda/testing/postgres';
import { changeOf, startTable, temporaryFolder } from '@horda/tables/test/store/making';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../src/storage/open.ts';

test('nothing of a removed table stays in the files of SQLite', async () => {
  const data = temporaryFolder();
  const store = await openStore({ data, database: null });
  onTestFinished(() => store.close());
  const found = (): boolean =>
    readdirSync(data).some((name) => readFileSync(join(data, name)).includes('a name nobody else has'));
  const table = await startTable(store, 3);
  await store.append(changeOf(table, 4, { line: { body: '{"name":"a name nobody else has"}' } }));
  await store.saveSnapshot(table, { seq: 1, version: 1, body: 'a name nobody else has' });
  expect(found()).toBe(true);
  await store.housekeeping.remove(table);
  expect(found()).toBe(false);
});

test('nodes tell each other what was removed and who is blocked, and not themselves', async () => {
  const database = await freshDatabase();
  const [a, b] = await Promise.all([1, 2].map(() => openStore({ data: '', database })));
  onTestFinished(async () => void (await Promise.all([a!.close(), b!.close()])));
  const heard: string[] = [];
  for (const [name, store] of [
    ['a', a],
    ['b', b],
  ] as const) {
    store!.housekeeping.onRemoved((table) => void heard.push(`${name} ${table}`));
    store!.housekeeping.onBlocks(() => void heard.push(`${name} blocks`));
  }
  const [one, two] = [await startTable(a!, 1), await startTable(a!, 1)];
  await a!.housekeeping.remove(one);
  await b!.housekeeping.remove(two);
  await b!.housekeeping.block({ address: '192.0.2.7', until: null });
  await a!.housekeeping.unblock('192.0.2.7');
  const all = [`b ${one}`, `a ${two}`, 'a blocks', 'b blocks'].toSorted();
  await vi.waitUntil(() => heard.length >= all.length, { timeout: 60_000 });
  expect(heard.toSorted()).toEqual(all);
});
