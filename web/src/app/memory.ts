/** The tables that this browser has keys to, so that a person can return to them. */
import type { BackendKind } from '../backend/backend.ts';

export interface KnownTable {
  readonly host: BackendKind;
  readonly table: string;
  readonly game: string;
  /** The key to a seat, or only to watch; null: a public table that is watched without a key. */
  readonly key: string | null;
  /** At a table where several people share this device: the key of each of their seats, by seat. */
  readonly keys?: Readonly<Record<number, string>>;
  /** Keys that the maker of a table may pass on. */
  readonly invite?: string;
  readonly watch?: string;
  /** When it was last opened here, in milliseconds since 1970. */
  readonly opened: number;
  /** Over: no longer offered to be continued. */
  readonly over?: boolean;
  /** When the table will be removed, as it said when it was last opened. */
  readonly expires?: number | null;
  /** It belongs to a series, which has a page of its own. */
  readonly series?: boolean;
  /** The table is seen on a television; this device shows only what its person holds. */
  readonly hand?: boolean;
  /** This device is the television: its person has made the table and does not play here. */
  readonly television?: boolean;
}

const KEY = 'horda.tables';
const MOST = 50;
/** No day is later than this, in milliseconds since 1970. */
const LATEST = 8.64e15;

export function knownTables(): readonly KnownTable[] {
  try {
    return readTables(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export function knownTable(host: BackendKind, table: string): KnownTable | null {
  return knownTables().find((known) => known.host === host && known.table === table) ?? null;
}

/** Adds to what is known about a table and puts it first in the list. */
export function remember(table: Omit<KnownTable, 'opened'>): void {
  const { host, table: id } = table;
  const before = knownTable(host, id) ?? {};
  const others = knownTables().filter((known) => known.host !== host || known.table !== id);
  write(withinBounds([{ ...before, ...table, opened: Date.now() }, ...others]));
}

export function forget(host: BackendKind, table: string): void {
  write(knownTables().filter((known) => known.host !== host || known.table !== table));
}

/** Stored data may come from an older page or from somebody else: only valid entries are read. */
export function readTables(kept: unknown): readonly KnownTable[] {
  return Array.isArray(kept) ? kept.flatMap(readTable) : [];
}

function readTable(kept: unknown): readonly KnownTable[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const { host, table, game, key, keys, invite, watch, opened, over, expires, series, hand, television } =
    kept as Partial<Record<keyof KnownTable, unknown>>;
  if (host !== 'online' && host !== 'local') return [];
  if (typeof table !== 'string' || table === '' || typeof game !== 'string') return [];
  return [
    {
      host,
      table,
      game,
      key: typeof key === 'string' ? key : null,
      ...(typeof keys === 'object' && keys !== null ? { keys: readKeys(keys) } : {}),
      ...(typeof invite === 'string' ? { invite } : {}),
      ...(typeof watch === 'string' ? { watch } : {}),
      opened: typeof opened === 'number' && Math.abs(opened) <= LATEST ? opened : 0,
      ...(typeof over === 'boolean' ? { over } : {}),
      ...(typeof expires === 'number' && Math.abs(expires) <= LATEST ? { expires } : {}),
      ...(typeof series === 'boolean' ? { series } : {}),
      ...(typeof hand === 'boolean' ? { hand } : {}),
      ...(typeof television === 'boolean' ? { television } : {}),
    },
  ];
}

function readKeys(keys: object): Readonly<Record<number, string>> {
  const isKey = ([seat, key]: [string, unknown]): boolean => /^\d+$/.test(seat) && typeof key === 'string';
  return Object.fromEntries(Object.entries(keys).filter(isKey)) as Record<number, string>;
}

/** Drops the oldest finished tables first, because players still need the keys of others. The first table stays. */
export function withinBounds(tables: readonly KnownTable[]): readonly KnownTable[] {
  const [first, ...others] = tables;
  const playing = others.filter(({ over }) => over !== true);
  const finished = others.filter(({ over }) => over === true);
  const kept = new Set([first, ...playing, ...finished].slice(0, MOST));
  return tables.filter((table) => kept.has(table));
}

function write(tables: readonly KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Without memory a table can still be reached by its link.
  }
}
