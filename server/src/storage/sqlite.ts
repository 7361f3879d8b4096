/** The embedded store: one file, used by one process. */
import type Database from 'better-sqlite3';
import { editPacked, pack, unpack } from './archive.ts';
import {
  checkedChange,
  checkSnapshot,
  checkText,
  checkWhole,
  closedStore,
  editedLines,
  notFinished,
  type PlainChange,
  refusalOf,
  takenKey,
  unknownTable,
} from '@horda/tables/store-checks';
import { Copies, type CopyWatch } from './sqlite-copy.ts';
import { openDisk } from './sqlite-disk.ts';
import { openFile } from './sqlite-file.ts';
import { Heads } from './sqlite-heads.ts';
import { SqliteHousekeeping } from './sqlite-housekeeping.ts';
import { SQLITE_MIGRATIONS } from './sqlite-migrations.ts';
import { SqliteParcels, SqlitePushes } from './sqlite-pushes.ts';
import { type Disk, WriteQueue } from './sqlite-queue.ts';
import type { FileStore } from './file-store.ts';
import { listingOf, prepare, type Statements, valuesOf } from './sqlite-statements.ts';
import type { Appended, Change, Edit, Key, Line, Listed, Listing, Snapshot, Status } from '@horda/tables/store';

/** As a LIMIT in SQLite: no limit. */
const ALL = -1;

/**
 * Throws `Unusable` if the folder cannot be used or another process uses it. `through` wraps the disk, so that tests
 * can make it fail or inspect it.
 */
export async function openSqlite(folder: string, through: (disk: Disk) => Disk = (disk) => disk): Promise<FileStore> {
  return new SqliteStore(openFile(folder, SQLITE_MIGRATIONS), through);
}

class SqliteStore implements FileStore {
  readonly housekeeping: SqliteHousekeeping;
  readonly pushes: SqlitePushes;
  readonly parcels: SqliteParcels;
  readonly #db: Database.Database;
  readonly #disk: Disk;
  readonly #queue: WriteQueue;
  readonly #prepared: Statements;
  readonly #heads = new Heads();
  /** The highest number of any table. */
  #highest = 0;
  /** The last of the operations that do not fit into one turn of the event loop. */
  #long: Promise<unknown> = Promise.resolve();
  readonly #copies: Copies;

