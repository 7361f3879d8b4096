/** What moves in a beat: from where to where, and what stays. Pure. */
import { NONE, TYPES, type Event, type ZoneNo } from '@horda/zombicide/state';
import { CHIPS, FACES } from './chips.ts';
import { figuresOf, type Figure, type Stage } from './figures.ts';
import { alongWay, wayPoints } from './lines.ts';
import type { Point } from './plan.ts';
import { after, moveCar, type Shown } from './shown.ts';

/** A figure on its way. */
export interface Traveller {
  readonly figure: Figure;
  readonly points: readonly Point[];
  /** The dead move in two jerks; new ones slap down. */
  readonly gait: 'walk' | 'jerks' | 'slap';
}

export interface Travel {
  /** Who stands still. */
  readonly still: readonly Figure[];
  readonly travellers: readonly Traveller[];
  /** Figures that are crossed out. */
  readonly crossed: readonly Figure[];
  /** Zones in which something happens: framed in red. */
  readonly struck: readonly ZoneNo[];
  readonly after: Shown;
}

type Walking = Extract<Event, { type: 'survivorMoved' }>;

export function travelOf(stage: Stage, events: readonly Event[]): Travel {
  const { plan, shown } = stage;
  const end = events.reduce(after, shown);
  const before = figuresOf(stage);
  const arrived = figuresOf({ ...stage, shown: end });
  // Whoever goes, and whoever comes, is not among those who stand still.
  const still = figuresOf({ ...stage, shown: withoutMovers(shown, events) });
  const travellers: Traveller[] = [];
  const start = (zone: ZoneNo, key: string): Point => pointOf(before, zone, key) ?? plan.zones[zone]!.middle;
  const walked = new Map<number, Walking[]>();
  for (const e of events) {
    if (e.type === 'survivorMoved') walked.set(e.survivor, [...(walked.get(e.survivor) ?? []), e]);
    else if (e.type === 'carDrove') travellers.push(...drivers(stage, before, arrived, e));
    else if (e.type === 'zombiesMoved') {
      const key = `zombie-${e.to}-${e.kind}`;
      const to = pointOf(arrived, e.to, key) ?? plan.zones[e.to]!.middle;
      const way = wayPoints(plan, [e.from, e.to], start(e.from, `zombie-${e.from}-${e.kind}`));
      travellers.push({
        figure: groupOf(stage, e.kind, e.n, e.from),
        points: [...way.slice(0, -1), to],
        gait: 'jerks',
      });
    } else if (e.type === 'abominationMoved') {
      const figure = before.find(
        (each) => each.zone === e.from && each.is !== 'survivor' && each.key.startsWith('abomination'),
      );
      const points = wayPoints(plan, [e.from, e.to], figure && [figure.x, figure.y]);
      travellers.push({ figure: figure ?? groupOf(stage, TYPES, 1, e.from), points, gait: 'jerks' });
    } else if (e.type === 'zombiesCame' || e.type === 'abominationCame') {
      const kind = e.type === 'zombiesCame' ? e.kind : TYPES;
      const at = pointOf(arrived, e.zone, e.type === 'zombiesCame' ? `zombie-${e.zone}-${kind}` : 'abomination');
      const n = e.type === 'zombiesCame' ? e.n : 1;
      travellers.push({
        figure: groupOf(stage, kind, n, e.zone),
        points: [at ?? plan.zones[e.zone]!.middle],
        gait: 'slap',
      });
    }
  }
  for (const [survivor, steps] of walked) {
    const key = `survivor-${survivor}`;
    const figure = before.find((each) => each.key === key);
    const last = arrived.find((each) => each.key === key);
    if (figure === undefined) continue;
    const way = wayPoints(plan, [steps[0]!.from, ...steps.map(({ to }) => to)], [figure.x, figure.y]);
    travellers.push({
      figure,
      points: last === undefined ? way : [...way.slice(0, -1), [last.x, last.y]],
      gait: 'walk',
    });
  }
  return { still, travellers, crossed: crossedIn(before, events), struck: struckIn(shown, events), after: end };
}

/** The car, and all in it keep their seats. */
function drivers(
  { plan }: Stage,
  before: readonly Figure[],
  arrived: readonly Figure[],
  { car, from, to, survivors }: Extract<Event, { type: 'carDrove' }>,
): readonly Traveller[] {
  const [start, end] = [before, arrived].map((figures) => figures.find(({ key }) => key === `car-${car}`));
  if (start === undefined || end === undefined) return [];
  const points: readonly Point[] = [...wayPoints(plan, [from, to], [start.x, start.y]).slice(0, -1), [end.x, end.y]];
  const inside = before.filter(({ key }) => survivors.some((one) => key === `survivor-${one}`));
  return [start, ...inside].map((figure) => ({
    figure,
    points: points.map(([x, y]) => [x + figure.x - start.x, y + figure.y - start.y]),
    gait: 'walk',
  }));
}

