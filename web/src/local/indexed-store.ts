/** The store of this browser: IndexedDB, which all tabs share. Every line is on disk before it is sent to anybody. */
import type { Answer, Choice } from '@horda/kernel';
import { StoreFull } from '@horda/tables/store';
import type { Appended, Change, Edit, Key, Line, Listed, Listing, Snapshot, Status, Store } from '@horda/tables/store';
import {
  checkedChange,
  checkSnapshot,
  checkText,
  checkWhole,
  closedStore,
  editedLines,
  notFinished,
  takenKey,
  unknownTable,
  type PlainChange,
} from '@horda/tables/store-checks';
import type { IDBPTransaction, StoreNames } from 'idb';
import { openDatabase, rowsOf, type Database, type Schema, type TableRow } from './indexed-schema.ts';

type Writing = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>;
/** What tabs tell each other. */
type News = { readonly table: string; readonly seq: number } | { readonly table: string; readonly removed: true };

const STORES: StoreNames<Schema>[] = ['tables', 'lines', 'keys', 'snapshots', 'webhooks', 'scripts', 'probe'];

/** `lost` is called when the database was closed from outside; it can be opened again. */
export async function openIndexedStore(name: string, lost: () => void = () => {}): Promise<IndexedStore> {
  let store: IndexedStore | null = null;
  const db = await openDatabase(name, () => {
    void store?.close();
    lost();
  });
  store = new IndexedStore(db, new BroadcastChannel(name));
  return store;
}

export class IndexedStore implements Store {
  readonly #db: Database;
  readonly #channel: BroadcastChannel;
  #isClosed = false;
  #heardLine: (table: string, seq: number) => void = () => {};
  #heardRemoved: (table: string) => void = () => {};

