/** Connects to the database of the shared store, checks it, and brings it up to date. */
import pg from 'pg';
import { type Applied, type Migration, stepsToMake } from './migrate.ts';
import { reasonOf } from './postgres-connection.ts';
import { Unusable } from '@horda/tables/store';

/** An arbitrary number that no other program on the database should lock. */
const MIGRATION_LOCK = 0x48_6f_72_64;

/** Throws `Unusable` unless the database can be used; creates or migrates its tables if needed. */
export async function prepareDatabase(config: pg.ClientConfig, migrations: readonly Migration[]): Promise<void> {
  // Migrations of large tables may take long.
  const client = new pg.Client({ ...config, query_timeout: 0 });
  // Ignored here: a lost connection also rejects the current query.
  client.on('error', () => null);
  const where = `The database ${client.database} at ${client.host}:${client.port}`;
  try {
    await client.connect();
    await client.query('BEGIN');
    // If several nodes start at once, one migrates and the others wait for it.
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await lookOver(client, where);
    await migrate(client, migrations, where);
    await client.query('COMMIT');
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable(explain(error, where, client));
  } finally {
    await client.end().catch(() => null);
  }
}

async function lookOver(client: pg.Client, where: string): Promise<void> {
  const { rows } = await client.query<{ encoding: string; schema: boolean; migrations: boolean; relations: boolean }>(`
    SELECT current_setting('server_encoding') AS encoding,
      to_regnamespace('horda') IS NOT NULL AS schema,
      to_regclass('horda.migrations') IS NOT NULL AS migrations,
      EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('horda')) AS relations`);
  const { encoding, schema, migrations, relations } = rows[0]!;
  if (encoding !== 'UTF8')
    throw new Unusable(`${where} keeps texts as ${encoding}. Create one with ENCODING 'UTF8', and use that.`);
  if (relations && !migrations)
    throw new Unusable(
      `${where} has a schema "horda" of another program. Use another database, or rename that schema.`,
    );
  if (!schema) await client.query('CREATE SCHEMA horda');
}

async function migrate(client: pg.Client, migrations: readonly Migration[], where: string): Promise<void> {
  await client.query(`CREATE TABLE IF NOT EXISTS horda.migrations (
    number integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL)`);
  const { rows } = await client.query<Applied>('SELECT number, name, checksum FROM horda.migrations ORDER BY number');
  for (const { number, name, checksum, sql } of stepsToMake(rows, migrations, where)) {
    await client.query(sql);
    await client.query('INSERT INTO horda.migrations (number, name, checksum) VALUES ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
  }
}

function explain(error: unknown, where: string, { user, database }: pg.Client): string {
  const reason = reasonOf(error);
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code.startsWith('28'))
    return `${where} refuses the user ${user} (${reason}). Correct the address of the database.`;
  if (code === '3D000') return `${where} does not exist. Create it (createdb ${database}), or correct its address.`;
  if (code === '42501')
    return `${where} does not let the user ${user} make its tables (${reason}). Make that user the owner of the database.`;
  if (code.startsWith('53')) return `${where} has no room (${reason}). Free connections or disk space.`;
  if (error instanceof pg.DatabaseError)
    return `${where} cannot be used (${reason}). Restore a backup of it, or use another.`;
  return `${where} cannot be reached (${reason}). Start PostgreSQL there, or correct the address of the database.`;
}
