/**
 * Queues writes to the embedded store. Writes that come while the disk is busy share one transaction and one fdatasync,
 * which does not block the event loop.
 */
import type Database from 'better-sqlite3';
import { StoreFull } from '@horda/tables/store';
import { closedStore } from '@horda/tables/store-checks';

interface Task {
  readonly run: () => unknown;
  readonly reply: (result: unknown) => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** What `run` returned. */
  result: unknown;
}

/** Waits until the commits so far are on disk. */
interface Watcher {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Makes the commits so far durable. */
export interface Disk {
  sync(done: (error: Error | null) => void): void;
  /** Looks whether the files are still the ones that are open. */
  look(done: (error: Error | null) => void): void;
  syncNow(): void;
  close(): void;
}

export class WriteQueue {
  readonly #db: Database.Database;
  readonly #disk: Disk;
  #waiting: Task[] = [];
  /** Committed, but perhaps not on disk yet. */
  #unsynced: readonly Task[] = [];
  #isScheduled = false;
  #isClosed = false;
  /** Once the disk has failed to sync, or the database was found damaged, it is not trusted again. */
  #broken: Error | null = null;
  #watchers: Watcher[] = [];
  /** Called when a transaction was rolled back. */
  onUndone: () => void = () => {};
  /** Called once, when the disk is no longer trusted. */
  onBroken: (error: Error) => void = () => {};

  constructor(db: Database.Database, disk: Disk) {
    this.#db = db;
    this.#disk = disk;
  }

  /** Runs `run` inside a transaction; resolves with its result once the changes are on disk. */
  write<T>(run: () => T): Promise<T> {
    return this.writeFor(run, (result) => result);
  }

  /** The same, but resolves with what `reply` makes of the result. */
  writeFor<T, R>(run: () => T, reply: (result: T) => R | Promise<R>): Promise<R> {
    if (this.#isClosed) return Promise.reject(closedStore());
    if (this.#broken !== null) return Promise.reject(this.#broken);
    return new Promise<R>((resolve, reject) => {
      this.#waiting.push({ run, reply, resolve, reject, result: null } as Task);
      this.#schedule();
    });
  }

  /**
   * Resolves when all commits so far are on disk, so that nobody reads what could still be lost. Null: they are.
   * Rejects once the disk has failed: some readable data may not be on it.
   */
  settled(): Promise<void> | null {
    if (this.#broken !== null) return Promise.reject(this.#broken);
    if (this.#unsynced.length === 0) return null;
    return new Promise((resolve, reject) => void this.#watchers.push({ resolve, reject }));
  }

  /** Trusts the database no more if this error, of any statement, says that it is damaged. */
  doubt(error: unknown): void {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (DAMAGE.test(code)) this.#break(new Error(damaged(`${message}, ${code}`), { cause: error }));
  }

  #break(error: Error): void {
    if (this.#broken !== null) return;
    this.#broken = error;
    this.onBroken(error);
  }

  /** Resolves if the files of the database are where they should be; from now on nothing is trusted if not. */
  look(): Promise<void> {
    return new Promise((resolve, reject) =>
      this.#disk.look((error) => {
        if (error !== null) this.#break(error);
        if (this.#broken === null) resolve();
        else reject(this.#broken);
      }),
    );
  }

  /** Writes what is waiting, and takes no more. */
  close(): void {
    this.#isClosed = true;
    const before = this.#unsynced;
    const tasks = this.#take();
    const done = [...before, ...(tasks.length === 0 ? [] : this.#commit(tasks))];
    if (done.length === 0) return;
    try {
      this.#disk.syncNow();
      this.#settle(done, null);
    } catch (error) {
      this.#settle(done, error as Error);
    }
  }

  #schedule(): void {
    if (this.#isScheduled || this.#unsynced.length > 0) return;
    this.#isScheduled = true;
    setImmediate(() => this.#flush());
  }

  #take(): readonly Task[] {
    const tasks = this.#waiting;
    this.#waiting = [];
    return tasks;
  }

  #flush(): void {
    this.#isScheduled = false;
    const tasks = this.#take();
    if (tasks.length === 0) return;
    const done = this.#commit(tasks);
    if (done.length === 0) return this.#next();
    this.#unsynced = done;
    this.#disk.sync((error) => {
      // Closed meanwhile: `close` has settled everything already.
      if (this.#unsynced !== done) return;
      this.#settle(done, error);
      this.#next();
    });
  }

  #next(): void {
    if (this.#waiting.length > 0) this.#schedule();
  }

  #settle(done: readonly Task[], error: Error | null): void {
    this.#unsynced = [];
    if (error !== null) this.#break(new Error(`it is not known what was written: ${error.message}`, { cause: error }));
    for (const { reply, resolve, reject, result } of done) {
      if (this.#broken === null) resolve(reply(result));
      else reject(this.#broken);
    }
    if (this.#watchers.length === 0) return;
    const watchers = this.#watchers;
    this.#watchers = [];
    for (const { resolve, reject } of watchers)
      if (this.#broken === null) resolve();
      else reject(this.#broken);
  }

  #commit(tasks: readonly Task[]): readonly Task[] {
    if (this.#broken !== null) return rejected(tasks, this.#broken);
    let done = 0;
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (; done < tasks.length; done++) tasks[done]!.result = tasks[done]!.run();
      this.#db.exec('COMMIT');
      return tasks;
    } catch (error) {
      return this.#undo(tasks, done < tasks.length, error);
    }
  }

  #undo(tasks: readonly Task[], oneFailed: boolean, error: unknown): readonly Task[] {
    // Some errors have ended the transaction already.
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
    this.onUndone();
    this.doubt(error);
    // One task is to blame: commits each on its own, so that the others succeed.
    if (oneFailed && tasks.length > 1) return tasks.flatMap((task) => this.#commit([task]));
    return rejected(tasks, this.#broken ?? failure(error));
  }
}

function rejected(tasks: readonly Task[], error: Error): readonly Task[] {
  for (const { reject } of tasks) reject(error);
  return [];
}

/** Whether the disk takes nothing more. SQLite tells a used-up quota from a full disk only by this code. */
export function isFull(error: unknown): boolean {
  return ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'ENOSPC', 'EDQUOT'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}

/** Errors that mean that the database is damaged. */
const DAMAGE = /^SQLITE_(CORRUPT|NOTADB|IOERR_(READ|SHORT_READ|CORRUPTFS|DATA|FSTAT))/;

function damaged(why: string): string {
  return (
    `the database is damaged (${why}). Nothing more is written, acknowledged or read. Stop the server, restore a ` +
    'backup with "horda restore FILE --replace", and start it again.'
  );
}

function failure(error: unknown): Error {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (isFull(error)) return new StoreFull(error);
  if (!code.startsWith('SQLITE_')) return error as Error;
  return new Error(`nothing was written: ${message}, ${code}`, { cause: error });
}
