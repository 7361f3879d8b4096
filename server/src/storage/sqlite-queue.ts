/** Writes to the embedded store: those of one turn of the event loop share a transaction, and with it one fsync. */
import type Database from 'better-sqlite3';
import { closedStore } from '@horda/tables/store-checks';

interface Task {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class WriteQueue {
  readonly #db: Database.Database;
  #waiting: Task[] = [];
  #closed = false;

  constructor(db: Database.Database) {
    this.#db = db;
  }

  /** Runs the statements of `run` inside a transaction; its result is given when they are on disk. */
  write<T>(run: () => T): Promise<T> {
    if (this.#closed) return Promise.reject(closedStore());
    return new Promise<T>((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ run, resolve: resolve as Task['resolve'], reject });
    });
  }

  /** Writes what is waiting, and takes no more. */
  close(): void {
    this.#closed = true;
    this.#flush();
  }

  #flush(): void {
    const tasks = this.#waiting;
    this.#waiting = [];
    if (tasks.length > 0) this.#commit(tasks);
  }

  #commit(tasks: readonly Task[]): void {
    const results: unknown[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const task of tasks) results.push(task.run());
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#undo(tasks, results.length < tasks.length, error);
      return;
    }
    for (const [i, task] of tasks.entries()) task.resolve(results[i]);
  }

  #undo(tasks: readonly Task[], oneFailed: boolean, error: unknown): void {
    // Some errors have ended the transaction already.
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
    if (oneFailed && tasks.length > 1) {
      // One of them is to blame: on their own the others succeed.
      for (const task of tasks) this.#commit([task]);
      return;
    }
    for (const task of tasks) task.reject(failure(error));
  }
}

function failure(error: unknown): Error {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (!code.startsWith('SQLITE_')) return error as Error;
  const why = code === 'SQLITE_FULL' ? 'the disk is full' : `${message}, ${code}`;
  return new Error(`nothing was written: ${why}`, { cause: error });
}
