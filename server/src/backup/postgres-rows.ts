/** Rows of a backup out of the shared store, and into it. */
import type pg from 'pg';
import { unpack } from '../storage/archive.ts';
import { BackupFault } from './fault.ts';
import type { KindRow } from './format.ts';
import { type Column, type Kind, KINDS, type Row, type Value } from './kinds.ts';

/** How many rows are sent at once, and how many characters at most. */
const BATCH = { rows: 1000, size: 4_000_000 };

/**
 * Begins a transaction that sees one state of the database, whatever is written meanwhile. The locks keep a restore from
 * emptying the tables before they are read.
 */
export async function beginReading(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`LOCK TABLE ${KINDS.map(({ name }) => `horda.${name}`).join(', ')} IN ACCESS SHARE MODE`);
}

export async function countPostgres(client: pg.ClientBase): Promise<Readonly<Record<string, number>>> {
  const counts: [string, number][] = [];
  for (const { name } of KINDS) {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*) AS count FROM horda.${name}`);
    counts.push([name, rows[0]!.count]);
  }
  return Object.fromEntries(counts);
}

export async function* readPostgres(client: pg.ClientBase): AsyncGenerator<KindRow> {
  for (const kind of KINDS) {
    await client.query(`DECLARE kept NO SCROLL CURSOR FOR ${selectOf(kind)}`);
    for (;;) {
      const { rows } = await client.query<unknown[]>({ text: `FETCH ${BATCH.rows} FROM kept`, rowMode: 'array' });
      for (const row of rows) yield { kind, row: row.map(fromPostgres) };
      if (rows.length < BATCH.rows) break;
    }
    await client.query('CLOSE kept');
  }
}

/** Puts rows into tables that only this session sees, and checks that they belong together. */
export async function stage(client: pg.ClientBase, rows: AsyncIterable<KindRow>): Promise<void> {
  for (const { name } of KINDS)
    await client.query(`CREATE TEMPORARY TABLE ${staged(name)} (LIKE horda.${name} INCLUDING CONSTRAINTS)`);
  await client.query(`CREATE UNIQUE INDEX ON ${staged('tables')} (id)`);
  // Nothing is known yet about tables that were just made: they are always searched by their index.
  await client.query('SET enable_seqscan = off');
  let [kind, batch, size]: [Kind | null, Row[], number] = [null, [], 0];
  const send = async (): Promise<void> => {
    if (kind !== null && batch.length > 0) await insert(client, kind, batch);
    [batch, size] = [[], 0];
  };
  for await (const next of rows) {
    if (next.kind !== kind || batch.length === BATCH.rows || size > BATCH.size) await send();
    kind = next.kind;
    batch.push(next.row);
    for (const value of next.row) size += typeof value === 'string' ? value.length : 8;
  }
  await send();
  await client.query(COUNT_LINES);
  for (const { name, isOfTable } of KINDS) {
    if (!isOfTable) continue;
    const { rows: lost } = await client.query<{ table_id: string }>(
      `SELECT table_id FROM ${staged(name)} WHERE NOT EXISTS (SELECT FROM ${staged('tables')} WHERE id = table_id) LIMIT 1`,
    );
    if (lost[0]) throw new BackupFault('damaged', `${name}: there is no table ${lost[0].table_id}`);
  }
  const { rows: empty } = await client.query<{ id: string }>(
    `SELECT id FROM ${staged('tables')} WHERE last = 0 LIMIT 1`,
  );
  if (empty[0]) throw new BackupFault('damaged', `table ${empty[0].id} has no log`);
}

/** Puts what was staged in the place of what is there, inside the transaction of the caller. */
export async function replaceAll(client: pg.ClientBase): Promise<void> {
  await client.query(`TRUNCATE ${KINDS.map(({ name }) => `horda.${name}`).join(', ')}`);
  for (const { name } of KINDS)
    await orDamaged(name, client.query(`INSERT INTO horda.${name} SELECT * FROM ${staged(name)}`));
}

/** Rows that break a rule of the database are to blame themselves. */
async function orDamaged(name: string, query: Promise<unknown>): Promise<void> {
  try {
    await query;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw /^2[23]/.test(code) ? new BackupFault('damaged', `${name}: ${message}`, error) : error;
  }
}

function staged(name: string): string {
  return `pg_temp.restored_${name}`;
}

/** The last line of each log; that of an archived one was found when it was staged. */
const COUNT_LINES = `
  UPDATE ${staged('tables')} SET last = found.last
  FROM (SELECT table_id, max(seq) AS last FROM ${staged('lines')} GROUP BY table_id) AS found
  WHERE id = found.table_id`;

const TYPES = { text: 'text', whole: 'bigint', flag: 'boolean', bytes: 'text' } as const;

async function insert(client: pg.ClientBase, kind: Kind, rows: readonly Row[]): Promise<void> {
  const columns = storedColumns(kind);
  const names = columns.map(({ name }) => name);
  const parameters = columns.map(({ type }, i) => `$${i + 1}::${TYPES[type]}[]`).join(', ');
  const values = columns.map(({ name, type }) => (type === 'bytes' ? `decode(${name}, 'base64')` : name));
  // Where the log of a table ends is known only later.
  const [more, none] = kind.name === 'tables' ? [', last', ', 0'] : ['', ''];
  const text = `
    INSERT INTO ${staged(kind.name)} (${names.join(', ')}${more})
    SELECT ${values.join(', ')}${none} FROM unnest(${parameters}) AS given (${names.join(', ')})`;
  const given = columns.map((_, i) => rows.map((row) => row[i]));
  await orDamaged(kind.name, client.query(text, given));
  if (kind.name === 'archives') for (const [table, packed] of rows) await countPacked(client, table, packed);
}

async function countPacked(client: pg.ClientBase, table: Value | undefined, packed: Value | undefined): Promise<void> {
  const lines = await unpack(table as string, Buffer.from(packed as string, 'base64'));
  await client.query(`UPDATE ${staged('tables')} SET last = $2 WHERE id = $1`, [table, lines.length]);
}

function storedColumns({ isOfTable, columns }: Kind): readonly Column[] {
  return isOfTable ? [{ name: 'table_id', type: 'text', mayBeNull: false }, ...columns] : columns;
}

function selectOf(kind: Kind): string {
  const names = storedColumns(kind).map(({ name }) => name);
  const first = kind.name === 'tables' ? 'id' : names[0]!;
  const inOrder = [first, ...(kind.order === null ? [] : [kind.order])].join(', ');
  return `SELECT ${names.join(', ')} FROM horda.${kind.name} ORDER BY ${inOrder}`;
}

function fromPostgres(value: unknown): Value {
  return Buffer.isBuffer(value) ? value.toString('base64') : (value as Value);
}
