import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { HostStore } from '@horda/tables/housekeeping';

/** The store at the database URL `database`; if that is null, in the folder `data`. */
export function openStore({ data, database }: { data: string; database: string | null }): Promise<HostStore> {
  return database === null ? openSqlite(data) : openPostgres(database);
}
