/** The moments of a game: the set-up is moment 0, and each answer that still counts leads to the next. */
import type { Event, Seat } from '@horda/kernel';
import type { LogEntry } from '@horda/protocol';

export interface Moment {
  /** After which answer. */
  readonly at: number;
  /** Who gave that answer; null: the set-up. */
  readonly seat: Seat | null;
  readonly events: readonly Event[];
}

/**
 * The moments that a log tells of, oldest first. Answers that were taken back are gone. A table made from a saved game
 * has answers from before its log began: `answers` of the position tells how many.
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
        // Play went on from a new beginning: what was before cannot be looked at any more.
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
  // What a saved game began with, its log does not tell: its line of the start is about the last answer of the save.
  const begun = opening === null || before > 0 ? [] : [{ at: 0, seat: null, events: opening }];
  return [...begun, ...given.map((moment, i) => ({ at: before + i + 1, ...moment }))];

  /** The last answer of the one who asked for it, and all after it. */
  function takeBack(): void {
    const last = given.findLastIndex(({ seat }) => seat === undoAskedBy);
    if (undoAskedBy !== null && last !== -1) given = given.slice(0, last);
    undoAskedBy = null;
  }
}
