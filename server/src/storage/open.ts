import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from '@horda/tables/store';

/** The store in the folder `data`, or in the database at the address `database` if there is one. */
export function openStore({ data, database }: { data: string; database: string | null }): Promise<Store> {
  return database === null ? openSqlite(data) : openPostgres(database);
}
