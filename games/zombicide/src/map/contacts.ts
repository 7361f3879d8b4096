/** Where two pieces lie next to each other with nothing but a wall's width between them. */
import type { Line, Rect } from './geometry.ts';
import { STRIP, stripsOf, type Strip } from './scan.ts';

export interface Contact {
  /** Places in the list of pieces; `b` is NOTHING at the edge of what was laid. */
  readonly a: number;
  readonly b: number;
  /** The line between them is upright: they lie side by side. */
  readonly isUpright: boolean;
  readonly line: Line;
}

export const NOTHING = -1;

/** Strips and contacts of the board. */
export interface Scanned {
  readonly level: readonly Strip[];
  readonly upright: readonly Strip[];
  readonly contacts: readonly Contact[];
}

export function scanned(rects: readonly Rect[]): Scanned {
  const level = stripsOf(rects, true);
  const upright = stripsOf(rects, false);
  return { level, upright, contacts: [...contactsIn(level, true), ...contactsIn(upright, false)] };
}

/** Level strips cross upright lines. Contacts in neighbouring strips are one line. */
function contactsIn(strips: readonly Strip[], isUpright: boolean): readonly Contact[] {
  const lines = new Map<string, { a: number; b: number; place: number; from: number; to: number }[]>();
  for (const { at, runs } of strips)
    for (const [a, b, place] of meetings(runs)) {
      const key = `${a} ${b} ${place}`;
      const known = lines.get(key) ?? [];
      const last = known.at(-1);
      if (last?.to === at - STRIP / 2) last.to = at + STRIP / 2;
      else known.push({ a, b, place, from: at - STRIP / 2, to: at + STRIP / 2 });
      lines.set(key, known);
    }
  return [...lines.values()].flat().map(({ a, b, place, from, to }) => ({
    a,
    b,
    isUpright,
    line: isUpright ? [place, from, place, to] : [from, place, to, place],
  }));
}

/** What follows what in a strip, and where; a gap wider than two walls is outside of the board. */
function meetings(runs: Strip['runs']): readonly (readonly [a: number, b: number, place: number])[] {
  const found: [number, number, number][] = [];
  for (const [i, run] of runs.entries()) {
    const next = runs[i + 1];
    const before = runs[i - 1];
    if (before === undefined || run.from - before.to > WIDEST_GAP) found.push([run.piece, NOTHING, run.from]);
    if (next === undefined || next.from - run.to > WIDEST_GAP) found.push([run.piece, NOTHING, run.to]);
    else if (next.piece !== run.piece) found.push([run.piece, next.piece, (run.to + next.from) / 2]);
  }
  return found;
}
const WIDEST_GAP = 40;

/** The longest line between two pieces; null if they do not lie next to each other that way. */
export function lineBetween(contacts: readonly Contact[], a: number, b: number, isUpright: boolean): Line | null {
  const lines = contacts
    .filter(
      (each) => each.isUpright === isUpright && ((each.a === a && each.b === b) || (each.a === b && each.b === a)),
    )
    .map(({ line }) => line);
  if (lines.length === 0) return null;
  return lines.reduce((x, y) => (lengthOf(x) >= lengthOf(y) ? x : y));
}

export function lengthOf([x1, y1, x2, y2]: Line): number {
  return x2 - x1 + (y2 - y1);
}
