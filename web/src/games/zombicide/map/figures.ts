/** Who stands where: every zone packs its cars, survivors, then brutes, walkers, runners and abominations. Pure. */
import { isInCar, isLit, zoneOfCompanion } from '@horda/zombicide/text/shown';
import { BRUTE, NONE, RUNNER, TYPES, WALKER, type SurvivorNo, type ZoneNo } from '@horda/zombicide/state';
import type { Rect } from '@horda/zombicide/map/geometry';
import type { Detail } from './camera.ts';
import { carsIn, ridersIn } from './cars.ts';
import { CHIP_SIZE, CHIPS, FACES, type Chip } from './chips.ts';
import type { Plan, Point } from './plan.ts';
import type { Shown } from './shown.ts';
import { pack, type Item, type Packed } from './slots.ts';
import type { Fixed } from './things.ts';

export type Figure = {
  /** The same figure has the same key from beat to beat. */
  readonly key: string;
  readonly zone: ZoneNo;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isDim: boolean;
} & Drawn;

type Drawn =
  | { readonly is: 'stack'; readonly chip: Chip; readonly face: number; readonly n: number }
  /** All of a zone as one sign: the outline of the worst kind with the total. */
  | { readonly is: 'tally'; readonly chip: Chip; readonly n: number }
  /** In a crowd the names are left out. */
  | { readonly is: 'survivor'; readonly survivor: SurvivorNo; readonly isNamed: boolean }
  | { readonly is: 'companion'; readonly who: number }
  | { readonly is: 'car'; readonly car: number; readonly isUpright: boolean }
  /** From far away: the shape of the seat. */
  | { readonly is: 'seat'; readonly survivor: SurvivorNo };

/** `swell`: drawn larger than it is printed. */
export type Unplaced = Item & { readonly key: string; readonly swell?: number } & Drawn;

export interface Stage {
  readonly plan: Plan;
  readonly shown: Shown;
  readonly things: readonly Fixed[];
  readonly detail: Detail;
  /** Pixels for one unit: from far away signs keep their size on the screen. */
  readonly scale: number;
  nameOf(survivor: SurvivorNo): string;
}

/** Half the width of a sign from far away, in pixels. */
const SIGN = 13;
/** So many stand one by one; more are stacks. */
const SINGLE = 12;
const CROWDED = 1.25;
/** From the walls. */
const INSET = { street: 7, indoors: 9 } as const;

export function figuresOf(stage: Stage): readonly Figure[] {
  return stage.plan.zones.flatMap((_, zone) => figuresIn(stage, zone));
}

export function figuresIn(stage: Stage, zone: ZoneNo): readonly Figure[] {
  const { plan, shown, things, detail } = stage;
  const people = peopleIn(stage, zone, true);
  const hordes = hordesIn(stage, zone);
  const cars = carsIn(stage, zone);
  if (cars.length + people.length + hordes.length === 0) return [];
  const isDim = shown.night && !isLit(shown, zone);
  const fixed = things
    .filter((thing) => thing.zone === zone && (detail !== 'far' || thing.isSmall !== true))
    .map(({ box }) => box);
  const box = standingRoom(plan, zone);
  const tally = hordes.length === 0 ? [] : [tallyOf(stage, zone)];
  const settled = (items: readonly Unplaced[], packed: Packed): readonly Figure[] =>
    items.flatMap((item, i): readonly Figure[] => {
      const figure = { ...item, ...packed.spots[i]!, zone, size: packed.size * (item.swell ?? 1), isDim };
      return figure.is === 'car' ? [figure, ...ridersIn(stage, figure)] : [figure];
    });
  // Where rows do not fit, names are left out, then kinds become one sign, then photographs the shapes of seats.
  const nameless = peopleIn(stage, zone, false);
  const signs = [...cars, ...seatsIn(stage, zone), ...tally];
  const rows = [
    [...cars, ...people, ...hordes],
    [...cars, ...nameless, ...hordes],
    [...cars, ...nameless, ...tally],
    signs,
  ];
  for (const items of rows) {
    const packed = pack(box, items, fixed);
    if (packed !== null) return settled(items, packed);
  }
  // What does not fit even so is packed as small as it must be.
  for (const size of [0.6, 0.5, 0.4, 0.3]) {
    const packed = pack(box, signs, fixed, [size]);
    if (packed !== null) return settled(signs, packed);
  }
  return settled(signs, { spots: signs.map(() => middleOf(box)), size: 0.3 });
}

/** Where a survivor or a car stands on the plan; null: not on the board. */
export function placeOf(stage: Stage, is: 'survivor' | 'car', number: number): Point | null {
  const { survivors, cars } = stage.shown;
  const zone = (is === 'car' ? cars : survivors)[number]?.zone ?? NONE;
  if (zone === NONE) return null;
  const figure = figuresIn(stage, zone).find(({ key }) => key === `${is}-${number}`);
  return figure === undefined ? null : [figure.x, figure.y];
}

function standingRoom({ zones }: Plan, zone: ZoneNo): Rect {
  const { room, kind } = zones[zone]!;
  const [left, top, right, bottom] = room;
  const inset = kind === 'room' || kind === 'dark' || kind === 'corridor' ? INSET.indoors : INSET.street;
  return [left + inset, top + inset, right - inset, bottom - inset];
}

