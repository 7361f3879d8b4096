/** Places of both kinds with something in them, and all that a place holds, for tests of backups. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '@horda/tables/store';
import { changeOf, OPEN, startTable, temporaryFolder } from '@horda/tables/test/store/making';
import { freshDatabase } from '@horda/testing/postgres';
import { makeBackup, type Place, restoreBackup } from '../../src/backup/backups.ts';
import { openStore } from '../../src/storage/open.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreName = (typeof STORES)[number];

export async function freshPlace(store: StoreName): Promise<Place> {
  const data = temporaryFolder();
  return { data, database: store === 'sqlite' ? null : await freshDatabase() };
}

export async function inStore<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Tables of every status, with all that can lie beside a log. Returns their ids. */
export async function fill(store: Store): Promise<readonly string[]> {
  const open = await startTable(store, 3);
  const playing = await startTable(store, 30, { ...OPEN, status: 'playing', listed: false, wake: 5 });
  await store.append(
    changeOf(playing, 31, {
      line: { command: 'anna:1', body: '{"słowo":"żółć 🧟\\u0000"}' },
      newKeys: [
        { hash: 'h', role: 'host', seat: null },
        { hash: 's', role: 'seat', seat: 1 },
        // More than are read or sent at once.
        ...Array.from({ length: 1100 }, (_, i) => ({ hash: `w${i}`, role: 'watch', seat: null }) as const),
      ],
    }),
  );
  await store.saveSnapshot(playing, { seq: 2, version: 3, body: '{"state":[1,2,3]}' });
  await store.setWebhook(playing, 1, 'https://example.org/');
  const over = await startTable(store, 2, { ...OPEN, status: 'over' });
  const packed = await startTable(store, 40, { ...OPEN, status: 'over' });
  await store.archive(packed, 9000);
  return [open, playing, over, packed];
}

/** All that a store says about some tables. */
export async function contents(store: Store, tables: readonly string[]): Promise<unknown> {
  const all = tables.map(async (table) => ({
    table,
    listing: await store.listing(table),
    lines: await store.lines(table, 0),
    keys: await store.keys(table),
    snapshot: await store.snapshot(table),
    webhook: await store.webhook(table, 1),
  }));
  return { counts: await store.counts(), tables: await Promise.all(all) };
}

/** The files of a place, except the index that SQLite makes anew whenever it likes. */
export function filesIn({ data }: Place): readonly string[] {
  return readdirSync(data).filter((name) => !name.endsWith('-shm'));
}

/** Makes a backup in a folder of its own. */
export async function backUp(place: Place): Promise<string> {
  const file = join(temporaryFolder(), `${randomUUID()}.horda`);
  const out = createWriteStream(file);
  await once(out, 'open');
  await makeBackup(place, out, { program: '0.0.0' });
  return file;
}

export function restore(place: Place, file: string, mayReplace = false) {
  return restoreBackup(place, createReadStream(file), { mayReplace });
}
