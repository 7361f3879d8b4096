/** What requests cost the thread that serves everybody, in answers that the rules are given (5 to 50 µs each). */
import { distanceTo } from '../table/states.ts';
import type { Table } from '../table/table.ts';

/** A view, made and written out. */
const VIEW = 5;
/** This many entries of the log, as a reader may see them, cost as much as an answer. */
const ENTRIES = 5;
/** The content of a pack, written out. */
const PACK = 50;
/** The most entries that are told at once. */
export const MOST_ENTRIES = 500;

/** Entries for one reader. */
export const costOfEntries = (count: number): number => Math.min(MOST_ENTRIES, Math.max(0, count)) / ENTRIES;

/** Everything that a visitor needs to go on from line `seen`. */
export function costOfWelcome({ seq, made }: Table, seen: number, knowsPack: boolean): number {
  return VIEW + costOfEntries(seq - seen) + (made.pack === undefined || knowsPack ? 0 : PACK);
}

/** The state after answer `at`, and a view of it. */
export const costOfLook = (table: Table, at: number): number => VIEW + distanceTo(table, at);
