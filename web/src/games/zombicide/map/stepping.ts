/** Where an arrow key leads: along doorways first, otherwise to the nearest zone on that side. Pure. */
import type { ZoneNo } from '@horda/zombicide/state';
import type { Plan } from './plan.ts';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Null: the key is no arrow, or there is nothing on that side. */
export function stepFrom(plan: Plan, from: ZoneNo, key: string): ZoneNo | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const open = plan.passages.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : []));
  const all = [...plan.zones.keys()].filter((zone) => zone !== from);
  return nearest(plan, from, direction, open) ?? nearest(plan, from, direction, all);
}

/** The zone that lies closest to the straight line. */
function nearest(
  { zones }: Plan,
  from: ZoneNo,
  [dx, dy]: readonly [number, number],
  among: readonly ZoneNo[],
): ZoneNo | null {
  const [x, y] = zones[from]!.middle;
  let best: ZoneNo | null = null;
  let least = Infinity;
  for (const zone of among) {
    const [tx, ty] = zones[zone]!.middle;
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (ahead <= aside * 0.5) continue;
    const far = ahead + aside * 2;
    if (far >= least) continue;
    best = zone;
    least = far;
  }
  return best;
}
