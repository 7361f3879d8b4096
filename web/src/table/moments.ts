/** The moments of a game: the set-up is moment 0, and each answer that still counts leads to the next. */
import type { Event, Seat } from '@horda/kernel';
import type { LogEntry } from '@horda/protocol';

export interface Moment {
  /** The number of the answer that led to it. */
  readonly at: number;
  /** Who gave that answer; null: the set-up. */
  readonly seat: Seat | null;
  readonly events: readonly Event[];
}

/**
 * The moments in a log, oldest first, without answers that were taken back. A table made from a saved game has answers
 * that are older than its log; the position's total, `answers`, shows how many.
 */
export function momentsOf(entries: readonly LogEntry[], answers: number): readonly Moment[] {
  let opening: readonly Event[] | null = null;
  let given: Omit<Moment, 'at'>[] = [];
  let undoAskedBy: Seat | null = null;
  for (const entry of entries) {
    switch (entry.type) {
      case 'started':
        opening = entry.events;
        break;
      case 'migrated':
        // Play went on from a new start: earlier moments cannot be shown any more.
        opening = [];
        given = [];
        break;
      case 'answered':
        given.push({ seat: entry.seat, events: entry.events });
        undoAskedBy = null;
        break;
      case 'undone':
        given.pop();
        break;
      case 'proposed':
        undoAskedBy = entry.what === 'undo' ? entry.seat : null;
        if (entry.settled) takeBack();
        break;
      case 'voted':
        if (entry.settled) takeBack();
        if (!entry.yes) undoAskedBy = null;
        break;
      default:
    }
  }
  const before = answers - given.length;
  // The log of a saved game does not hold the set-up: its `started` entry is about the last answer of the save.
  const begun = opening === null || before > 0 ? [] : [{ at: 0, seat: null, events: opening }];
  return [...begun, ...given.map((moment, i) => ({ at: before + i + 1, ...moment }))];

  /** Drops the last answer of the seat that asked for the undo, and all answers after it. */
  function takeBack(): void {
    const last = given.findLastIndex(({ seat }) => seat === undoAskedBy);
    if (undoAskedBy !== null && last !== -1) given = given.slice(0, last);
    undoAskedBy = null;
  }
}
