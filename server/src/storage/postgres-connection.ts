/** Connections to the shared store, and what the loss of one means. */
import pg from 'pg';
import { closedStore } from '@horda/tables/store-checks';
import { Unusable } from '@horda/tables/store';

/** How long to wait for an operation before its connection counts as lost, in milliseconds. */
const QUERY_TIMEOUT = 8000;
const CONNECT_TIMEOUT = 5000;
const POOL_SIZE = 10;

export interface Statement {
  /** Parsed once for each connection. */
  readonly name: string;
  readonly text: string;
}

export function configOf(url: string): pg.ClientConfig {
  // The original error would quote the URL, including the password.
  const unreadable = new Unusable(
    'The address of the database cannot be read. Write it as postgres://user:password@host:5432/database, ' +
      'with special characters of the password as %xx.',
  );
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) throw unreadable;
  const config: pg.ClientConfig = {
    connectionString: url,
    application_name: 'horda',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    keepAlive: true,
    types: { getTypeParser },
  };
  try {
    // Throws if the URL names missing files, such as certificates.
    void new pg.Client(config);
    return config;
  } catch {
    throw unreadable;
  }
}

/** Times and line numbers are far below the largest integer that JavaScript represents exactly. */
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: unknown) =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text');

export class Connections {
  readonly #pool: pg.Pool;
  #closed = false;

  constructor(config: pg.ClientConfig) {
    this.#pool = new pg.Pool({ ...config, max: POOL_SIZE, onConnect: prepareSession });
    // An idle connection that is lost is replaced when the next is needed.
    this.#pool.on('error', () => null);
  }

  /** Runs one statement; it must be safe to run twice. */
  async query<R extends pg.QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<pg.QueryResult<R>> {
    if (this.#closed) throw closedStore();
    try {
      return await this.queryOnce<R>(statement, values);
    } catch (error) {
      if (!isLost(error)) throw error;
    }
    // The connection may have been lost long ago; a new one shows whether the database is there.
    try {
      return await this.queryOnce<R>(statement, values);
    } catch (error) {
      throw isLost(error) ? unreachable(error) : error;
    }
  }

  async queryOnce<R extends pg.QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<pg.QueryResult<R>> {
    return this.#pool.query<R>({ ...statement, values: [...values] });
  }

  /** Runs all statements that `run` gives to its client in one transaction. */
  async transaction<T>(run: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    if (this.#closed) throw closedStore();
    try {
      return await inTransaction(await this.#pool.connect(), run);
    } catch (error) {
      throw isLost(error) ? unreachable(error) : error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pool.end();
  }
}

async function inTransaction<T>(client: pg.PoolClient, run: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  try {
    await client.query('BEGIN');
    const result = await run(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // Closing the connection rolls back, whatever state it is in.
    client.release(true);
    throw error;
  }
}

async function prepareSession(client: pg.ClientBase): Promise<void> {
  // What was acknowledged must be on disk, even if the database is configured otherwise. And query plans made for small
  // tables are kept while the tables grow, so they must use an index from the start.
  await client.query(`
    SELECT set_config('enable_seqscan', 'off', false), set_config('jit', 'off', false),
      CASE WHEN current_setting('synchronous_commit') = 'off' THEN set_config('synchronous_commit', 'on', false) END`);
}

/** Whether an error means that the database could not be reached; then it is unknown whether the statement ran. */
export function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P|53300|25006)/.test(error.code ?? '');
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}

/** Whether the database refused only because others were writing the same rows; trying again may succeed. */
export function isConflict(error: unknown): boolean {
  if (isTakenKey(error)) return false;
  return error instanceof pg.DatabaseError && /^(40001|40P01|55P03|23505)$/.test(error.code ?? '');
}

/** Whether the database refused a key because it exists already. */
export function isTakenKey(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === 'keys_pkey';
}

export function unreachable(error: unknown): Error {
  return new Error(`PostgreSQL cannot be reached: ${reasonOf(error)}`, { cause: error });
}

export function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || String(error);
}
