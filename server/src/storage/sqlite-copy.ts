/**
 * Copies the file of the embedded store while it is in use. SQLite takes over into the copy what is written meanwhile, so
 * that the copy is the state at its end. The copy is made in small slices between moves, and Node's threads bring it to
 * the disk, so that play goes on.
 */
import type Database from 'better-sqlite3';
import { closeSync, fdatasync, openSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { closedStore } from '@horda/tables/store-checks';
import { NoRoom } from './no-room.ts';
import { SQLITE_FILE } from './sqlite-file.ts';

/** Pages of 4 kB in a slice: about half a millisecond. */
const SLICE = 64;
/**
 * How many pages of the copy may wait for the disk. The disk works through all that waits before it acknowledges a move,
 * whichever file it belongs to, so that this must be little.
 */
const UNSYNCED = 1024;
/** What must stay free on the disk beside the copy, in bytes. */
const SPARE = 32 * 1024 * 1024;

export interface CopyWatch {
  onProgress?(done: number, total: number): void;
  /** Whether to give up. */
  isStopped?(): boolean;
}

export async function copyDatabase(db: Database.Database, file: string, watch: CopyWatch = {}): Promise<void> {
  checkRoom(db, dirname(file));
  const copy = openSync(file, 'wx', 0o600);
  let [synced, isSyncing] = [0, false];
  const sync = (done: number): void => {
    isSyncing = true;
    // Whether the copy is whole is for SQLite to say, at the end.
    fdatasync(copy, () => ([synced, isSyncing] = [done, false]));
  };
  try {
    await db.backup(file, {
      progress({ totalPages: total, remainingPages: left }) {
        if (watch.isStopped?.() === true) throw new Error('the server is closing');
        const done = total - left;
        watch.onProgress?.(done, total);
        // At the end nothing may be left: SQLite itself would wait for it, and play with it.
        const most = left > SLICE ? UNSYNCED : SLICE;
        if (done - synced < most) return SLICE;
        if (!isSyncing) sync(done);
        return 0;
      },
    });
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(copy);
  }
}

/** Copies of one open database, one at a time. A file that is gone from its place can be copied: the process holds it. */
export class Copies {
  readonly #db: Database.Database;
  #making: Promise<void> | null = null;
  #isClosed = false;

  constructor(db: Database.Database) {
    this.#db = db;
  }

  async make(file: string, watch: CopyWatch): Promise<void> {
    while (this.#making !== null) await this.#making.catch(() => null);
    if (this.#isClosed) throw closedStore();
    const isStopped = (): boolean => this.#isClosed || watch.isStopped?.() === true;
    this.#making = copyDatabase(this.#db, file, { ...watch, isStopped });
    try {
      await this.#making;
    } finally {
      this.#making = null;
    }
  }

  /** The database must stay open until this is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#making?.catch(() => null);
  }
}

/** A copy must not fill the disk that play needs. */
function checkRoom(db: Database.Database, folder: string): void {
  const pages = db.pragma('page_count', { simple: true }) as number;
  const needed = pages * (db.pragma('page_size', { simple: true }) as number) + SPARE;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < needed) throw new NoRoom(needed);
}

const COPY = `${SQLITE_FILE}-copy-`;
const DRAFT = `${SQLITE_FILE}-restored-`;

/** A name for a copy, or for a database that is not complete yet. */
export function besideName(folder: string, what: 'copy' | 'draft'): string {
  return join(folder, `${what === 'copy' ? COPY : DRAFT}${crypto.randomUUID()}`);
}

export function isDraft(folder: string, file: string): boolean {
  return dirname(file) === folder && file.startsWith(join(folder, DRAFT)) && statSync(file).isFile();
}

/** Removes what killed processes left. Only for the process that holds the database. */
export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(COPY) || name.startsWith(DRAFT)) rmSync(join(folder, name), { force: true });
}
