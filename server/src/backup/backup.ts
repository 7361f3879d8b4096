/** Makes a backup of a folder or a database, whether or not servers use it. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import Database from 'better-sqlite3';
import pg from 'pg';
import { Unusable } from '@horda/tables/store';
import { NoRoom } from '../storage/no-room.ts';
import type { Place } from '../storage/open.ts';
import { configOf } from '../storage/postgres-connection.ts';
import { besideName, copyDatabase } from '../storage/sqlite-copy.ts';
import { checkFile, FolderInUse, openCopy, SQLITE_FILE } from '../storage/sqlite-file.ts';
import { SQLITE_MIGRATIONS } from '../storage/sqlite-migrations.ts';
import { callServer } from './control.ts';
import { BackupFault, faultOf } from './fault.ts';
import { type KindRow, newHeader, textOf } from './format.ts';
import { beginReading, countPostgres, readPostgres } from './postgres-rows.ts';
import { countSqlite, readSqlite } from './sqlite-rows.ts';

export interface Made {
  /** How many rows of each kind it has. */
  readonly rows: Readonly<Record<string, number>>;
}

/** `done` of `of` rows or pages. */
export type OnProgress = (done: number, of: number) => void;

export interface BackupWish {
  /** The version of the program, for the header. */
  readonly program: string;
  readonly onProgress?: OnProgress;
  /** Gives up, and leaves nothing behind. */
  readonly signal?: AbortSignal;
}

/** Fast rather than small: logs pack well at any level. */
const LEVEL = 3;

/** Writes a backup to `out` and ends it. Throws a `BackupFault`. */
export async function makeBackup(place: Place, out: Writable, wish: BackupWish): Promise<Made> {
  try {
    return place.database === null
      ? await backUpFolder(place.data, out, wish)
      : await backUpDatabase(place.database, out, wish);
  } catch (error) {
    if (error instanceof NoRoom) throw new BackupFault('noRoom', String(Math.ceil(error.needed / 1e6)));
    if (error instanceof FolderInUse) throw new BackupFault('noAnswer', place.data, error);
    throw faultOf(error);
  }
}

async function write(
  out: Writable,
  { program, onProgress = () => {}, signal }: BackupWish,
  rows: Made['rows'],
  source: AsyncIterable<KindRow>,
): Promise<Made> {
  const text = textOf(newHeader(program, rows), counted(source, rows, onProgress));
  const packing = createGzip({ level: LEVEL });
  await (signal === undefined
    ? pipeline(Readable.from(text), packing, out)
    : pipeline(Readable.from(text), packing, out, { signal }));
  return { rows };
}

async function* counted(
  source: AsyncIterable<KindRow>,
  rows: Made['rows'],
  onProgress: OnProgress,
): AsyncGenerator<KindRow> {
  const of = Object.values(rows).reduce((sum, count) => sum + count, 0);
  let done = 0;
  for await (const row of source) {
    if (++done % 1000 === 0) onProgress(done, of);
    yield row;
  }
}

/** From a copy: the one that the running server makes, or one of our own. */
async function backUpFolder(folder: string, out: Writable, wish: BackupWish): Promise<Made> {
  const server = await callServer(folder);
  let copy: string | null = null;
  try {
    copy = server === null ? await copyOf(folder) : ((await server.ask({ do: 'copy' }, wish.onProgress)).file ?? null);
    const db = openCopy(copy!, SQLITE_MIGRATIONS);
    try {
      return await write(out, wish, countSqlite(db), readSqlite(db));
    } finally {
      db.close();
    }
  } finally {
    if (copy !== null) rmSync(copy, { force: true });
    server?.close();
  }
}

async function copyOf(folder: string): Promise<string> {
  if (!existsSync(join(folder, SQLITE_FILE))) throw new BackupFault('nothingThere', folder);
  const copy = besideName(folder, 'copy');
  const db = openAsItIs(folder);
  try {
    await copyDatabase(db, copy);
    return copy;
  } finally {
    db.close();
  }
}

/** No server can start meanwhile. Of an older database, the copy is brought up to date: it stays as it is itself. */
function openAsItIs(folder: string): Database.Database {
  const file = join(folder, SQLITE_FILE);
  checkFile(file, SQLITE_MIGRATIONS);
  const db = new Database(file, { fileMustExist: true, timeout: 1000 });
  db.pragma('locking_mode = EXCLUSIVE');
  return db;
}

async function backUpDatabase(url: string, out: Writable, wish: BackupWish): Promise<Made> {
  const client = await connect(url);
  try {
    await beginReading(client);
    return await write(out, wish, await countPostgres(client), readPostgres(client));
  } finally {
    await client.end().catch(() => null);
  }
}

/** A session that no restore ends, with time for long statements. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ ...configOf(url), application_name: 'horda backup', query_timeout: 0 });
  client.on('error', () => null);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new Unusable(
      `The database ${client.database} at ${client.host}:${client.port} cannot be reached (${(error as Error).message}).`,
    );
  }
}