function pointOf(figures: readonly Figure[], zone: ZoneNo, key: string): Point | null {
  const found =
    figures.find((each) => each.zone === zone && each.key.startsWith(key)) ??
    figures.find((each) => each.zone === zone && each.is === 'tally');
  return found === undefined ? null : [found.x, found.y];
}

/** A stack that travels: as one sign from far away. */
function groupOf({ detail }: Stage, kind: number, n: number, zone: ZoneNo): Figure {
  const chip = CHIPS[kind] ?? 'abomination';
  const placed = { key: `moving-${zone}-${kind}`, zone, x: 0, y: 0, size: 1, isDim: false };
  return detail === 'far'
    ? { ...placed, is: 'tally', chip, n }
    : { ...placed, is: 'stack', chip, face: (zone + kind) % FACES[chip], n };
}

function withoutMovers(shown: Shown, events: readonly Event[]): Shown {
  let left = shown;
  for (const e of events)
    if (e.type === 'zombiesMoved') left = after(left, { type: 'zombiesRemoved', zone: e.from, kind: e.kind, n: e.n });
    else if (e.type === 'abominationMoved')
      left = after(left, { type: 'abominationKilled', by: NONE, zone: e.from, kind: e.kind });
    else if (e.type === 'survivorMoved') left = gone(left, e.survivor);
    else if (e.type === 'carDrove') left = moveCar(left, e.car, e.survivors, NONE);
    else if (e.type !== 'zombiesCame' && e.type !== 'abominationCame' && !LATE.has(e.type)) left = after(left, e);
  return left;
}

/** Seen while they happen: they change the board when the beat is over. */
const LATE: ReadonlySet<Event['type']> = new Set([
  'zombiesKilled',
  'zombiesRemoved',
  'abominationKilled',
  'survivorDown',
  'survivorDied',
]);

function gone(shown: Shown, survivor: number): Shown {
  return { ...shown, survivors: shown.survivors.map((one, i) => (i === survivor ? { ...one, zone: NONE } : one)) };
}

function crossedIn(figures: readonly Figure[], events: readonly Event[]): readonly Figure[] {
  return events.flatMap((e) => {
    if (e.type === 'zombiesKilled')
      return figures
        .filter((each) => each.zone === e.zone && each.key.startsWith(`zombie-${e.zone}-${e.kind}`))
        .slice(0, e.n);
    if (e.type === 'abominationKilled')
      return figures.filter((each) => each.zone === e.zone && each.key.startsWith('abomination')).slice(0, 1);
    if (e.type === 'survivorDown' || e.type === 'survivorDied')
      return figures.filter((each) => each.key === `survivor-${e.survivor}`);
    return [];
  });
}

function struckIn(shown: Shown, events: readonly Event[]): readonly ZoneNo[] {
  const zones = events.flatMap((e) => {
    if (e.type === 'zombiesAttacked' || e.type === 'zombiesRushed' || e.type === 'zoneStruck') return [e.zone];
    if (e.type === 'survivorHurt') return [shown.survivors[e.survivor]!.zone];
    return [];
  });
  return [...new Set(zones)];
}

/** Zones that look otherwise after these events: framed where nothing may move. */
export function changedIn(events: readonly Event[]): readonly ZoneNo[] {
  const zones = events.flatMap((e) => {
    if ('from' in e && 'to' in e && typeof e.from === 'number') return [e.from as ZoneNo, e.to as ZoneNo];
    return 'zone' in e ? [e.zone] : [];
  });
  return [...new Set(zones)];
}

/** The traveller at a share of its beat. */
export function travelled({ figure, points, gait }: Traveller, share: number): Figure {
  if (gait === 'slap') {
    const [x, y] = points[0]!;
    return { ...figure, x, y, size: figure.size * (1 + 0.5 * Math.max(0, 1 - share * 3)) };
  }
  const [x, y] = alongWay(points, gait === 'jerks' ? jerks(share) : share * share * (3 - 2 * share));
  return { ...figure, x, y };
}

/** A lurch, a stop, a lurch. */
function jerks(share: number): number {
  if (share < 0.38) return (0.45 * share) / 0.38;
  return share < 0.52 ? 0.45 : 0.45 + (0.55 * (share - 0.52)) / 0.48;
}