  constructor(db: Database, channel: BroadcastChannel) {
    this.#db = db;
    this.#channel = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if ('seq' in data) this.#heardLine(data.table, data.seq);
      else this.#heardRemoved(data.table);
    });
  }

  get #open(): Database {
    if (this.#isClosed) throw closedStore();
    return this.#db;
  }

  async append(change: Change): Promise<Appended> {
    const plain = checkedChange(change);
    const result = await this.#write('strict', (writing) => append(writing, plain));
    if (result === 'written') this.#tell({ table: plain.line.table, seq: plain.line.seq });
    return result;
  }

  async lines(table: string, after: number, most?: number): Promise<readonly Line[]> {
    return this.#open.getAll('lines', rowsOf(table, after), most);
  }

  async seqOf(table: string, command: string): Promise<number | null> {
    return (await this.#open.getFromIndex('lines', 'command', [table, command]))?.seq ?? null;
  }

  async listing(table: string): Promise<Listing | null> {
    const row = await this.#open.get('tables', table);
    return row === undefined ? null : listingOf(row);
  }

  async key(table: string, hash: string): Promise<Key | null> {
    const row = await this.#open.get('keys', [table, hash]);
    return row === undefined ? null : keyOf(row);
  }

  async keys(table: string, role?: Key['role']): Promise<readonly Key[]> {
    const rows = await this.#open.getAll('keys', rowsOf(table));
    return rows
      .filter((row) => role === undefined || row.role === role)
      .map(keyOf)
      .toSorted((a, b) => (a.seat ?? -1) - (b.seat ?? -1) || inOrder(a.hash, b.hash));
  }

  /** All tables, the last changed first. */
  async tables(): Promise<readonly Listed[]> {
    const rows = await this.#open.getAll('tables');
    return rows
      .toSorted((a, b) => b.touched - a.touched || inOrder(a.table, b.table))
      .map((row) => ({ table: row.table, ...listingOf(row) }));
  }

  async lobby(limit: number): Promise<readonly Listed[]> {
    return (await this.tables()).filter(({ status, listed }) => status === 'open' && listed).slice(0, limit);
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    return (await this.#open.getAll('tables'))
      .filter(({ wake }) => wake !== null && wake <= now)
      .toSorted((a, b) => a.wake! - b.wake! || inOrder(a.table, b.table))
      .slice(0, limit)
      .map(({ table }) => table);
  }

  async setWake(table: string, wake: number | null): Promise<void> {
    checkWhole(wake);
    await this.#write('relaxed', async (writing) => {
      const row = await rowIn(writing, table);
      if (row.status === 'playing') await writing.objectStore('tables').put({ ...row, wake });
    });
  }

  async finished(before: number, limit: number): Promise<readonly string[]> {
    return (await this.tables())
      .filter(({ status, touched }) => status === 'over' && touched < before)
      .toSorted((a, b) => a.touched - b.touched || inOrder(a.table, b.table))
      .slice(0, limit)
      .map(({ table }) => table);
  }

  /** The lines stay as they are: the browser itself compresses its storage. */
  async archive(table: string, now: number): Promise<void> {
    checkWhole(now);
    await this.#write('strict', async (writing) => {
      const row = await rowIn(writing, table);
      if (row.status === 'archived') return;
      if (row.status !== 'over') throw notFinished(table);
      await writing.objectStore('tables').put({ ...row, status: 'archived', wake: null, touched: now });
    });
  }

  async redact(table: string, edit: Edit): Promise<void> {
    await this.#write('strict', async (writing) => {
      await rowIn(writing, table);
      const lines = writing.objectStore('lines');
      for (const line of editedLines(await lines.getAll(rowsOf(table)), edit)) await lines.put(line);
    });
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    const row = await this.#open.get('snapshots', table);
    return row === undefined ? null : { seq: row.seq, version: row.version, body: row.body };
  }

  async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    checkSnapshot(snapshot);
    await this.#write('relaxed', async (writing) => {
      await rowIn(writing, table);
      await writing.objectStore('snapshots').put({ table, ...snapshot });
    });
  }

  async webhook(table: string, seat: number): Promise<string | null> {
    return (await this.#open.get('webhooks', [table, seat]))?.url ?? null;
  }

  async setWebhook(table: string, seat: number, url: string | null): Promise<void> {
    checkWhole(seat);
    checkText(url);
    await this.#write('strict', async (writing) => {
      await rowIn(writing, table);
      const webhooks = writing.objectStore('webhooks');
      await (url === null ? webhooks.delete([table, seat]) : webhooks.put({ table, seat, url }));
    });
  }

  async counts(): Promise<Readonly<Record<Status, number>>> {
    const counts = { open: 0, playing: 0, over: 0, archived: 0 };
    for (const { status } of await this.tables()) counts[status]++;
    return counts;
  }

  async script(table: string): Promise<readonly Answer<Choice>[] | null> {
    return (await this.#open.get('scripts', table))?.answers ?? null;
  }

  /** Null removes the script: the table becomes a normal one. */
  async saveScript(table: string, answers: readonly Answer<Choice>[] | null): Promise<void> {
    await this.#write('strict', async (writing) => {
      const scripts = writing.objectStore('scripts');
      await (answers === null ? scripts.delete(table) : scripts.put({ table, answers }));
    });
  }

  /** When the table's last line was written; null: it has no lines. */
  async lastAt(table: string): Promise<number | null> {
    const last = (await this.#open.get('tables', table))?.last ?? 0;
    return (await this.#open.get('lines', [table, last]))?.at ?? null;
  }

  async scripted(): Promise<readonly string[]> {
    return this.#open.getAllKeys('scripts');
  }

  /** Removes the table, its keys and everything else stored for it. */
  async remove(table: string): Promise<void> {
    await this.#write('strict', async (writing) => {
      await rowIn(writing, table);
      for (const store of ['tables', 'snapshots', 'scripts'] as const) await writing.objectStore(store).delete(table);
      // The range covers seat numbers from 0 up and strings, which sort after numbers.
      const all = IDBKeyRange.bound([table], [table, []]);
      for (const store of ['lines', 'keys', 'webhooks'] as const) await writing.objectStore(store).delete(all);
    });
    this.#tell({ table, removed: true });
  }

  onLine(listener: (table: string, seq: number) => void): void {
    this.#heardLine = listener;
  }

  /** Messages between tabs are never lost, so there are no gaps. */
  onGap(): void {}

  /** Sets the listener for tables that another tab removes. */
  onRemoved(listener: (table: string) => void): void {
    this.#heardRemoved = listener;
  }

  async check(): Promise<void> {
    await this.#write('strict', (writing) => writing.objectStore('probe').put(Date.now(), 'at'));
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#channel.close();
    this.#db.close();
  }

  /** Runs `work` in one transaction, all or nothing; `work` may await only this transaction. */
  async #write<T>(durability: IDBTransactionDurability, work: (writing: Writing) => Promise<T>): Promise<T> {
    const writing = this.#open.transaction(STORES, 'readwrite', { durability });
    try {
      const result = await work(writing);
      await writing.done;
      return result;
    } catch (error) {
      abort(writing);
      await writing.done.catch(() => null);
      throw (error as Error).name === 'QuotaExceededError' ? new StoreFull(error) : error;
    }
  }

  #tell(news: News): void {
    if (!this.#isClosed) this.#channel.postMessage(news);
  }
}

async function append(writing: Writing, change: PlainChange): Promise<Appended> {
  const { line, listing, newKeys, droppedKeys, vacated } = change;
  const { table, seq, command } = line;
  const [tables, lines] = [writing.objectStore('tables'), writing.objectStore('lines')];
  const keys = writing.objectStore('keys');
  if (command !== null && (await lines.index('command').getKey([table, command])) !== undefined) return 'repeated';
  const row = await tables.get(table);
  if (row?.status === 'archived' || seq !== (row?.last ?? 0) + 1) return 'taken';
  await tables.put({ ...(listing ?? listingOf(row!)), table, last: seq });
  await lines.add(line);
  for (const hash of droppedKeys) await keys.delete([table, hash]);
  for (const key of newKeys) {
    if ((await keys.getKey([table, key.hash])) !== undefined) throw takenKey();
    await keys.add({ ...key, table });
  }
  if (vacated !== null) await writing.objectStore('webhooks').delete([table, vacated]);
  return 'written';
}

async function rowIn(writing: Writing, table: string): Promise<TableRow> {
  const row = await writing.objectStore('tables').get(table);
  if (row === undefined) throw unknownTable(table);
  return row;
}

/** Aborts a transaction; one that failed by itself has already ended. */
function abort(writing: Writing): void {
  try {
    writing.abort();
  } catch {
    return;
  }
}

function listingOf({ game, status, listed, wake, touched }: TableRow): Listing {
  return { game, status, listed, wake, touched };
}

function keyOf({ hash, role, seat }: Key): Key {
  return { hash, role, seat };
}

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
