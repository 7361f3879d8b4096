/** The tables that this browser has keys of, so that a person can go on where they were. */
import type { BackendKind } from '../backend/backend.ts';

export interface KnownTable {
  readonly host: BackendKind;
  readonly table: string;
  readonly game: string;
  /** Opens the seat, or only the look at the table; null: a table of the lobby that is watched. */
  readonly key: string | null;
  /** At a table where several people share this device: the key of each of their seats, by seat. */
  readonly keys?: Readonly<Record<number, string>>;
  /** What the maker of a table may hand on. */
  readonly invite?: string;
  readonly watch?: string;
  /** When it was last opened here, in milliseconds since 1970. */
  readonly opened: number;
  /** Over: no longer offered to be continued. */
  readonly over?: boolean;
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

/** Adds to what is known of a table; the latest stands first. */
export function remember(table: Omit<KnownTable, 'opened'>): void {
  const { host, table: id } = table;
  const before = knownTable(host, id) ?? {};
  const others = knownTables().filter((known) => known.host !== host || known.table !== id);
  write(withinBounds([{ ...before, ...table, opened: Date.now() }, ...others]));
}

export function forget(host: BackendKind, table: string): void {
  write(knownTables().filter((known) => known.host !== host || known.table !== table));
}

/** What is kept may have been written by an older page, or by somebody else: only what makes sense is taken. */
export function readTables(kept: unknown): readonly KnownTable[] {
  return Array.isArray(kept) ? kept.flatMap(readTable) : [];
}

function readTable(kept: unknown): readonly KnownTable[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const { host, table, game, key, keys, invite, watch, opened, over } = kept as Partial<
    Record<keyof KnownTable, unknown>
  >;
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
    },
  ];
}

function readKeys(keys: object): Readonly<Record<number, string>> {
  const isKey = ([seat, key]: [string, unknown]): boolean => /^\d+$/.test(seat) && typeof key === 'string';
  return Object.fromEntries(Object.entries(keys).filter(isKey)) as Record<number, string>;
}

/** When there are too many, the oldest finished ones go first: whoever plays still needs the key. The first stays. */
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
