import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from '@horda/tables/store';

/** The store at the database URL `database`; if that is null, in the folder `data`. */
export function openStore({ data, database }: { data: string; database: string | null }): Promise<Store> {
  return database === null ? openSqlite(data) : openPostgres(database);
}
