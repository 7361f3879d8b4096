/** Lines over the plan: kerbs of zones, what is out of sight, ways, lines of sight, arrows of the danger preview. */
import { NONE, type ZoneNo } from '@horda/zombicide/state';
import { gateBetween, smooth, wayPoints } from './lines.ts';
import { pathAround } from './outline.ts';
import type { Plan, Point } from './plan.ts';
import type { DangerArrow } from './props.ts';
import type { SignsProps } from './signs.tsx';

export function Kerbs(props: SignsProps) {
  const { plan, glow, sight = null, arrows = [], focused, shownWay } = props;
  return (
    <svg class="zc-kerbs" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      {sight !== null && <path class="zc-unseen" d={unseen(plan, sight)} />}
      {sight !== null && <path class="zc-sight" d={looks(props, sight)} />}
      {glow.map(({ zone, kind }) => {
        const d = pathAround(plan.zones[zone]!.rects, 5);
        return (
          <g key={zone} class={`zc-kerb zc-kerb-${kind}`}>
            <path d={d} class="zc-kerb-under" />
            <path d={d} class="zc-kerb-line" />
            {kind === 'target' && <path d={d} class="zc-kerb-pulse" />}
          </g>
        );
      })}
      {shownWay !== null && <WayLine plan={plan} way={shownWay.way} />}
      {arrows.map((arrow) => (
        <Arrow key={`${arrow.from} ${arrow.to}`} plan={plan} arrow={arrow} />
      ))}
      {focused !== null && <path class="zc-focus" d={pathAround(plan.zones[focused]!.rects, 3)} />}
    </svg>
  );
}

function unseen({ zones }: Plan, sight: ReadonlyMap<ZoneNo, number>): string {
  return zones.map(({ rects }, zone) => (sight.has(zone) ? '' : pathAround(rects, 0))).join('');
}

/** From the survivor to the farthest target on each side: two lines, as wide as the look. */
function looks({ plan, view, selected, glow }: SignsProps, sight: ReadonlyMap<ZoneNo, number>): string {
  if (selected === NONE) return '';
  const [x, y] = plan.zones[view.survivors[selected]!.zone]!.middle;
  const farthest = new Map<string, { readonly range: number; readonly to: Point }>();
  for (const { zone, kind } of glow) {
    const range = sight.get(zone) ?? 0;
    if (kind === 'step' || range === 0) continue;
    const to = plan.zones[zone]!.middle;
    const side = Math.abs(to[0] - x) > Math.abs(to[1] - y) ? `x${Math.sign(to[0] - x)}` : `y${Math.sign(to[1] - y)}`;
    if ((farthest.get(side)?.range ?? 0) < range) farthest.set(side, { range, to });
  }
  return [...farthest.values()]
    .map(({ to: [tx, ty] }) => {
      const length = Math.hypot(tx - x, ty - y);
      const [ox, oy] = [((ty - y) / length) * LOOK, ((x - tx) / length) * LOOK];
      return `M${x + ox} ${y + oy}L${tx + ox} ${ty + oy}M${x - ox} ${y - oy}L${tx - ox} ${ty - oy}`;
    })
    .join('');
}
const LOOK = 22;

function WayLine({ plan, way }: { readonly plan: Plan; readonly way: readonly ZoneNo[] }) {
  const points = wayPoints(plan, way);
  if (points.length < 2) return null;
  const d = smooth(points);
  return (
    <g class="zc-way">
      <path d={d} class="zc-way-under" />
      <path d={d} class="zc-way-line" />
      <path d={head(points.at(-2)!, points.at(-1)!, 13)} class="zc-way-head" />
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
    <g class={n > 5 ? 'zc-arrow zc-arrow-many' : 'zc-arrow'}>
      <path d={smooth(points)} class="zc-arrow-under" />
      <path d={smooth(points)} class="zc-arrow-line" />
      <path d={head(points[1]!, points[2]!, n > 5 ? 15 : 12)} class="zc-arrow-head" />
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
