import { openPostgres, type SharedStore } from './postgres.ts';
import { type FileStore, openSqlite } from './sqlite.ts';

/** Where tables are kept. */
export interface Place {
  /** The folder of the embedded database. */
  readonly data: string;
  /** A PostgreSQL URL, in place of the embedded database. */
  readonly database: string | null;
}

/** The store at the database URL `database`; if that is null, in the folder `data`. */
export function openStore({ data, database }: Place): Promise<FileStore | SharedStore> {
  return database === null ? openSqlite(data) : openPostgres(database);
}
