/** The line that a way, a look or an arrow follows over the plan: from zone to zone through doorways. Pure. */
import type { ZoneNo } from '@horda/zombicide/state';
import type { Plan, Point } from './plan.ts';

/** The middle of what is open between two zones; null: they are not neighbours, as the ends of a tunnel. */
export function gateBetween({ passages }: Plan, from: ZoneNo, to: ZoneNo): Point | null {
  const between = passages.filter(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  const best = between.find(({ kind }) => kind !== 'door') ?? between[0];
  if (best === undefined) return null;
  const [x1, y1, x2, y2] = best.line;
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** Points of a way: the middles of its zones and the doorways between them. */
export function wayPoints(plan: Plan, way: readonly ZoneNo[], start?: Point): readonly Point[] {
  const points: Point[] = [];
  for (const [i, zone] of way.entries()) {
    if (i > 0) {
      const gate = gateBetween(plan, way[i - 1]!, zone);
      if (gate !== null) points.push(gate);
    }
    points.push(i === 0 && start !== undefined ? start : plan.zones[zone]!.middle);
  }
  return points;
}

/** A smooth SVG path through points. */
export function smooth(points: readonly Point[]): string {
  if (points.length < 2) return '';
  const [first, ...rest] = points;
  let d = `M${first![0]} ${first![1]}`;
  for (const [i, [x, y]] of rest.entries()) {
    const next = rest[i + 1];
    if (next === undefined) d += `L${x} ${y}`;
    else {
      // A corner is cut by a curve between the middles of its sides.
      const [before] = [points[i]!];
      const enter = towards([x, y], before);
      const leave = towards([x, y], next);
      d += `L${enter[0]} ${enter[1]}Q${x} ${y} ${leave[0]} ${leave[1]}`;
    }
  }
  return d;
}

/** A point on the way from one to another, at most so far from the first. */
function towards([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y);
  const share = length === 0 ? 0 : Math.min(0.5, CURVE / length);
  return [x + (toX - x) * share, y + (toY - y) * share];
}
const CURVE = 26;

/** A place between the points, by the share of the whole length. */
export function alongWay(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i]![0], y - points[i]![1]));
  let left = share * lengths.reduce((sum, each) => sum + each, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const [[x1, y1], [x2, y2]] = [points[i]!, points[i + 1]!];
      return [x1 + ((x2 - x1) * left) / length, y1 + ((y2 - y1) * left) / length];
    }
    left -= length;
  }
  return points.at(-1)!;
}
