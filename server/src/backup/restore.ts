/** Puts a backup in the place of what a folder or a database has, whether or not servers use it. */
import { rmSync } from 'node:fs';
import type pg from 'pg';
import { configOf } from '../storage/postgres-connection.ts';
import type { Place } from '../storage/open.ts';
import { POSTGRES_MIGRATIONS } from '../storage/postgres-migrations.ts';
import { prepareDatabase } from '../storage/postgres-open.ts';
import { besideName } from '../storage/sqlite-copy.ts';
import { FolderInUse, makeFolder, openDraft, openFile } from '../storage/sqlite-file.ts';
import { SQLITE_MIGRATIONS } from '../storage/sqlite-migrations.ts';
import { replaceFile } from '../storage/sqlite-replace.ts';
import { connect, type OnProgress } from './backup.ts';
import { callServer, type Line } from './control.ts';
import { BackupFault, faultOf } from './fault.ts';
import { type Header, type KindRow, openBackup } from './format.ts';
import { replaceAll, stage } from './postgres-rows.ts';
import { RowCheck } from './row-check.ts';
import { writeSqlite } from './sqlite-rows.ts';

export interface Restored {
  readonly header: Header;
  /** Where the database that was replaced is kept; null: nothing was there, or it is kept nowhere. */
  readonly aside: string | null;
  /** Whether a server was running, which has begun anew. */
  readonly wasRunning: boolean;
}

export interface RestoreWish {
  /** Replaces what is there; otherwise nothing may be there. */
  readonly mayReplace: boolean;
  readonly onProgress?: OnProgress;
  /** Gives up, and leaves nothing behind; without effect once the backup takes its place. */
  readonly signal?: AbortSignal;
}

type Input = AsyncIterable<Uint8Array>;

/** Reads a backup from `input`. Throws a `BackupFault`; then nothing has changed. */
export async function restoreBackup(place: Place, input: Input, wish: RestoreWish): Promise<Restored> {
  try {
    return place.database === null
      ? await restoreFolder(place.data, input, wish)
      : await restoreDatabase(place.database, input, wish);
  } catch (error) {
    throw faultOf(error);
  }
}

async function* checked(
  { rows: counts }: Header,
  rows: AsyncIterable<KindRow>,
  { onProgress = () => {}, signal }: RestoreWish,
): AsyncGenerator<KindRow> {
  const of = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const check = new RowCheck();
  let done = 0;
  for await (const row of rows) {
    signal?.throwIfAborted();
    await check.check(row);
    if (++done % 1000 === 0) onProgress(done, of);
    yield row;
  }
}

function mustBeEmpty(tables: number, { mayReplace }: RestoreWish): void {
  if (tables > 0 && !mayReplace) throw new BackupFault('notEmpty', String(tables));
}

async function restoreFolder(folder: string, input: Input, wish: RestoreWish): Promise<Restored> {
  const server = await callServer(folder);
  try {
    return server === null ? await restoreHere(folder, input, wish) : await restoreThere(server, folder, input, wish);
  } finally {
    server?.close();
  }
}

/** No server runs: none can start before the database is in its place. */
async function restoreHere(folder: string, input: Input, wish: RestoreWish): Promise<Restored> {
  makeFolder(folder);
  const held = holdFolder(folder, wish);
  let draft: Draft;
  try {
    mustBeEmpty(held.tables, wish);
    draft = await draftOf(folder, input, wish);
  } finally {
    held.release();
  }
  const aside = replaceFile(folder, draft.file);
  if (held.tables > 0 || aside === null) return { header: draft.header, aside, wasRunning: false };
  rmSync(aside, { force: true });
  return { header: draft.header, aside: null, wasRunning: false };
}

/** A database that cannot be used may be replaced, too. */
function holdFolder(folder: string, { mayReplace }: RestoreWish): { readonly tables: number; release(): void } {
  try {
    const db = openFile(folder, SQLITE_MIGRATIONS);
    const tables = db.prepare<[], number>('SELECT count(*) FROM tables').pluck().get()!;
    return { tables, release: () => void db.close() };
  } catch (error) {
    if (error instanceof FolderInUse) throw new BackupFault('noAnswer', folder, error);
    if (!mayReplace) throw error;
    return { tables: Infinity, release: () => {} };
  }
}

/** The running server puts the database in its place. */
async function restoreThere(server: Line, folder: string, input: Input, wish: RestoreWish): Promise<Restored> {
  mustBeEmpty((await server.ask({ do: 'look' })).tables ?? 0, wish);
  const { header, file } = await draftOf(folder, input, wish);
  try {
    const { file: aside = null } = await server.ask({ do: 'replace', file, mayReplace: wish.mayReplace });
    return { header, aside, wasRunning: true };
  } finally {
    rmSync(file, { force: true });
  }
}

interface Draft {
  readonly header: Header;
  readonly file: string;
}

/** A complete database beside the one in use. */
async function draftOf(folder: string, input: Input, wish: RestoreWish): Promise<Draft> {
  const { header, rows } = await openBackup(input);
  const file = besideName(folder, 'draft');
  try {
    const db = openDraft(file, SQLITE_MIGRATIONS);
    try {
      // Nobody uses it before it is complete and synced.
      db.pragma('journal_mode = MEMORY');
      db.pragma('synchronous = OFF');
      await writeSqlite(db, checked(header, rows, wish));
    } finally {
      db.close();
    }
    return { header, file };
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

async function restoreDatabase(url: string, input: Input, wish: RestoreWish): Promise<Restored> {
  await prepareDatabase(configOf(url), POSTGRES_MIGRATIONS);
  const client = await connect(url);
  try {
    mustBeEmpty(await tablesIn(client), wish);
    const { header, rows } = await openBackup(input);
    await stage(client, checked(header, rows, wish));
    await client.query('BEGIN');
    const ended = await endSessions(client);
    mustBeEmpty(await tablesIn(client), wish);
    await replaceAll(client);
    await client.query('UPDATE horda.restores SET count = count + 1');
    await client.query('COMMIT');
    return { header, aside: null, wasRunning: ended > 0 };
  } finally {
    await client.end().catch(() => null);
  }
}

async function tablesIn(client: pg.ClientBase): Promise<number> {
  return (await client.query<{ count: number }>('SELECT count(*) AS count FROM horda.tables')).rows[0]!.count;
}

/**
 * Ends the sessions of all nodes until the transaction is over: a new session must read `restores` first, and waits for
 * it. It learns that way that its node has to begin anew.
 */
async function endSessions(client: pg.ClientBase): Promise<number> {
  await client.query('LOCK TABLE horda.restores IN ACCESS EXCLUSIVE MODE');
  const { rows } = await client.query<{ ended: boolean }>(`
    SELECT pg_terminate_backend(pid, 10000) AS ended FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'horda' AND pid <> pg_backend_pid()`);
  if (rows.some(({ ended }) => !ended))
    throw new BackupFault('other', 'A session of a server could not be ended. Stop the servers, and try again.');
  return rows.length;
}
