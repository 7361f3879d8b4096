import 'fake-indexeddb/auto';
import { storeContract } from '@horda/tables/test/store/contract';
import { changeOf, newTable, startTable } from '@horda/tables/test/store/making';
import { deleteDB, openDB } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isOutdated } from './indexed-schema.ts';
import { openIndexedStore, type IndexedStore } from './indexed-store.ts';

let places = 0;

storeContract(
  'IndexedDB',
  async () => {
    const name = `contract ${places++}`;
    return { open: () => openIndexedStore(name), remove: () => deleteDB(name) };
  },
  25,
);

async function twoTabs(): Promise<[IndexedStore, IndexedStore]> {
  const name = `tabs ${places++}`;
  const tabs: [IndexedStore, IndexedStore] = [await openIndexedStore(name), await openIndexedStore(name)];
  onTestFinished(async () => {
    for (const tab of tabs) await tab.close();
  });
  return tabs;
}

test('of two tabs that write the same line one is told that it is taken; both hear of what the other wrote', async () => {
  const [one, two] = await twoTabs();
  const [heardByOne, heardByTwo] = [
    vi.fn<(table: string, seq: number) => void>(),
    vi.fn<(table: string, seq: number) => void>(),
  ];
  one.onLine(heardByOne);
  two.onLine(heardByTwo);
  const table = await startTable(one, 1);
  const results = await Promise.all([one.append(changeOf(table, 2)), two.append(changeOf(table, 2))]);
  expect(results.toSorted()).toEqual(['taken', 'written']);
  expect(await two.append(changeOf(table, 3))).toBe('written');
  expect(await one.lines(table, 0)).toHaveLength(3);
  await vi.waitFor(() => expect(heardByTwo).toHaveBeenCalledWith(table, 1), 10_000);
  await vi.waitFor(() => expect(heardByOne).toHaveBeenLastCalledWith(table, 3), 10_000);
});

test('a removed table leaves nothing behind, and the other tab hears of it', async () => {
  const [one, two] = await twoTabs();
  const removed = vi.fn<(table: string) => void>();
  two.onRemoved(removed);
  const [table, other] = [await startTable(one, 3), await startTable(one, 1)];
  await one.append(changeOf(table, 4, { newKeys: [{ hash: 'h', role: 'seat', seat: 0 }], line: { command: 'a' } }));
  await one.setWebhook(table, 0, 'https://a');
  await one.saveSnapshot(table, { seq: 1, version: 1, body: '{}' });
  await one.saveScript(table, []);
  await one.remove(table);
  expect(await one.lines(table, 0)).toEqual([]);
  expect(await one.key(table, 'h')).toBeNull();
  expect(await one.webhook(table, 0)).toBeNull();
  expect(await one.snapshot(table)).toBeNull();
  expect(await one.script(table)).toBeNull();
  expect((await one.tables()).map((each) => each.table)).toEqual([other]);
  await vi.waitFor(() => expect(removed).toHaveBeenCalledWith(table), 10_000);
  await expect(one.remove(newTable())).rejects.toThrow('there is no table');
});

test('tables that another tab has made newer are lost to this one, which can tell why', async () => {
  const name = `newer ${places++}`;
  const lost = vi.fn<() => void>();
  await openIndexedStore(name, lost);
  const newer = await openDB(name, 99);
  onTestFinished(() => newer.close());
  expect(lost).toHaveBeenCalledOnce();
  const error: unknown = await openIndexedStore(name).catch((caught: unknown) => caught);
  expect(isOutdated(error)).toBe(true);
  expect(isOutdated(new Error('VersionError'))).toBe(false);
});
