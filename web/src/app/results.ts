/** The results of the games that were played to their end in this browser, for statistics and companions. */
import type { BackendKind } from '../backend/backend.ts';

export const ENDS = ['won', 'shared', 'lost', 'broken'] as const;
/** `shared`: with some of the others. `broken`: the players agreed to stop. */
export type End = (typeof ENDS)[number];

export interface Result {
  readonly host: BackendKind;
  readonly table: string;
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly end: End;
  /** How many played, bots among them. */
  readonly seats: number;
  /** All win or lose together. */
  readonly together: boolean;
  /** The names of the other people. */
  readonly others: readonly string[];
  /** Of them, those who won. */
  readonly winners: readonly string[];
  /** How many decisions the game had. */
  readonly answers: number;
}

const KEY = 'horda.results';
const MOST = 500;
const LATEST = 8.64e15;

/** The latest first. */
export function keptResults(): readonly Result[] {
  try {
    return readResults(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Adds results; those of a table that is known already are not taken again. */
export function keepResults(more: readonly Result[]): void {
  const all = mergedResults(keptResults(), more);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without memory there are no statistics.
  }
}

export function mergedResults(kept: readonly Result[], more: readonly Result[]): readonly Result[] {
  const byTable = new Map([...more, ...kept].map((result) => [`${result.host} ${result.table}`, result]));
  return [...byTable.values()].toSorted((a, b) => b.at - a.at).slice(0, MOST);
}

/** Stored data may come from an older page or from somebody else: only valid entries are read. */
export function readResults(kept: unknown): readonly Result[] {
  return Array.isArray(kept) ? kept.flatMap(readResult) : [];
}

function readResult(kept: unknown): readonly Result[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const { host, table, game, at, end, seats, together, others, winners, answers } = kept as Partial<
    Record<keyof Result, unknown>
  >;
  if (host !== 'online' && host !== 'local') return [];
  if (typeof table !== 'string' || typeof game !== 'string' || !isOneOf(ENDS, end)) return [];
  if (!isCount(at, LATEST) || !isCount(seats, 16) || !isCount(answers, 1e6)) return [];
  const names = namesIn(others);
  return [
    {
      host,
      table,
      game,
      at,
      end,
      seats,
      together: together === true,
      others: names,
      winners: namesIn(winners),
      answers,
    },
  ];
}

const isOneOf = (list: readonly End[], value: unknown): value is End => (list as readonly unknown[]).includes(value);

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= most;

const namesIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((name): name is string => typeof name === 'string').slice(0, 16) : [];
