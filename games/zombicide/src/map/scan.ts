/**
 * The board cut into thin strips: what lies along each. Sight runs along strips, and two zones border on each other
 * where they follow one another in a strip.
 */
import { areaOf, type Rect } from './geometry.ts';

/** The width of a strip. */
export const STRIP = 5;

/** Part of a strip. */
export interface Run {
  /** The place of the piece in the list of pieces. */
  readonly piece: number;
  readonly from: number;
  readonly to: number;
}

export interface Strip {
  /** Its middle: y of a level strip, x of an upright one. */
  readonly at: number;
  readonly runs: readonly Run[];
}

/** All strips from top to bottom, or from left to right. */
export function stripsOf(rects: readonly Rect[], isLevel: boolean): readonly Strip[] {
  const [start, end, low, high] = isLevel ? ([0, 2, 1, 3] as const) : ([1, 3, 0, 2] as const);
  const length = Math.max(...rects.map((rect) => rect[high]));
  const strips: Strip[] = [];
  let along: readonly number[] = [];
  let runs: readonly Run[] = [];
  for (let at = STRIP / 2; at < length; at += STRIP) {
    const here = [...rects.keys()].filter((piece) => rects[piece]![low] < at && at < rects[piece]![high]);
    // Most strips look like the one before.
    if (here.length !== along.length || here.some((piece, i) => piece !== along[i])) {
      along = here;
      runs = flattened(
        here.map((piece) => ({ piece, from: rects[piece]![start], to: rects[piece]![end] })),
        rects,
      );
    }
    strips.push({ at, runs });
  }
  return strips;
}

/** Where pieces overlap, the smaller one lies on top: a room in a garden, an office in the corner of a larger room. */
function flattened(along: readonly Run[], rects: readonly Rect[]): readonly Run[] {
  const cuts = [...new Set(along.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const runs: Run[] = [];
  for (const [i, from] of cuts.entries()) {
    const to = cuts[i + 1];
    if (to === undefined) break;
    const here = along.filter((run) => run.from <= from && run.to >= to);
    if (here.length === 0) continue;
    const { piece } = here.reduce((a, b) => (areaOf(rects[a.piece]!) <= areaOf(rects[b.piece]!) ? a : b));
    const last = runs.at(-1);
    if (last !== undefined && last.piece === piece && last.to === from) runs[runs.length - 1] = { ...last, to };
    else runs.push({ piece, from, to });
  }
  return runs;
}
