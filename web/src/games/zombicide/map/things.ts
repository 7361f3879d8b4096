/** Things that keep their place on the board: crates, cards, spawn zones, noise, exits, the Humvee. Pieces give way. */
import type { Rect } from '@horda/zombicide/map/geometry';
import { boardHere } from '@horda/zombicide/text/shown';
import { NONE, type ZoneNo } from '@horda/zombicide/state';
import { backOf } from '@horda/zombicide/text/seen';
import type { View } from '@horda/zombicide/view';
import type { Plan, Point } from './plan.ts';
import type { Shown } from './shown.ts';
import { spawnName } from './sprites.ts';
import { SPAWN_INKS, type SpawnLook } from './tokens.ts';

export interface Fixed {
  readonly sprite: string;
  readonly zone: ZoneNo;
  readonly x: number;
  readonly y: number;
  readonly box: Rect;
  /** Quarter turns clockwise. */
  readonly turns?: number;
  /** What is written on it, and how. */
  readonly text?: string;
  readonly look?: 'spawn' | 'card' | 'noise';
  readonly ink?: string;
  /** Not drawn from far away. */
  readonly isSmall?: boolean;
  /** A card's place in the view, to be touched. */
  readonly place?: number;
}

/** Half the sizes of what is drawn. */
const HALF = {
  crate: [15, 12],
  card: [18, 22],
  spawn: [21, 21],
  noise: [22, 12],
  exit: [22, 15],
  humvee: [37, 21],
} as const;

/** From the edge of a zone to the things in it. */
const FROM_EDGE = 11;

export function thingsOf(plan: Plan, shown: Shown): readonly Fixed[] {
  const { places } = boardHere(shown);
  const things: Fixed[] = [];
  const put = (
    what: keyof typeof HALF,
    zone: ZoneNo,
    [x, y]: Point,
    more: Omit<Fixed, 'zone' | 'x' | 'y' | 'box'>,
  ): void => {
    const [w, h] = HALF[what];
    things.push({ zone, x, y, box: [x - w, y - h, x + w, y + h], ...more });
  };
  for (const [i, spawn] of shown.spawns.entries()) {
    const look: SpawnLook = { colour: spawn.colour, isAsleep: spawn.from === NONE, isStarting: spawn.starting };
    put('spawn', spawn.zone, spawnSpot(plan, spawn.zone), {
      sprite: spawnName(look),
      turns: inwards(plan, spawn.zone),
      text: String(i + 1),
      look: 'spawn',
      ink: look.isAsleep ? SPAWN_INKS[look.colour] : '#fff',
    });
  }
  for (const { zone } of shown.exits)
    put('exit', zone, corner(plan, zone, 'exit', 0.5, 1), { sprite: 'exit', isSmall: true });
  for (const zone of shown.crates)
    put('crate', zone, plan.crateSpots.get(zone) ?? corner(plan, zone, 'crate', 0, 1), {
      sprite: 'crate',
      isSmall: true,
    });
  for (const [place, card] of shown.placed.entries()) {
    if (card.state === 'gone' || (card.zone === NONE && card.door === NONE)) continue;
    const [zone, spot] = cardSpot(plan, card);
    const isUp = card.state === 'stays';
    const back = backOf(shown as View, place);
    put('card', zone, spot, {
      sprite: isUp ? 'card-up' : 'card-down',
      text: back === null ? '?' : `#${back}`,
      look: 'card',
      isSmall: true,
      place,
    });
  }
  if (places.humvee !== NONE)
    put('humvee', places.humvee, corner(plan, places.humvee, 'humvee', 0.5, 0.82), { sprite: 'humvee' });
  for (const zone of plan.zones.keys()) {
    if (shown.lasting[zone]! > 0)
      put('noise', zone, corner(plan, zone, 'noise', 1, 0), {
        sprite: 'lasting',
        text: String(shown.lasting[zone]),
        look: 'noise',
      });
    if (shown.noise[zone]! > 0)
      put('noise', zone, corner(plan, zone, 'noise', 1, 1), {
        sprite: 'noise',
        text: String(shown.noise[zone]),
        look: 'noise',
      });
  }
  return things;
}

/** A place in the room of a zone: 0 is left or above, 1 right or below. */
function corner({ zones }: Plan, zone: ZoneNo, what: keyof typeof HALF, along: number, down: number): Point {
  const [left, top, right, bottom] = zones[zone]!.room;
  const [w, h] = HALF[what];
  const mix = (from: number, to: number, share: number): number =>
    from > to ? (from + to) / 2 : from + (to - from) * share;
  return [
    mix(left + w + FROM_EDGE, right - w - FROM_EDGE, along),
    mix(top + h + FROM_EDGE, bottom - h - FROM_EDGE, down),
  ];
}

function cardSpot(plan: Plan, { zone, door }: Shown['placed'][number]): readonly [ZoneNo, Point] {
  if (zone !== NONE) return [zone, plan.cardSpots.get(zone) ?? corner(plan, zone, 'card', 1, 0)];
  const { line, a } = plan.doors[door]!;
  return [a, [(line[0] + line[2]) / 2, (line[1] + line[3]) / 2]];
}

/** Beside the middle, so that those who come have room. */
function spawnSpot(plan: Plan, zone: ZoneNo): Point {
  const [left, top, right, bottom] = plan.zones[zone]!.room;
  return right - left >= bottom - top
    ? corner(plan, zone, 'spawn', 0, 0.5)
    : corner(plan, zone, 'spawn', 0.5, inwards(plan, zone) === 2 ? 0 : 1);
}

/** The arrow points from the nearest edge of the plan into it. */
function inwards({ width, height, zones }: Plan, zone: ZoneNo): number {
  const [x, y] = zones[zone]!.middle;
  const toEdges = [height - y, x, y, width - x];
  return toEdges.indexOf(Math.min(...toEdges));
}
