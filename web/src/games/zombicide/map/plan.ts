/** The board of a mission as it is drawn: upright, or on its side where a wide screen has more room for it. */
import type { MissionData } from '@horda/zombicide/content/mission';
import { TILES, type TileId } from '@horda/zombicide/content/tiles';
import { TILE_SIZE, type LinkKind, type ZoneKind } from '@horda/zombicide/content/vocabulary';
import { boardOf, type Board } from '@horda/zombicide/map/board';
import type { Door } from '@horda/zombicide/map/borders';
import { shifted, turned, type Line, type Rect } from '@horda/zombicide/map/geometry';
import { layTiles } from '@horda/zombicide/map/laying';
import type { PlayedKind } from '@horda/zombicide/map/zones';
import { NONE, type DoorNo, type ZoneNo } from '@horda/zombicide/state';
import { memo } from '@horda/parts';
import { boxAround, largestIn } from './outline.ts';

export type Point = readonly [x: number, y: number];

/** A tile where it lies. */
export interface Cell {
  readonly tile: TileId;
  readonly box: Rect;
  /** Touches no other tile: a tape says where one is. (V371) */
  readonly isApart: boolean;
}

/** A zone as printed on one tile; NONE: out of play. */
export interface PlanPiece {
  readonly name: string;
  readonly kind: ZoneKind;
  readonly rect: Rect;
  readonly zone: ZoneNo;
}

export interface PlanZone {
  readonly kind: PlayedKind;
  readonly rects: readonly Rect[];
  readonly box: Rect;
  /** The largest rectangle in it: pieces stand there. */
  readonly room: Rect;
  /** The middle of `room`: ways and looks run from here. */
  readonly middle: Point;
}

/** Where one can pass from zone to zone, or see into it. */
export interface Passage {
  readonly a: ZoneNo;
  readonly b: ZoneNo;
  readonly kind: LinkKind;
  readonly isUpright: boolean;
  readonly line: Line;
  /** How thick the wall is there. */
  readonly depth: number;
  readonly door: DoorNo;
}

export interface PlanDoor extends Pick<Door, 'a' | 'b' | 'colour' | 'state'> {
  readonly line: Line;
  readonly isUpright: boolean;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** A quarter turn clockwise: north is on the right. */
  readonly isSideways: boolean;
  readonly cells: readonly Cell[];
  readonly pieces: readonly PlanPiece[];
  readonly zones: readonly PlanZone[];
  readonly passages: readonly Passage[];
  readonly doors: readonly PlanDoor[];
  /** Printed places of objective cards and crates, by zone. */
  readonly cardSpots: ReadonlyMap<ZoneNo, Point>;
  readonly crateSpots: ReadonlyMap<ZoneNo, Point>;
}

/** A tile that lies apart is so far from the others. */
export const STREET = 75;

const bothWays = memo((mission: MissionData): readonly [upright: Plan, sideways: Plan] => [
  laid(mission, false),
  laid(mission, true),
]);

export function planOf(mission: MissionData, isSideways: boolean): Plan {
  return bothWays(mission)[isSideways ? 1 : 0];
}

/** Whether a mission has more rows than columns. */
export function isTall(mission: MissionData): boolean {
  const { width, height } = planOf(mission, false);
  return height > width;
}

