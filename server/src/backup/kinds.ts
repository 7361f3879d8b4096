/**
 * What a backup holds: the tables of the database that have something to keep, with their columns. Both stores have them
 * under these names; what only one of them has, it makes anew. A test compares this list with both schemas.
 */

export type ColumnType = 'text' | 'whole' | 'flag' | 'bytes';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
  readonly mayBeNull: boolean;
}

export interface Kind {
  /** The name of the table in both databases. */
  readonly name: string;
  /** Its rows belong to a table that is played at, whose id is their first value. */
  readonly isOfTable: boolean;
  readonly columns: readonly Column[];
  /** The column that orders the rows of one table. */
  readonly order: string | null;
}

/** A row: one value for each column. Bytes are in base64. */
export type Value = string | number | boolean | null;
export type Row = readonly Value[];

export const KINDS: readonly Kind[] = [
  kind('tables', false, {
    id: 'text',
    game: 'text',
    status: 'text',
    listed: 'flag',
    wake: 'whole?',
    touched: 'whole',
  }),
  kind('lines', true, { seq: 'whole', at: 'whole', command: 'text?', body: 'text' }, 'seq'),
  kind('archives', true, { packed: 'bytes' }),
  kind('keys', true, { hash: 'text', role: 'text', seat: 'whole?' }, 'hash'),
  kind('snapshots', true, { seq: 'whole', version: 'whole', body: 'text' }),
  kind('webhooks', true, { seat: 'whole', url: 'text' }, 'seat'),
  kind('pushes', true, { endpoint: 'text', hash: 'text', p256dh: 'text', auth: 'text', language: 'text' }, 'endpoint'),
  kind('push_keys', false, { public: 'text', private: 'text' }),
  kind('blocks', false, { address: 'text', until: 'whole?' }),
];

/** Tables of a database that are not kept: each database fills its own. */
export const NOT_KEPT: readonly string[] = ['migrations', 'probe', 'restores', 'parcels'];

/** The names of the values of a row. */
export function valueNames({ isOfTable, columns }: Kind): readonly string[] {
  return [...(isOfTable ? ['table'] : []), ...columns.map(({ name }) => name)];
}

function kind(
  name: string,
  isOfTable: boolean,
  columns: Readonly<Record<string, ColumnType | `${ColumnType}?`>>,
  order: string | null = null,
): Kind {
  return {
    name,
    isOfTable,
    order,
    columns: Object.entries(columns).map(([column, type]) => ({
      name: column,
      type: type.replace('?', '') as ColumnType,
      mayBeNull: type.endsWith('?'),
    })),
  };
}
