/** Borders between zones, the doors in them, and the walls where there is none. */
import type { DoorSpec, TilePlace } from '../content/mission.ts';
import type { Condition } from '../content/operations.ts';
import { TILES } from '../content/tiles.ts';
import type { Colour, LinkKind } from '../content/vocabulary.ts';
import { NONE, type DoorNo, type ZoneNo } from '../state.ts';
import { lengthOf, lineBetween, NOTHING, type Contact } from './contacts.ts';
import { isBeside, type Line, type Rect } from './geometry.ts';
import type { Joint, Piece } from './laying.ts';
import { isOutside, type Zoned } from './zones.ts';

export interface Border {
  readonly a: ZoneNo;
  readonly b: ZoneNo;
  readonly kind: LinkKind;
  /** The line is upright: who looks through looks east or west. */
  readonly isUpright: boolean;
  /** What to draw: the gap of an opening or door, otherwise all of it. */
  readonly line: Line;
  /** NONE: no door. */
  readonly door: DoorNo;
}

export interface Door {
  /** Names of the two pieces in alphabetical order: `4R.r2|4R.s5`. */
  readonly name: string;
  readonly a: ZoneNo;
  readonly b: ZoneNo;
  /** Null: an ordinary door. */
  readonly colour: Colour | null;
  readonly state: DoorSpec['state'];
  /** See `DoorSpec`; null: always. */
  readonly onlyIf: Condition | null;
  /** The other end of its passage, which opens with it; NONE: there is none. (Y22) */
  readonly other: DoorNo;
  readonly line: Line;
}

export interface Bordered {
  readonly borders: readonly Border[];
  readonly doors: readonly Door[];
  readonly walls: readonly Line[];
}

/** Two pieces that something joins. */
interface Link {
  readonly a: number;
  readonly b: number;
  readonly kind: LinkKind;
  readonly isUpright: boolean;
  readonly line: Line;
}

/** Everything that borders are made of. */
interface Laid {
  readonly layout: readonly TilePlace[];
  readonly pieces: readonly Piece[];
  readonly joints: readonly Joint[];
  readonly contacts: readonly Contact[];
  readonly zoned: Zoned;
  readonly doors: readonly DoorSpec[];
}

export function bordersOf(laid: Laid): Bordered {
  const { pieces, contacts, zoned, doors: specs } = laid;
  const links = [...linksOnTiles(laid), ...laid.joints.flatMap(linkAcross), ...addedDoors(laid)];
  const borders: Border[] = [];
  const doors: Door[] = [];
  for (const { a, b, kind, isUpright, line } of links) {
    const [zoneA, zoneB] = [zoned.zoneOf[a]!, zoned.zoneOf[b]!];
    if (zoneA === NONE || zoneB === NONE || zoneA === zoneB) continue;
    const door = kind === 'door' ? doors.length : NONE;
    borders.push({ a: zoneA, b: zoneB, kind, isUpright, line, door });
    if (kind !== 'door') continue;
    const name = doorName(pieces[a]!.name, pieces[b]!.name);
    const spec = specs.find((each) => sorted(each.door) === name);
    doors.push({
      name,
      a: zoneA,
      b: zoneB,
      colour: spec?.colour ?? null,
      state: spec?.state ?? 'closed',
      onlyIf: spec?.onlyIf ?? null,
      other: NONE,
      line,
    });
  }
  return { borders, doors: withOthers(doors, specs), walls: wallsOf(contacts, pieces, zoned, borders) };
}

/** Y22: the two ends of a passage know each other. */
function withOthers(doors: readonly Door[], specs: readonly DoorSpec[]): readonly Door[] {
  return doors.map((door) => {
    const mate = specs.find((each) => sorted(each.door) === door.name)?.opensWith;
    return mate === undefined ? door : { ...door, other: doors.findIndex(({ name }) => name === sorted(mate)) };
  });
}

export function doorName(a: string, b: string): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

/** A door's name as the board has it, whichever of its zones comes first. */
export function sorted(door: string): string {
  const [a, b] = door.split('|') as [string, string];
  return doorName(a, b);
}

function linksOnTiles({ layout, pieces, contacts }: Laid): readonly Link[] {
  const places = new Map(pieces.map(({ name }, i) => [name, i]));
  return layout.flatMap(({ tile }) =>
    Object.entries(TILES[tile].links).flatMap(([kind, pairs]) =>
      pairs.map((pair) => {
        const [a, b] = pair.split('|').map((letter) => places.get(`${tile}.${letter}`)!) as [number, number];
        return linkBetween(pieces, contacts, a, b, kind as LinkKind);
      }),
    ),
  );
}

function addedDoors({ pieces, contacts, doors }: Laid): readonly Link[] {
  return doors
    .filter(({ added }) => added === true)
    .map(({ door }) => {
      const [a, b] = door.split('|').map((name) => pieces.findIndex((piece) => piece.name === name)) as [
        number,
        number,
      ];
      return linkBetween(pieces, contacts, a, b, 'door');
    });
}