  constructor(db: Database.Database, through: (disk: Disk) => Disk) {
    this.#db = db;
    this.#disk = through(openDisk(db));
    this.#queue = new WriteQueue(db, this.#disk);
    this.#prepared = prepare(db);
    this.#copies = new Copies(db);
    this.#queue.onUndone = () => this.#forgetHeads();
    this.#forgetHeads();
    const inTurn = <T>(run: () => Promise<T>): Promise<T> => this.#inTurn(run);
    this.housekeeping = new SqliteHousekeeping({ db, queue: this.#queue, heads: this.#heads, inTurn });
    this.pushes = new SqlitePushes({ db, queue: this.#queue });
    this.parcels = new SqliteParcels({ db, queue: this.#queue });
  }

  /** Reads; a damaged page that shows then is remembered. */
  #read<T>(read: (sql: Statements) => T): T {
    try {
      return read(this.#sql);
    } catch (error) {
      this.#queue.doubt(error);
      throw error;
    }
  }

  get #sql(): Statements {
    if (!this.#db.open) throw closedStore();
    return this.#prepared;
  }

  append(change: Change): Promise<Appended> {
    let plain: PlainChange;
    try {
      plain = checkedChange(change);
    } catch (error) {
      return Promise.reject(error as Error);
    }
    return this.#queue.writeFor(
      () => this.#append(plain),
      (isWritten) => (isWritten ? 'written' : refusalOf(this, plain.line)),
    );
  }

  #append({ line, listing, newKeys, droppedKeys, vacated }: PlainChange): boolean {
    const sql = this.#sql;
    const { table, seq, at, command, body } = line;
    let head = this.#heads.of(table, sql);
    if (seq === 1) {
      if (head !== undefined) return false;
      head = this.#heads.begin(table, listing!.status, ++this.#highest);
      sql.addTable.run(table, head.number, ...valuesOf(listing!));
    } else if (head === undefined || head.last !== seq - 1) return false;
    if (command !== null && head.commands.has(command)) return false;
    sql.addLine.run(head.number, seq, at, command, body);
    this.#heads.wrote(head, seq, command);
    if (listing && seq > 1) sql.setListing.run(...valuesOf(listing), head.number);
    for (const hash of droppedKeys) sql.dropKey.run(head.number, hash);
    for (const { hash, role, seat } of newKeys)
      if (sql.addKey.run(head.number, hash, role, seat).changes === 0) throw takenKey();
    if (vacated !== null) sql.dropWebhook.run(head.number, vacated);
    return true;
  }

  /** The remembered ends of logs may no longer be true. */
  #forgetHeads(): void {
    this.#heads.clear();
    this.#highest = this.#sql.highest.get()!.number;
  }

  async lines(table: string, after: number, most = ALL): Promise<readonly Line[]> {
    await this.#queue.settled();
    const lines = this.#read((sql) => sql.lines.all(table, after, most));
    if (lines.length > 0) return lines;
    return (await this.#unpacked(table)).filter(({ seq }) => seq > after);
  }

  async seqOf(table: string, command: string): Promise<number | null> {
    await this.#queue.settled();
    const found = this.#read((sql) => sql.seqOf.get(table, command));
    if (found) return found.seq;
    return (await this.#unpacked(table)).find((line) => line.command === command)?.seq ?? null;
  }

  /** The log of an archived table; empty for any other table. */
  async #unpacked(table: string): Promise<readonly Line[]> {
    const archive = this.#read((sql) => sql.packed.get(table));
    return archive ? unpack(table, archive.packed) : [];
  }

  async listing(table: string): Promise<Listing | null> {
    const row = this.#read((sql) => sql.listing.get(table));
    return row ? listingOf(row) : null;
  }

  async key(table: string, hash: string): Promise<Key | null> {
    return this.#read((sql) => sql.key.get(table, hash)) ?? null;
  }

  async keys(table: string, role?: Key['role']): Promise<readonly Key[]> {
    return this.#read((sql) => sql.keys.all({ table, role: role ?? null }));
  }

  async lobby(limit: number): Promise<readonly Listed[]> {
    return this.#read((sql) => sql.lobby.all(limit)).map((row) => ({ table: row.table, ...listingOf(row) }));
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    return this.#read((sql) => sql.due.all(now, limit)).map(({ id }) => id);
  }

  async setWake(table: string, wake: number | null): Promise<void> {
    checkWhole(wake);
    await this.#queue.write(() => {
      if (this.#sql.setWake.run(wake, table).changes === 0) throw unknownTable(table);
    });
  }

  async finished(before: number, limit: number): Promise<readonly string[]> {
    return this.#read((sql) => sql.finished.all(before, limit)).map(({ id }) => id);
  }

  archive(table: string, now: number): Promise<void> {
    return this.#inTurn(async () => {
      checkWhole(now);
      while (!(await this.#archive(table, now)));
    });
  }

  /** False if the log grew while it was packed. */
  async #archive(table: string, now: number): Promise<boolean> {
    const head = this.#sql.head.get(table);
    if (!head) throw unknownTable(table);
    if (head.status === 'archived') return true;
    if (head.status !== 'over') throw notFinished(table);
    const packed = await pack(this.#sql.lines.all(table, 0, ALL));
    return this.#queue.write(() => {
      const then = this.#sql.head.get(table);
      if (!then) throw unknownTable(table);
      if (then.status !== head.status || then.last !== head.last) return false;
      this.#sql.putPacked.run(head.number, packed);
      this.#sql.dropLines.run(table);
      this.#heads.drop(table);
      this.#sql.setArchived.run(now, table);
      return true;
    });
  }

  redact(table: string, edit: Edit): Promise<void> {
    return this.#inTurn(async () => {
      const head = this.#sql.head.get(table);
      if (!head) throw unknownTable(table);
      const isChanged =
        head.status === 'archived'
          ? await this.#redactPacked(table, edit)
          : await this.#queue.write(() => this.#redact(table, edit));
      // The erased data must not stay in the write-ahead log either.
      if (isChanged) this.#db.pragma('wal_checkpoint(TRUNCATE)');
    });
  }

  #redact(table: string, edit: Edit): boolean {
    const edited = editedLines(this.#sql.lines.all(table, 0, ALL), edit);
    for (const { seq, body } of edited) this.#sql.setBody.run(body, table, seq);
    return edited.length > 0;
  }

  /** Packed logs change only here, one at a time (`#inTurn`). */
  async #redactPacked(table: string, edit: Edit): Promise<boolean> {
    const packed = await editPacked(table, this.#sql.packed.get(table)!.packed, edit);
    if (packed) await this.#queue.write(() => this.#sql.putPacked.run(this.#numberOf(table), packed));
    return packed !== null;
  }

  async snapshot(table: string): Promise<Snapshot | null> {
    return this.#read((sql) => sql.snapshot.get(table)) ?? null;
  }

  async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    checkSnapshot(snapshot);
    await this.#queue.write(() => {
      this.#sql.putSnapshot.run(this.#numberOf(table), snapshot.seq, snapshot.version, snapshot.body);
    });
  }

  async webhook(table: string, seat: number): Promise<string | null> {
    return this.#read((sql) => sql.webhook.get(table, seat))?.url ?? null;
  }

  async setWebhook(table: string, seat: number, url: string | null): Promise<void> {
    checkWhole(seat);
    checkText(url);
    await this.#queue.write(() => {
      const number = this.#numberOf(table);
      if (url === null) this.#sql.dropWebhook.run(number, seat);
      else this.#sql.putWebhook.run(number, seat, url);
    });
  }

  async counts(): Promise<Readonly<Record<Status, number>>> {
    const counts = { open: 0, playing: 0, over: 0, archived: 0 };
    for (const { status, count } of this.#read((sql) => sql.counts.all())) counts[status] = count;
    return counts;
  }

  /** Never called: no other process can write to the file. */
  onLine(): void {}

  onGap(): void {}

  async check(): Promise<void> {
    await this.#queue.write(() => this.#sql.probe.run(Date.now()));
    await this.#queue.look();
  }

  onBroken(listener: (error: Error) => void): void {
    this.#queue.onBroken = listener;
  }

  copyTo(file: string, watch: CopyWatch = {}): Promise<void> {
    return this.#copies.make(file, watch);
  }

  async close(): Promise<void> {
    await this.#copies.close();
    if (!this.#db.open) return;
    this.#queue.close();
    this.#disk.close();
    this.#db.close();
  }

  #numberOf(table: string): number {
    const number = this.#sql.numberOf.get(table);
    if (number === undefined) throw unknownTable(table);
    return number;
  }

  /** Runs long operations one after the other, so that none packs a log that another is changing. */
  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = this.#long.then(run);
    this.#long = result.catch(() => null);
    return result;
  }
}
