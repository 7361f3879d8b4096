/** Rows of a backup out of a file of the embedded store, and into one. */
import type Database from 'better-sqlite3';
import { BackupFault } from './fault.ts';
import type { KindRow } from './format.ts';
import { type Column, type Kind, KINDS, type Row, type Value } from './kinds.ts';

export function countSqlite(db: Database.Database): Readonly<Record<string, number>> {
  const count = ({ name }: Kind) => db.prepare<[], number>(`SELECT count(*) FROM ${name}`).pluck().get()!;
  return Object.fromEntries(KINDS.map((kind) => [kind.name, count(kind)]));
}

/** Nobody else may write to the file meanwhile. */
export async function* readSqlite(db: Database.Database): AsyncGenerator<KindRow> {
  for (const kind of KINDS) {
    const types = [...(kind.isOfTable ? [TABLE] : []), ...kind.columns];
    for (const values of db.prepare<[], unknown[]>(selectOf(kind)).raw().iterate())
      yield { kind, row: values.map((value, i) => fromSqlite(types[i]!, value)) };
  }
}

/** Writes rows into an empty file, and checks that they belong together. */
export async function writeSqlite(db: Database.Database, rows: AsyncIterable<KindRow>): Promise<void> {
  const numbers = db.prepare<[string], number>('SELECT number FROM tables WHERE id = ?').pluck();
  const inserts = new Map(KINDS.map((kind) => [kind, db.prepare<unknown[]>(insertOf(kind))]));
  // Rows of one table come together.
  let [table, number]: [string | null, number | undefined] = [null, undefined];
  db.exec('BEGIN');
  for await (const { kind, row } of rows) {
    const values = kind.isOfTable ? row.slice(1) : row;
    if (kind.isOfTable && row[0] !== table) {
      table = row[0] as string;
      number = numbers.get(table);
      if (number === undefined) throw new BackupFault('damaged', `${kind.name}: there is no table ${table}`);
    }
    const stored = values.map((value, i) => toSqlite(kind.columns[i]!, value));
    try {
      inserts.get(kind)!.run(...(kind.isOfTable ? [number, ...stored] : stored));
    } catch (error) {
      throw new BackupFault('damaged', `${kind.name}: ${(error as Error).message}`, error);
    }
  }
  db.exec('COMMIT');
  const lost = db.prepare<[], string>(LOGLESS).pluck().get();
  if (lost !== undefined) throw new BackupFault('damaged', `table ${lost} has no log`);
}

const TABLE: Column = { name: 'table', type: 'text', mayBeNull: false };

/** A table whose log is missing; an archived one has it in one piece. */
const LOGLESS = `
  SELECT id FROM tables WHERE NOT CASE status
    WHEN 'archived' THEN EXISTS (SELECT 1 FROM archives WHERE archives.number = tables.number)
    ELSE EXISTS (SELECT 1 FROM lines WHERE lines.number = tables.number) END LIMIT 1`;

function selectOf({ name, isOfTable, columns, order }: Kind): string {
  const names = columns.map((column) => `${name}.${column.name}`).join(', ');
  if (!isOfTable) return `SELECT ${names} FROM ${name} ORDER BY ${name === 'tables' ? 'number' : names}`;
  const inOrder = ['number', ...(order === null ? [] : [`${name}.${order}`])].join(', ');
  return `SELECT tables.id, ${names} FROM ${name} JOIN tables USING (number) ORDER BY ${inOrder}`;
}

function insertOf({ name, isOfTable, columns }: Kind): string {
  const names = [...(isOfTable ? ['number'] : []), ...columns.map((column) => column.name)];
  return `INSERT INTO ${name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
}

function fromSqlite({ type }: Column, value: unknown): Value {
  if (type === 'flag') return value === 1;
  return type === 'bytes' ? (value as Buffer).toString('base64') : (value as Value);
}

function toSqlite({ type }: Column, value: Row[number]): string | number | Buffer | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return type === 'bytes' && value !== null ? Buffer.from(value as string, 'base64') : value;
}
