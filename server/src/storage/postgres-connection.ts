/** Connections to the shared store, and what the loss of one means. */
import pg from 'pg';
import { closedStore } from '@horda/tables/store-checks';
import { StoreFull, Unusable } from '@horda/tables/store';

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
  /** How many backups had been restored into the database when the first session began. */
  #restores: number | null = null;
  #isReplaced = false;
  /** Called once, when a backup was restored since then. */
  onReplaced: () => void = () => {};

  constructor(config: pg.ClientConfig) {
    this.#pool = new pg.Pool({ ...config, max: POOL_SIZE, onConnect: (client) => this.#begin(client) });
    // An idle connection that is lost is replaced when the next is needed.
    this.#pool.on('error', () => null);
  }

  /**
   * A restore ends all sessions, and none that begins later may write for a node that knows the tables as they were
   * before it. While a restore is under way, the count cannot be read.
   */
  async #begin(client: pg.ClientBase): Promise<void> {
    await prepareSession(client);
    const { rows } = await client.query<{ count: number }>('SELECT count FROM horda.restores');
    const { count } = rows[0]!;
    if (count === (this.#restores ??= count)) return;
    if (!this.#isReplaced) this.onReplaced();
    this.#isReplaced = true;
    throw new Replaced();
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
      if (!isLost(error)) throw asKnown(error);
    }
    // The connection may have been lost long ago; a new one shows whether the database is there.
    try {
      return await this.queryOnce<R>(statement, values);
    } catch (error) {
      throw isLost(error) ? unreachable(error) : asKnown(error);
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
      throw isLost(error) ? unreachable(error) : asKnown(error);
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

/** A backup was restored while this node ran; it must begin anew. */
export class Replaced extends Error {
  constructor() {
    super('nothing was written: a backup was restored into the database, and this server is about to begin anew');
    this.name = 'Replaced';
  }
}

/** Whether an error means that the database could not be reached; then it is unknown whether the statement ran. */
export function isLost(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P|53300|25006)/.test(error.code ?? '');
  return error instanceof Error && !KNOWN.some((kind) => error instanceof kind);
}

/** Errors that say nothing about the connection. */
const KNOWN = [TypeError, RangeError, Replaced, StoreFull] as const;

/** The error that callers of the store know, for one of the database. */
export function asKnown(error: unknown): unknown {
  return error instanceof pg.DatabaseError && error.code === '53100' ? new StoreFull(error) : error;
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
