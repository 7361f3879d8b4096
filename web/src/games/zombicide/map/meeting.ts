/** Where two rectangles of the plan lie side by side. */
import type { Rect } from '@horda/zombicide/map/geometry';

export interface Meeting {
  /** The line between them is upright, at `at`, from `low` to `high`. */
  readonly isUpright: boolean;
  readonly at: number;
  readonly low: number;
  readonly high: number;
  /** What lies between them; less than zero: they overlap. */
  readonly gap: number;
}

/** Shorter lines are nothing. */
const SHORTEST = 6;
const DEEPEST_OVERLAP = -9;

/** The nearest line between them, across a wall as thick as `widest`; null: they do not lie side by side. */
export function meetingOf(a: Rect, b: Rect, widest: number): Meeting | null {
  const [across, down] = [overlap(a[0], a[2], b[0], b[2]), overlap(a[1], a[3], b[1], b[3])];
  const candidates: Meeting[] = [];
  const add = (isUpright: boolean, from: number, to: number, [low, high]: readonly [number, number]): void => {
    candidates.push({ isUpright, at: (from + to) / 2, low, high, gap: to - from });
  };
  add(true, a[2], b[0], down);
  add(true, b[2], a[0], down);
  add(false, a[3], b[1], across);
  add(false, b[3], a[1], across);
  const fitting = candidates.filter(
    ({ low, high, gap }) => high - low > SHORTEST && gap <= widest && gap > DEEPEST_OVERLAP,
  );
  if (fitting.length === 0) return null;
  return fitting.reduce((best, each) => (Math.abs(each.gap) < Math.abs(best.gap) ? each : best));
}

function overlap(a: number, b: number, c: number, d: number): readonly [number, number] {
  return [Math.max(a, c), Math.min(b, d)];
}

export function isNear(a: Rect, b: Rect, margin: number): boolean {
  return a[0] < b[2] + margin && b[0] < a[2] + margin && a[1] < b[3] + margin && b[1] < a[3] + margin;
}