const middleOf = ([left, top, right, bottom]: Rect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** A photograph with the name below it, which is never smaller than can be read. */
export const nameSize = (scale: number): number => Math.max(13.5, LEAST_NAME / scale);
const photoWidth = (name: string, scale: number): number =>
  Math.max(42, (name.length * 0.5 + 0.9) * nameSize(scale) + 4);
const photoHeight = (scale: number): number => 40 + nameSize(scale) * 1.32;
/** On the screen, in pixels. */
const LEAST_NAME = 13;

function peopleIn(stage: Stage, zone: ZoneNo, isNamed: boolean): readonly Unplaced[] {
  const { shown, detail, scale, nameOf } = stage;
  if (detail === 'far') return seatsIn(stage, zone);
  const survivors = survivorsIn(stage, zone).map((survivor): Unplaced => {
    const [width, height] = isNamed ? [photoWidth(nameOf(survivor), scale), photoHeight(scale)] : [42, 48];
    return { key: `survivor-${survivor}`, is: 'survivor', survivor, isNamed, width, height };
  });
  const companions = shown.companions.flatMap((one, i): readonly Unplaced[] =>
    one.status !== 'standing' || zoneOfCompanion(shown, one) !== zone
      ? []
      : [{ key: `companion-${i}`, is: 'companion', who: one.who, width: 36, height: 44 }],
  );
  return [...survivors, ...companions];
}

/** Those in a car are drawn with it, except from far away. */
function survivorsIn({ shown, detail }: Stage, zone: ZoneNo): readonly SurvivorNo[] {
  return shown.survivors.flatMap((one, survivor) =>
    one.zone === zone &&
    (one.status === 'standing' || one.status === 'down') &&
    (detail === 'far' || !isInCar(shown, survivor))
      ? [survivor]
      : [],
  );
}

function seatsIn(stage: Stage, zone: ZoneNo): readonly Unplaced[] {
  const width = (SIGN * 2) / stage.scale;
  return survivorsIn(stage, zone).map((survivor) => ({
    key: `survivor-${survivor}`,
    is: 'seat',
    survivor,
    width,
    height: width,
  }));
}

/** The worst kind comes first in this list; stacks stand in another order. */
const WORST = [BRUTE, RUNNER, WALKER] as const;
const STANDING = [BRUTE, WALKER, RUNNER] as const;

export function stackWidth(chip: Chip, n: number): number {
  return CHIP_SIZE[chip] * (chip === 'runner' ? 2.15 : 2) + (Math.min(n, 3) - 1) * 9 + (n > 1 ? 10 : 0);
}

function hordesIn(stage: Stage, zone: ZoneNo): readonly Unplaced[] {
  const { shown, detail } = stage;
  const kinds = STANDING.flatMap((kind) => {
    const n = shown.zombies[zone * TYPES + kind]!;
    return n === 0 ? [] : [[kind, n] as const];
  });
  const abominations = shown.abominations.flatMap((one, i) => (one.zone === zone ? [[one.kind, i] as const] : []));
  if (kinds.length + abominations.length === 0) return [];
  if (detail === 'far') return [tallyOf(stage, zone)];
  const total = kinds.reduce((sum, [, n]) => sum + n, 0);
  const isSingle = detail === 'near' && total <= SINGLE;
  const size = detail === 'near' && !isSingle ? CROWDED : 1;
  const stacks = kinds.flatMap(([kind, n]): readonly Unplaced[] => {
    const chip = CHIPS[kind]!;
    const face = zone + kind;
    const height = CHIP_SIZE[chip] * 2 * size;
    const one = (key: string, at: number, count: number): Unplaced => ({
      key,
      is: 'stack',
      chip,
      face: at % FACES[chip],
      n: count,
      width: stackWidth(chip, count) * size,
      height,
      swell: size,
    });
    return isSingle
      ? Array.from({ length: n }, (_, i) => one(`zombie-${zone}-${kind}-${i}`, face + i, 1))
      : [one(`zombie-${zone}-${kind}`, face, n)];
  });
  const big = abominations.map(([kind, i]): Unplaced => {
    const width = CHIP_SIZE.abomination * 2;
    return {
      key: `abomination-${i}`,
      is: 'stack',
      chip: 'abomination',
      face: kind % FACES.abomination,
      n: 1,
      width,
      height: width,
    };
  });
  return [...big, ...stacks];
}

function tallyOf({ shown, scale, detail }: Stage, zone: ZoneNo): Unplaced {
  const at = zone * TYPES;
  const abominations = shown.abominations.filter((one) => one.zone === zone).length;
  const n = shown.zombies[at]! + shown.zombies[at + 1]! + shown.zombies[at + 2]! + abominations;
  const worst = WORST.find((kind) => shown.zombies[at + kind]! > 0) ?? WALKER;
  const width = detail === 'far' ? (SIGN * 2) / scale : 40;
  return {
    key: `tally-${zone}`,
    is: 'tally',
    chip: abominations > 0 ? 'abomination' : CHIPS[worst]!,
    n,
    width,
    height: width,
  };
}
