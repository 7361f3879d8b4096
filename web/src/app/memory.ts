/** The tables that this browser has keys of, so that a person can go on where they were. */
import type { HostKind } from '../host/host.ts';

export interface KnownTable {
  readonly host: HostKind;
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

export function knownTables(): readonly KnownTable[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as readonly KnownTable[]) : [];
  } catch {
    return [];
  }
}

export function knownTable(host: HostKind, table: string): KnownTable | null {
  return knownTables().find((known) => known.host === host && known.table === table) ?? null;
}

/** Adds to what is known of a table; the latest stands first. */
export function remember(table: Omit<KnownTable, 'opened'>): void {
  const { host, table: id } = table;
  const before = knownTable(host, id) ?? {};
  const others = knownTables().filter((known) => known.host !== host || known.table !== id);
  write([{ ...before, ...table, opened: Date.now() }, ...others].slice(0, MOST));
}

export function forget(host: HostKind, table: string): void {
  write(knownTables().filter((known) => known.host !== host || known.table !== table));
}

function write(tables: readonly KnownTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // Without memory a table can still be reached by its link.
  }
}
