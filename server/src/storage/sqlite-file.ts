/** The file of the embedded store: creates it, checks it, brings it up to date, and locks out other processes. */
import Database from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFull } from './sqlite-queue.ts';
import { type Applied, type Migration, stepsToMake } from './migrate.ts';
import { Unusable } from '@horda/tables/store';

export const SQLITE_FILE = 'horda.db';

/** Distinguishes our files from those of other programs: 'Hord' in ASCII. */
const APPLICATION = 0x48_6f_72_64;
/** In milliseconds: a process that is just ending may hold the file for a moment. */
const BUSY_TIMEOUT = 1000;

export function openFile(folder: string, migrations: readonly Migration[]): Database.Database {
  const file = join(folder, SQLITE_FILE);
  return orUnusable(folder, () => {
    makeFolder(folder);
    if (!existsSync(file)) create(file, migrations);
    // SQLite would treat an empty file as a new database.
    if (statSync(file).size === 0)
      throw new Unusable(`${file} is empty, so that its tables are lost. Restore a backup, or move the file away.`);
    const isLookedOver = lookOver(file, migrations);
    const db = new Database(file, { fileMustExist: true, timeout: BUSY_TIMEOUT });
    try {
      hold(db);
      if (!isLookedOver) checkContent(db, migrations, file);
      migrate(db, migrations, file);
      db.pragma('foreign_keys = ON');
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

/** Node's recursive `mkdir` never returns where folders cannot exist, such as below /proc. */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Throws `Unusable` unless this program can use the file, which stays as it is. */
export function checkFile(file: string, migrations: readonly Migration[]): void {
  orUnusable(dirname(file), () => lookOver(file, migrations));
}

/**
 * Checks the file read-only, so that a file that is refused stays as it is. False: a full disk has no room for the index
 * that several processes would share, so that only the process that holds the file can read it.
 */
function lookOver(file: string, migrations: readonly Migration[]): boolean {
  const db = new Database(file, { readonly: true, timeout: BUSY_TIMEOUT });
  try {
    checkContent(db, migrations, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('SQLITE_IOERR_SHM') === true) return false;
    throw error;
  } finally {
    db.close();
  }
}

function checkContent(db: Database.Database, migrations: readonly Migration[], file: string): void {
  if (db.pragma('application_id', { simple: true }) !== APPLICATION)
    throw new Unusable(`${file} belongs to another program. Choose another data folder, or move the file away.`);
  const found = db.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new Unusable(corrupt(file, String(found)));
  stepsToMake(appliedIn(db), migrations, file);
}

/** The file gets its name only when it is complete, so that a truncated file is never mistaken for a new one. */
function create(file: string, migrations: readonly Migration[]): void {
  if (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size)
    throw new Unusable(
      `${file} is gone, but ${file}-wal, which belongs to it, is there. Restore both, or move it away.`,
    );
  const draft = `${file}-${randomUUID()}`;
  try {
    openDraft(draft, migrations).close();
    publish(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** An empty database under another name, for this user only; it is not used before it gets its place. */
export function openDraft(draft: string, migrations: readonly Migration[]): Database.Database {
  closeSync(openSync(draft, 'wx', 0o600));
  const db = new Database(draft);
  db.pragma('synchronous = FULL');
  db.pragma(`application_id = ${APPLICATION}`);
  migrate(db, migrations, draft);
  return db;
}

/** A copy of a database (`sqlite-copy.ts`), which nobody else uses, brought up to date. */
export function openCopy(copy: string, migrations: readonly Migration[]): Database.Database {
  const db = new Database(copy, { fileMustExist: true });
  // A copy is read once and thrown away.
  db.pragma('journal_mode = MEMORY');
  db.pragma('synchronous = OFF');
  migrate(db, migrations, copy);
  return db;
}

function publish(draft: string, file: string): void {
  try {
    // Unlike renaming, this cannot replace a file that another process has just made.
    linkSync(draft, file);
  } catch {
    // Another process was faster, or the file system has no links.
    if (!existsSync(file)) renameSync(draft, file);
  }
  syncFolder(dirname(file));
}

export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function hold(db: Database.Database): void {
  db.pragma('locking_mode = EXCLUSIVE');
  db.pragma('journal_mode = WAL');
  // Commits do not wait for the disk; the queue syncs it before acknowledging them (`sqlite-disk.ts`). Checkpoints do wait.
  db.pragma('synchronous = NORMAL');
  // Erased data leaves no trace in the file.
  db.pragma('secure_delete = ON');
  db.pragma('cache_size = -16000');
  // In pages. Larger than by default, since a batch of many tables writes a hundred or two.
  db.pragma('wal_autocheckpoint = 2000');
}

function migrate(db: Database.Database, migrations: readonly Migration[], file: string): void {
  db.transaction(() => {
    db.exec(`CREATE TABLE IF NOT EXISTS migrations (
      number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL) STRICT`);
    const record = db.prepare('INSERT INTO migrations (number, name, checksum) VALUES (?, ?, ?)');
    for (const { number, name, checksum, sql } of stepsToMake(appliedIn(db), migrations, file)) {
      db.exec(sql);
      record.run(number, name, checksum);
    }
  }).immediate();
}

function appliedIn(db: Database.Database): readonly Applied[] {
  return db.prepare<[], Applied>('SELECT number, name, checksum FROM migrations ORDER BY number').all();
}

/** Another process holds the folder. */
export class FolderInUse extends Unusable {}

/** Turns errors into messages that tell the host what to do. */
function orUnusable<T>(folder: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof Unusable) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    const file = join(folder, SQLITE_FILE);
    if (/^SQLITE_(BUSY|LOCKED)/.test(code))
      throw new FolderInUse(`Another Horda uses the folder ${folder}. Stop it, or choose another data folder.`);
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) throw new Unusable(corrupt(file, message));
    if (isFull(error))
      throw new Unusable(`The disk with ${folder} is full. Free some space, or choose another data folder.`);
    throw new Unusable(`The folder ${folder} cannot be used (${message}). Make it writable, or choose another one.`);
  }
}

function corrupt(file: string, reason: string): string {
  return `${file} is damaged (${reason.replaceAll(/\s+/g, ' ')}). Restore a backup, or move the file away to start anew.`;
}