function laid(mission: MissionData, isSideways: boolean): Plan {
  const board = boardOf(mission);
  const { layout } = mission;
  const put = puttingOf(board, layout, isSideways);
  const pieces = layTiles(layout).pieces.map(({ name, kind, rect }) => {
    const zone = board.names.get(name) ?? NONE;
    // W22: a sealed room that is in play is a lit room.
    return { name, kind: kind === 'sealed' && zone !== NONE ? 'room' : kind, rect: put(rect), zone } as const;
  });
  const zones = board.zones.map(({ kind, rects: all }): PlanZone => {
    const rects = all.map(put);
    const room = largestIn(rects);
    return { kind, rects, box: boxAround(rects), room, middle: [(room[0] + room[2]) / 2, (room[1] + room[3]) / 2] };
  });
  const cells = layout.map(({ tile, row, column, apart }) => ({
    tile,
    box: put(shifted([0, 0, TILE_SIZE, TILE_SIZE], column * TILE_SIZE, row * TILE_SIZE)),
    isApart: apart === true,
  }));
  const passages = board.borders.map(({ a, b, kind, isUpright, line, door }) => {
    const upright = isUpright !== isSideways;
    const where = put(line);
    return { a, b, kind, isUpright: upright, line: where, depth: depthAt(where, upright, zones[a]!, zones[b]!), door };
  });
  const [, , width, height] = boxAround(cells.map(({ box }) => box));
  return {
    width,
    height,
    isSideways,
    cells,
    pieces,
    zones,
    passages,
    doors: board.doors.map(({ a, b, colour, state, line }) => ({
      a,
      b,
      colour,
      state,
      line: put(line),
      isUpright: (line[0] === line[2]) !== isSideways,
    })),
    cardSpots: spotsOf(mission, board, put, 'objective'),
    crateSpots: spotsOf(mission, board, put, 'crate'),
  };
}

type Put = (rect: Rect) => Rect;

/** From places on the board to places on the plan: empty rows and columns shrink to a street, and all may be turned. */
function puttingOf(board: Board, layout: MissionData['layout'], isSideways: boolean): Put {
  const rows = emptyAmong(layout.map(({ row }) => row));
  const columns = emptyAmong(layout.map(({ column }) => column));
  const shrunk = (at: number, empty: readonly number[]): number =>
    at - empty.filter((each) => each * TILE_SIZE < at).length * (TILE_SIZE - STREET);
  const height = shrunk(board.height, rows);
  return ([left, top, right, bottom]) => {
    const [x1, x2] = [shrunk(left, columns), shrunk(right, columns)];
    const [y1, y2] = [shrunk(top, rows), shrunk(bottom, rows)];
    return isSideways ? [height - y2, x1, height - y1, x2] : [x1, y1, x2, y2];
  };
}

function emptyAmong(used: readonly number[]): readonly number[] {
  return Array.from({ length: Math.max(...used) }, (_, i) => i).filter((i) => !used.includes(i));
}

/** What lies between the rectangles of two zones at the line of their border. */
function depthAt(line: Line, isUpright: boolean, a: PlanZone, b: PlanZone): number {
  const at = isUpright ? line[0] : line[1];
  const middle = isUpright ? (line[1] + line[3]) / 2 : (line[0] + line[2]) / 2;
  const nearest = ({ rects }: PlanZone): number =>
    Math.min(
      ...rects.map(([left, top, right, bottom]) => {
        const [low, high, from, to] = isUpright ? [left, right, top, bottom] : [top, bottom, left, right];
        const isBeside = from <= middle && middle <= to;
        return isBeside ? Math.min(Math.abs(low - at), Math.abs(high - at)) : Infinity;
      }),
    );
  const depth = nearest(a) + nearest(b);
  return depth < THICKEST ? depth : 0;
}
const THICKEST = 40;

function spotsOf(
  { layout }: MissionData,
  board: Board,
  put: Put,
  what: 'objective' | 'crate',
): ReadonlyMap<ZoneNo, Point> {
  const spots = new Map<ZoneNo, Point>();
  for (const { tile, row, column, turned: angle } of layout) {
    const printed = TILES[tile][what];
    if (printed === undefined) continue;
    const [letter, x, y] = printed;
    const zone = board.names.get(`${tile}.${letter}`);
    const [left, top] = put(shifted(turned([x, y, x, y], angle), column * TILE_SIZE, row * TILE_SIZE));
    if (zone !== undefined) spots.set(zone, [left, top]);
  }
  return spots;
}
