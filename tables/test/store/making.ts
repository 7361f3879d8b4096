/** Helpers that build the changes for tests of the stores. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Change, Line, Listing, Store } from '../../src/store.ts';

export const OPEN: Listing = { game: 'cisza', status: 'open', listed: true, wake: null, touched: 1000 };

export function newTable(): string {
  return randomUUID();
}

export function lineOf(table: string, seq: number, more: Partial<Line> = {}): Line {
  return { table, seq, at: 1_700_000_000_000 + seq, command: null, body: `{"n":${seq}}`, ...more };
}

/** A change with line `seq` of a table; line 1 comes with a listing. */
export function changeOf(
  table: string,
  seq: number,
  more: Omit<Partial<Change>, 'line'> & { line?: Partial<Line> } = {},
) {
  const listing = seq === 1 ? { listing: OPEN } : {};
  return { ...listing, ...more, line: lineOf(table, seq, more.line) } satisfies Change;
}

/** Writes the first lines of a new table. */
export async function startTable(store: Store, lines: number, listing: Listing = OPEN): Promise<string> {
  const table = newTable();
  for (let seq = 1; seq <= lines; seq++) await store.append({ ...changeOf(table, seq), listing });
  return table;
}

/** A folder for the running test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'horda-storage-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
