/** Lines over the plan: kerbs of zones, what is out of sight, ways, lines of sight, arrows of the danger preview. */
import type { Rect } from '@horda/zombicide/map/geometry';
import { NONE, type ZoneNo } from '@horda/zombicide/state';
import { gateBetween, smooth, wayPoints } from './lines.ts';
import { pathAround } from './outline.ts';
import type { Plan, Point } from './plan.ts';
import type { DangerArrow } from './props.ts';
import type { SignsProps } from './signs.tsx';

export function Kerbs(props: SignsProps) {
  const { plan, glow, sight = null, arrows = [], focused, shownWay } = props;
  return (
    <svg class="zm-kerbs" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      {sight !== null && <path class="zm-unseen" d={unseen(plan, sight)} />}
      {sight !== null && <path class="zm-sight" d={looks(props, sight)} />}
      {glow.map(({ zone, kind }) => {
        const d = pathAround(plan.zones[zone]!.rects, 5);
        return (
          <g key={zone} class={`zm-kerb zm-kerb-${kind}`}>
            <path d={d} class="zm-kerb-under" />
            <path d={d} class="zm-kerb-line" />
            {kind === 'target' && <path d={d} class="zm-kerb-pulse" />}
          </g>
        );
      })}
      {shownWay !== null && <WayLine plan={plan} way={shownWay.way} />}
      {arrows.map((arrow) => (
        <Arrow key={`${arrow.from} ${arrow.to}`} plan={plan} arrow={arrow} />
      ))}
      {focused !== null && <path class="zm-focus" d={pathAround(plan.zones[focused]!.rects, 3)} />}
    </svg>
  );
}

function unseen({ zones }: Plan, sight: ReadonlyMap<ZoneNo, number>): string {
  return zones.map(({ rects }, zone) => (sight.has(zone) ? '' : pathAround(rects, 0))).join('');
}

/** From the survivor to the farthest target on each side: two lines, as wide as the look. */
function looks({ plan, view, selected, glow }: SignsProps, sight: ReadonlyMap<ZoneNo, number>): string {
  const from = plan.zones[view.survivors[selected]?.zone ?? NONE]?.room;
  if (from === undefined) return '';
  const farthest = new Map<string, { readonly range: number; readonly d: string }>();
  for (const { zone, kind } of glow) {
    const range = sight.get(zone) ?? 0;
    const look = kind === 'step' || range === 0 ? null : straight(from, plan.zones[zone]!.room);
    if (look !== null && (farthest.get(look.side)?.range ?? 0) < range) farthest.set(look.side, { range, d: look.d });
  }
  return [...farthest.values()].map(({ d }) => d).join('');
}

/** Two level or upright lines between rooms that lie in a line; null: they do not. */
function straight(from: Rect, to: Rect): { readonly side: string; readonly d: string } | null {
  const [left, right] = [Math.max(from[0], to[0]), Math.min(from[2], to[2])];
  const [top, bottom] = [Math.max(from[1], to[1]), Math.min(from[3], to[3])];
  const centre = ([x1, y1, x2, y2]: Rect): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
  const [[x1, y1], [x2, y2]] = [centre(from), centre(to)];
  if (right - left > bottom - top && right - left > 8) {
    const [x, wide] = [(left + right) / 2, Math.min(LOOK, (right - left) / 2 - 4)];
    return { side: y2 > y1 ? 'down' : 'up', d: `M${x - wide} ${y1}V${y2}M${x + wide} ${y1}V${y2}` };
  }
  if (bottom - top <= 8) return null;
  const [y, wide] = [(top + bottom) / 2, Math.min(LOOK, (bottom - top) / 2 - 4)];
  return { side: x2 > x1 ? 'right' : 'left', d: `M${x1} ${y - wide}H${x2}M${x1} ${y + wide}H${x2}` };
}
const LOOK = 22;

function WayLine({ plan, way }: { readonly plan: Plan; readonly way: readonly ZoneNo[] }) {
  const points = wayPoints(plan, way);
  if (points.length < 2) return null;
  const d = smooth(points);
  return (
    <g class="zm-way">
      <path d={d} class="zm-way-under" />
      <path d={d} class="zm-way-line" />
      <path d={head(points.at(-2)!, points.at(-1)!, 13)} class="zm-way-head" />
    </g>
  );
}

function Arrow({ plan, arrow }: { readonly plan: Plan; readonly arrow: DangerArrow }) {
  const { from, to, n } = arrow;
  if (from === to) return null;
  const [start, end] = [plan.zones[from]!.middle, plan.zones[to]!.middle];
  const gate = gateBetween(plan, from, to) ?? end;
  const points = [mixed(start, gate, 0.25), gate, mixed(gate, end, 0.65)];
  return (
    <g class={n > 5 ? 'zm-arrow zm-arrow-many' : 'zm-arrow'}>
      <path d={smooth(points)} class="zm-arrow-under" />
      <path d={smooth(points)} class="zm-arrow-line" />
      <path d={head(points[1]!, points[2]!, n > 5 ? 15 : 12)} class="zm-arrow-head" />
    </g>
  );
}

const mixed = ([x, y]: Point, [tx, ty]: Point, share: number): Point => [x + (tx - x) * share, y + (ty - y) * share];

/** A triangle at the end of a line. */
function head([fromX, fromY]: Point, [x, y]: Point, size: number): string {
  const angle = Math.atan2(y - fromY, x - fromX);
  const corner = (turn: number, length: number): string =>
    `${x + Math.cos(angle + turn) * length} ${y + Math.sin(angle + turn) * length}`;
  return `M${corner(0, size * 0.7)}L${corner(2.3, size)}L${corner(-2.3, size)}Z`;
}
