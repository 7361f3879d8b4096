/** How far a reader has seen the log of each table: kept in this browser, so that a return can say what has changed. */
import type { Seat } from '@horda/kernel';
import type { LogEntry } from '@horda/protocol';
import { grouped, type GroupedLine, type LogLine } from './log-lines.ts';

const KEY = 'horda.looks';
const MOST = 100;

type Looks = Readonly<Record<string, number>>;

export const placeOf = (host: string, table: string, seat: Seat | null): string =>
  `${host} ${table} ${seat ?? 'watch'}`;

/** Stored data may come from an older page: only numbers are read. */
export function readLooks(kept: string | null): Looks {
  try {
    const looks: unknown = JSON.parse(kept ?? '{}');
    if (typeof looks !== 'object' || looks === null || Array.isArray(looks)) return {};
    return Object.fromEntries(Object.entries(looks).filter(([, seq]) => Number.isSafeInteger(seq))) as Looks;
  } catch {
    return {};
  }
}

/** The place moves to the end; the places looked at longest ago are dropped. */
export function withLook(looks: Looks, place: string, seq: number): Looks {
  const { [place]: _, ...others } = looks;
  return Object.fromEntries([...Object.entries(others), [place, seq]].slice(-MOST));
}

/** The last line seen at this place; null: it was never looked at here. */
export function lastLook(place: string): number | null {
  try {
    return readLooks(localStorage.getItem(KEY))[place] ?? null;
  } catch {
    return null;
  }
}

export function keepLook(place: string, seq: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withLook(readLooks(localStorage.getItem(KEY)), place, seq)));
  } catch {
    // Without memory nobody is told what has changed; the log still is there.
  }
}

/** Whether others have moved since that line. */
export function isBehind(entries: readonly LogEntry[], since: number, seat: Seat | null): boolean {
  return entries.some((entry) => entry.seq > since && entry.type === 'answered' && entry.seat !== seat);
}

export interface Changed {
  /** The turns that have begun. */
  readonly turns: number;
  readonly lines: number;
  /** What matters of it, the latest last. */
  readonly grave: readonly GroupedLine[];
  /** The first of it as a moment to be shown; null: no moment leads there. */
  readonly from: number | null;
}

/** Short of this, a glance at the log tells as much. */
const WORTH_A_NOTE = 3;

/** @param lines - those that have come since the look; null: too little to be told */
export function changedIn(lines: readonly LogLine[]): Changed | null {
  const told = lines.filter(({ at, undone }) => at !== null && !undone);
  if (told.length < WORTH_A_NOTE) return null;
  return {
    turns: told.filter(({ opens }) => opens).length,
    lines: told.length,
    grave: grouped(
      told.filter(({ grave }) => grave),
      () => false,
    ),
    from: told[0]?.at ?? null,
  };
}
