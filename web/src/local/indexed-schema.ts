/** How tables lie in the browser's database. A change is a further step in `grow`; old steps are never edited. */
import type { Answer, Choice } from '@horda/kernel';
import type { Key, Line, Listed, Snapshot } from '@horda/tables/store';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

export interface TableRow extends Listed {
  /** The number of its last line. */
  readonly last: number;
}

export interface Schema extends DBSchema {
  tables: { key: string; value: TableRow };
  lines: { key: [table: string, seq: number]; value: Line; indexes: { command: [table: string, command: string] } };
  keys: { key: [table: string, hash: string]; value: Key & { readonly table: string } };
  snapshots: { key: string; value: Snapshot & { readonly table: string } };
  webhooks: {
    key: [table: string, seat: number];
    value: { readonly table: string; readonly seat: number; readonly url: string };
  };
  /** What the others at a table of a tutorial answer. */
  scripts: { key: string; value: { readonly table: string; readonly answers: readonly Answer<Choice>[] } };
  probe: { key: string; value: number };
}

export type Database = IDBPDatabase<Schema>;

const VERSION = 1;

/** `lost`: the database is gone, because another tab needs it in a newer form or because the browser took it away. */
export function openDatabase(name: string, lost: () => void): Promise<Database> {
  return openDB<Schema>(name, VERSION, {
    upgrade: grow,
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      lost();
    },
    terminated: lost,
  });
}

/** The tables are of a later version than this page knows. */
export const isOutdated = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';

function grow(db: Database, from: number): void {
  if (from < 1) {
    db.createObjectStore('tables', { keyPath: 'table' });
    const lines = db.createObjectStore('lines', { keyPath: ['table', 'seq'] });
    // Lines that no command led to have null here, which no index takes up.
    lines.createIndex('command', ['table', 'command'], { unique: true });
    db.createObjectStore('keys', { keyPath: ['table', 'hash'] });
    db.createObjectStore('snapshots', { keyPath: 'table' });
    db.createObjectStore('webhooks', { keyPath: ['table', 'seat'] });
    db.createObjectStore('scripts', { keyPath: 'table' });
    db.createObjectStore('probe');
  }
}

/** All rows of a table in a store whose keys begin with the table's id. */
export function rowsOf(table: string, after = 0): IDBKeyRange {
  // A list comes after every number and every text.
  return IDBKeyRange.bound([table, after], [table, []], true);
}
