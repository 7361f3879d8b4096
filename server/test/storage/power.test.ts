/** What is left after a loss of power or on a failing disk; killing a process cannot show that. */
import Database from 'better-sqlite3';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { SQLITE_FILE } from '../../src/storage/sqlite-file.ts';
import type { Disk } from '../../src/storage/sqlite-queue.ts';
import { changeOf, newTable, startTable, temporaryFolder } from '@horda/tables/test/store/making';
import { begin, openHall, watch } from '@horda/tables/test/hall';

const TABLES = 20;
const LINES = 15;

/**
 * Writes lines through `through`. Copies the files when each sync begins, and looks for each acknowledged line in the
 * copy of the last sync that had ended by then: only that much is sure to survive a loss of power.
 */
async function lostLines(
  through: (disk: Disk) => Disk,
): Promise<{ lost: number; acknowledged: number; syncs: number }> {
  const [folder, copies] = [temporaryFolder(), temporaryFolder()];
  let begun = 0;
  let ended = 0;
  const store = await openSqlite(folder, (disk) =>
    through({
      ...disk,
      sync(done) {
        const number = ++begun;
        for (const end of ['', '-wal'])
          copyFileSync(join(folder, SQLITE_FILE + end), join(copies, `${number}.db${end}`));
        disk.sync((error) => {
          ended = number;
          done(error);
        });
      },
    }),
  );
  const acknowledged: { readonly table: string; readonly seq: number; readonly copy: number }[] = [];
  const write = async (table: string): Promise<void> => {
    for (let seq = 1; seq <= LINES; seq++) {
      expect(await store.append(changeOf(table, seq))).toBe('written');
      acknowledged.push({ table, seq, copy: ended });
    }
  };
  await Promise.all(Array.from({ length: TABLES }, () => write(newTable())));
  await store.close();

  let lost = 0;
  for (const copy of new Set(acknowledged.map((each) => each.copy))) {
    const kept = linesIn(join(copies, `${copy}.db`));
    lost += acknowledged.filter((each) => each.copy === copy && !kept.has(`${each.table} ${each.seq}`)).length;
  }
  return { lost, acknowledged: acknowledged.length, syncs: begun };
}

function linesIn(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  const db = new Database(file);
  const rows = db
    .prepare<[], { id: string; seq: number }>('SELECT id, seq FROM lines JOIN tables USING (number)')
    .all();
  db.close();
  return new Set(rows.map(({ id, seq }) => `${id} ${seq}`));
}

test('a line is acknowledged when it is on disk, and not before', async () => {
  const { lost, acknowledged, syncs } = await lostLines((disk) => disk);
  expect({ lost, acknowledged }).toEqual({ lost: 0, acknowledged: TABLES * LINES });
  expect(syncs).toBeGreaterThan(LINES - 1);
});

test('the check above finds lines that are acknowledged too early', async () => {
  const { lost, acknowledged } = await lostLines((disk) => ({
    ...disk,
    sync(done) {
      done(null);
      disk.sync(() => {});
    },
  }));
  expect(lost).toBe(acknowledged);
});

/** A disk that fails only at the sync with this number. */
function failingAt(sync: number): (disk: Disk) => Disk {
  let count = 0;
  return (disk) => ({
    ...disk,
    sync: (done) => disk.sync((error) => done(++count === sync ? new Error('EIO') : error)),
  });
}

test('a disk that has failed once is not believed again before a restart', async () => {
  const folder = temporaryFolder();
  const store = await openSqlite(folder, failingAt(3));
  const table = await startTable(store, 2);
  const reading = store.append(changeOf(table, 3));
  await expect(reading).rejects.toThrow('it is not known what was written: EIO');
  await expect(store.append(changeOf(table, 4))).rejects.toThrow('not known');
  await expect(store.append(changeOf(newTable(), 1))).rejects.toThrow('not known');
  await expect(store.lines(table, 0)).rejects.toThrow('not known');
  await expect(store.seqOf(table, 'x')).rejects.toThrow('not known');
  await expect(store.check()).rejects.toThrow('not known');
  await store.close();
  const after = await openSqlite(folder);
  onTestFinished(() => after.close());
  const { length } = await after.lines(table, 0);
  expect(await after.append(changeOf(table, length + 1))).toBe('written');
});

test('those who read while a sync is under way wait for it, and hear of its failure', async () => {
  const ends: ((error: Error | null) => void)[] = [];
  const store = await openSqlite(temporaryFolder(), (disk) => ({ ...disk, sync: (done) => void ends.push(done) }));
  onTestFinished(() => store.close());
  const nextSync = async (): Promise<(error: Error | null) => void> => {
    while (ends.length === 0) await new Promise((resolve) => setImmediate(resolve));
    return ends.shift()!;
  };
  const table = newTable();
  const first = store.append(changeOf(table, 1));
  const end = await nextSync();
  const order: string[] = [];
  const read = store.lines(table, 0).then((lines) => order.push(`read ${lines.length}`));
  await new Promise((resolve) => setImmediate(resolve));
  order.push('synced');
  end(null);
  await Promise.all([first, read]);
  expect(order).toEqual(['synced', 'read 1']);
  const second = store.append(changeOf(table, 2));
  const fail = await nextSync();
  const reading = store.lines(table, 0);
  fail(new Error('EIO'));
  await expect(second).rejects.toThrow('EIO');
  await expect(reading).rejects.toThrow('EIO');
});

test('nobody at a table hears of a move that the disk may have lost', async () => {
  let fails = false;
  const store = await openSqlite(temporaryFolder(), (disk) => ({
    ...disk,
    sync: (done) => disk.sync((error) => done(fails ? new Error('EIO') : error)),
  }));
  const t = await openHall({ store });
  onTestFinished(() => t.close());
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  const guest = watch(table.live, 1);
  const { seq } = table.live.table;
  const told = guest.frames.length;
  fails = true;
  await expect(table.answer(0)).rejects.toThrow('it is not known what was written');
  fails = false;
  await expect(table.live.catchUp()).rejects.toThrow('not known');
  expect(table.live.table.seq).toBe(seq);
  expect(guest.frames.slice(told)).toEqual([]);
});
