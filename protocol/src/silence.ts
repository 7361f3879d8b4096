/** Who is silent: a seat whose person has done nothing since the table last moved on. */
import type { Seat } from '@horda/kernel';
import type { LogEntry } from './messages.ts';

/** A line of a log, or the record in it. */
interface Line {
  readonly type: string;
  readonly seat?: Seat;
  readonly bot?: string | null;
  readonly settled?: boolean;
  readonly silent?: Seat;
}

const MOVES = new Set(['created', 'joined', 'botSeated', 'freed', 'left', 'started', 'undone', 'migrated']);

/**
 * Whether the line itself moves the table on: others sit there, or an earlier question is open again. An answer moves it
 * on only if it leads to a new question.
 */
export const movesOn = ({ type, settled, silent }: Line): boolean =>
  MOVES.has(type) || (settled === true && silent === undefined);

/** The person whose doing the line is; null: nobody's, or a bot's. */
export function speakerOf({ type, seat, bot }: Line): Seat | null {
  return seat === undefined || (type === 'answered' && bot !== null) ? null : seat;
}

/**
 * Since when `seat` has been silent, by the table's time. `seat` is null for a host without a seat. `askedAt`: the line
 * that asked the open questions.
 */
export function silentSince(entries: readonly LogEntry[], seat: Seat | null, askedAt: number): number {
  const last = entries.findLast(
    (entry) => entry.seq === askedAt || movesOn(entry) || (seat !== null && speakerOf(entry) === seat),
  );
  return (last ?? entries[0])?.at ?? 0;
}
