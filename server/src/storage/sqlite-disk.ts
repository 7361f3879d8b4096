/**
 * The write-ahead log of an open database: it holds all commits, which survive a loss of power once it is synced. It
 * stays the same file as long as the database is open. If somebody deletes or replaces the files meanwhile, SQLite
 * writes on into files that nobody can open any more: that is looked for before anything is acknowledged.
 */
import type Database from 'better-sqlite3';
import { closeSync, fdatasync, fdatasyncSync, openSync, stat, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './sqlite-file.ts';
import { type Disk, isFull } from './sqlite-queue.ts';

/** How often the files are looked for at most, in milliseconds: with a sync, so that nothing is done between moves. */
const LOOK_EVERY = 1000;

/** What the store should know about its files, and what to do when it is no longer true. */
export class FilesGone extends Error {
  constructor(what: string) {
    super(
      `${what} while the server runs. Nothing more is written or acknowledged. What was acknowledged before is still ` +
        'in the hands of this process: save it with "horda backup FILE" before you stop it, then restore that backup ' +
        'with "horda restore FILE", or put the files back from another one, and start the server again.',
    );
    this.name = 'FilesGone';
  }
}

export function openDisk(db: Database.Database): Disk {
  const files = new Files(db.name);
  let log: number | null = null;
  // The log does not exist before the first write, which a full disk refuses: then it is opened when there is room.
  const opened = (): number => {
    if (log !== null) return log;
    log = openSync(`${db.name}-wal`, 'r+');
    fdatasyncSync(log);
    syncFolder(dirname(db.name));
    files.remember();
    return log;
  };
  try {
    db.exec('UPDATE probe SET at = at');
    opened();
  } catch (error) {
    if (!isFull(error)) throw error;
  }
  let looked = performance.now();
  return {
    sync: (done) =>
      fdatasync(opened(), (error) => {
        if (error !== null || performance.now() - looked < LOOK_EVERY) return done(error);
        looked = performance.now();
        files.look(done);
      }),
    look: (done) => files.look(done),
    syncNow: () => fdatasyncSync(opened()),
    close: () => void (log !== null && closeSync(log)),
  };
}

/** The files of a database, as they were when they were opened. */
class Files {
  readonly #paths: readonly string[];
  #known: readonly Stats[] = [];
  /** A database in use never becomes shorter. */
  #size = 0;

  constructor(database: string) {
    this.#paths = [database, `${database}-wal`];
  }

  remember(): void {
    this.#known = this.#paths.map((path) => statSync(path));
  }

  look(done: (error: Error | null) => void): void {
    if (this.#known.length === 0) return done(null);
    let [left, fault]: [number, Error | null] = [this.#paths.length, null];
    for (const [i, path] of this.#paths.entries())
      stat(path, (error, found) => {
        fault ??= this.#faultOf(i, path, error, found);
        if (--left === 0) done(fault);
      });
  }

  #faultOf(i: number, path: string, error: Error | null, found: Stats): Error | null {
    const { dev, ino } = this.#known[i]!;
    if (error !== null) return new FilesGone(`${path} was deleted or moved away (${error.message})`);
    if (found.dev !== dev || found.ino !== ino) return new FilesGone(`${path} was replaced by another file`);
    if (i > 0) return null;
    if (found.size < this.#size) return new FilesGone(`${path} was cut off`);
    this.#size = found.size;
    return null;
  }
}
