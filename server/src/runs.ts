/**
 * The runs of one server: it begins anew, at the same address, when a backup takes the place of its database. Clients are
 * told to come back, as at a restart.
 */
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Secrets } from '@horda/tables/live/secrets';
import type { Log } from '@horda/tables/live/services';
import { type Store, Unusable } from '@horda/tables/store';
import { type Answer, type Control, openControl, type Request } from './backup/control.ts';
import { BackupFault } from './backup/fault.ts';
import { logOf, startNode } from './node.ts';
import { CannotServe, type Running, type ServeOptions } from './options.ts';
import { NoRoom } from './storage/no-room.ts';
import { openStore } from './storage/open.ts';
import type { SharedStore } from './storage/postgres.ts';
import type { FileStore } from './storage/file-store.ts';
import { besideName, isDraft, removeLeftovers } from './storage/sqlite-copy.ts';
import { checkFile } from './storage/sqlite-file.ts';
import { SQLITE_MIGRATIONS } from './storage/sqlite-migrations.ts';
import { replaceFile } from './storage/sqlite-replace.ts';

/** How long to wait before a beginning that failed is tried again, in milliseconds. */
const PAUSE = 1000;

interface Run {
  readonly store: FileStore | SharedStore;
  readonly running: Running;
}

export class Runs {
  readonly #options: ServeOptions;
  readonly #secrets: Secrets;
  readonly #logger: Logger;
  readonly #log: Log;
  readonly #now: () => number;
  #run: Run | null = null;
  #control: Control | null = null;
  /** The last of the changes from one run to the next. */
  #change: Promise<unknown> = Promise.resolve();
  #ended: Promise<void> | null = null;

  constructor(options: ServeOptions, secrets: Secrets, logger: Logger, now: () => number) {
    this.#options = options;
    this.#secrets = secrets;
    this.#logger = logger;
    this.#log = logOf(logger);
    this.#now = now;
  }

  async begin(): Promise<{ readonly address: string; readonly store: Store }> {
    const { running, store } = (this.#run = await this.#start(this.#options.port));
    if (this.#options.database === null) this.#control = await this.#openControl(this.#options.data);
    return { address: running.address, store };
  }

  end(): Promise<void> {
    this.#ended ??= this.#end();
    return this.#ended;
  }

  async #end(): Promise<void> {
    await this.#change.catch(() => null);
    await this.#run?.running.close();
    await this.#control?.close();
  }

  async #start(port: number): Promise<Run> {
    const store = await opened(this.#options);
    if ('onBroken' in store) {
      removeLeftovers(this.#options.data);
      store.onBroken((error) => this.#log.error(error.message));
    } else store.onReplaced(() => void this.#beginAnew(() => null).catch(() => null));
    const options = { ...this.#options, port };
    const given = { store, secrets: this.#secrets, logger: this.#logger, now: this.#now };
    try {
      return { store, running: await startNode(options, given) };
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  /** Ends the run, does `change` while nobody plays, and begins the next one. */
  #beginAnew<T>(change: () => T): Promise<T> {
    const changed = this.#change.then(async () => {
      if (this.#ended !== null) throw new BackupFault('other', 'The server is about to stop.');
      this.#log.info('a backup is being restored: players are told to come back');
      const { running } = this.#run!;
      await running.close();
      try {
        return change();
      } finally {
        this.#run = await this.#insist(Number(new URL(running.address).port));
      }
    });
    this.#change = changed;
    return changed;
  }

  /** A database that was just restored may be out of reach for a moment. */
  async #insist(port: number): Promise<Run | null> {
    while (this.#ended === null) {
      try {
        return await this.#start(port);
      } catch (error) {
        this.#log.error('the server could not begin anew; it tries again', { error: String(error) });
      }
      await sleep(PAUSE);
    }
    return null;
  }

  async #openControl(folder: string): Promise<Control | null> {
    const control = await openControl(folder, (request, onProgress, atEnd) =>
      this.#answer(folder, request, onProgress, atEnd),
    );
    if (control === null)
      this.#log.error(`the path ${folder} is too long: no backup can be made while the server runs`);
    return control;
  }

  async #answer(
    folder: string,
    request: Request,
    onProgress: (done: number, of: number) => void,
    atEnd: (cleanUp: () => void) => void,
  ): Promise<Answer> {
    const store = this.#run?.store;
    if (store === undefined || !('copyTo' in store)) throw new BackupFault('other', 'The server is about to stop.');
    if (request.do === 'look') return { tables: await tablesIn(store) };
    if (request.do === 'copy') return { file: await copyOf(store, folder, onProgress, atEnd) };
    if (!isDraft(folder, request.file)) throw new BackupFault('other', `${request.file} is not a database to restore.`);
    const tables = await tablesIn(store);
    if (tables > 0 && !request.mayReplace) throw new BackupFault('notEmpty', String(tables));
    checkFile(request.file, SQLITE_MIGRATIONS);
    const aside = await this.#beginAnew(() => replaceFile(folder, request.file));
    if (tables > 0 || aside === null) return { file: aside };
    rmSync(aside, { force: true });
    return { file: null };
  }
}

/** More than any number if it cannot be said: then only what may be replaced is replaced. */
async function tablesIn(store: FileStore): Promise<number> {
  const counts = await store.counts().catch(() => null);
  return counts === null ? Number.MAX_SAFE_INTEGER : Object.values(counts).reduce((sum, count) => sum + count, 0);
}

async function copyOf(
  store: FileStore,
  folder: string,
  onProgress: (done: number, of: number) => void,
  atEnd: (cleanUp: () => void) => void,
): Promise<string> {
  const file = besideName(folder, 'copy');
  let isGone = false;
  atEnd(() => {
    isGone = true;
    rmSync(file, { force: true });
  });
  let told = 0;
  try {
    await store.copyTo(file, {
      isStopped: () => isGone,
      onProgress(done, of) {
        if (Date.now() - told < 100) return;
        told = Date.now();
        onProgress(done, of);
      },
    });
    return file;
  } catch (error) {
    throw error instanceof NoRoom ? new BackupFault('noRoom', String(Math.ceil(error.needed / 1e6))) : error;
  }
}

async function opened({ data, database }: ServeOptions): Promise<FileStore | SharedStore> {
  try {
    return await openStore({ data, database });
  } catch (error) {
    if (error instanceof Unusable) throw new CannotServe(error.message, error);
    throw error;
  }
}