function linkBetween(
  pieces: readonly Piece[],
  contacts: readonly Contact[],
  a: number,
  b: number,
  kind: LinkKind,
): Link {
  const [rectA, rectB] = [pieces[a]!.rect, pieces[b]!.rect];
  const isUpright = isBeside(rectA, rectB);
  const whole = lineBetween(contacts, a, b, isUpright) ?? sharedLine(rectA, rectB, isUpright);
  const isGap = kind === 'opening' || kind === 'door';
  return { a, b, kind, isUpright, line: isGap ? gapIn(whole) : whole };
}

/** For pieces that overlap, so that no strip tells where they meet. */
function sharedLine(a: Rect, b: Rect, isUpright: boolean): Line {
  const [left, top, right, bottom] = [
    Math.max(a[0], b[0]),
    Math.max(a[1], b[1]),
    Math.min(a[2], b[2]),
    Math.min(a[3], b[3]),
  ];
  if (isUpright) return [(left + right) / 2, top, (left + right) / 2, bottom];
  return [left, (top + bottom) / 2, right, (top + bottom) / 2];
}

/** Doorways are drawn in the middle of their wall, as wide as those printed on the edges of tiles. */
function gapIn(line: Line): Line {
  const [x1, y1, x2, y2] = line;
  const half = Math.min(DOORWAY, lengthOf(line)) / 2;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return x1 === x2 ? [x, y - half, x, y + half] : [x - half, y, x + half, y];
}
const DOORWAY = 25;

/** What joins pieces of two tiles: openings that meet; streets that meet are one zone. A street and a room: a wall. */
function linkAcross({ a, b, rect }: Joint): readonly Link[] {
  const link = (kind: LinkKind): readonly Link[] => [
    { a: a.piece, b: b.piece, kind, isUpright: rect[0] === rect[2], line: rect },
  ];
  if (a.kind === 'door' || b.kind === 'door') return link('door');
  if (isOutside(a.kind) || isOutside(b.kind)) return [];
  return link(a.kind === 'corridor' && b.kind === 'corridor' ? 'open' : 'opening');
}

/** V309: for each zone, whether it ends somewhere without a border: at a wall, or where the board ends. */
export function walledZones(
  contacts: readonly Contact[],
  zoneOf: readonly ZoneNo[],
  n: number,
  borders: readonly Border[],
): readonly boolean[] {
  const isWalled = Array<boolean>(n).fill(false);
  for (const { a, b, isUpright, line } of contacts) {
    const [zoneA, zoneB] = [zoneOf[a]!, b === NOTHING ? NONE : zoneOf[b]!];
    if (zoneA === zoneB || lengthOf(line) < SLIVER) continue;
    if (borders.some((each) => each.isUpright === isUpright && joins(each, zoneA, zoneB))) continue;
    for (const zone of [zoneA, zoneB]) if (zone !== NONE) isWalled[zone] = true;
  }
  return isWalled;
}
/** W1: shorter contacts are nothing. */
const SLIVER = 16;

function joins({ a, b }: Border, one: ZoneNo, other: ZoneNo): boolean {
  return (a === one && b === other) || (a === other && b === one);
}

/** Lines where something indoors ends and nobody gets through. */
function wallsOf(
  contacts: readonly Contact[],
  pieces: readonly Piece[],
  { zoneOf }: Zoned,
  borders: readonly Border[],
): readonly Line[] {
  const isIndoors = (piece: number): boolean => piece !== NOTHING && !OUTSIDE.has(pieces[piece]!.kind);
  return contacts.flatMap(({ a, b, isUpright, line }) => {
    if (!isIndoors(a) && !isIndoors(b)) return [];
    const [zoneA, zoneB] = [zoneOf[a]!, b === NOTHING ? NONE : zoneOf[b]!];
    if (zoneA === zoneB && zoneA !== NONE) return [];
    const between = borders.filter((each) => each.isUpright === isUpright && joins(each, zoneA, zoneB));
    if (between.some(({ kind }) => kind !== 'opening' && kind !== 'door')) return [];
    let walls: readonly Line[] = [line];
    for (const gap of between) walls = walls.flatMap((wall) => without(wall, gap.line));
    return walls.filter((wall) => lengthOf(wall) > STUB);
  });
}
/** Shorter pieces only come of how rooms overlap. */
const STUB = 10;
const OUTSIDE: ReadonlySet<string> = new Set(['street', 'outdoor', 'garden', 'tank']);

/** What is left of a wall beside a gap in it. Walls of rooms are drawn up to a wall's width apart. */
function without(wall: Line, gap: Line): readonly Line[] {
  const isUpright = wall[0] === wall[2];
  if (Math.abs(isUpright ? wall[0] - gap[0] : wall[1] - gap[1]) > WALL) return [wall];
  const [start, end] = isUpright ? [wall[1], wall[3]] : [wall[0], wall[2]];
  const [from, to] = isUpright ? [gap[1], gap[3]] : [gap[0], gap[2]];
  if (to <= start || from >= end) return [wall];
  const line = (low: number, high: number): Line =>
    isUpright ? [wall[0], low, wall[0], high] : [low, wall[1], high, wall[1]];
  return [...(from > start ? [line(start, from)] : []), ...(to < end ? [line(to, end)] : [])];
}
const WALL = 10;
