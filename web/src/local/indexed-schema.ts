/** How tables are stored in the browser's database. Every change adds a step to `grow`; old steps are never edited. */
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
  /** The answers of the other seats at a tutorial table. */
  scripts: { key: string; value: { readonly table: string; readonly answers: readonly Answer<Choice>[] } };
  probe: { key: string; value: number };
}

export type Database = IDBPDatabase<Schema>;

const VERSION = 1;

/** `lost` is called when another tab upgrades the database or the browser takes it away. */
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

/** Whether the database has a later version than this page knows. */
export const isOutdated = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';

function grow(db: Database, from: number): void {
  if (from < 1) {
    db.createObjectStore('tables', { keyPath: 'table' });
    const lines = db.createObjectStore('lines', { keyPath: ['table', 'seq'] });
    // Lines without a command have null here; an index skips null.
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
  // In IndexedDB order an array comes after every number and every string.
  return IDBKeyRange.bound([table, after], [table, []], true);
}
