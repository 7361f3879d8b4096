/** The board of a mission as a plan of characters: which zone each belongs to, and where borders run. */
import { memo } from '@horda/parts';
import type { Board } from '@horda/zombicide/map/board';
import { areaOf, type Line, type Rect } from '@horda/zombicide/map/geometry';
import { NONE, type ZoneNo } from '@horda/zombicide/state';
import { leastSize, linesOf, placedOn, type Lines, type Need } from './lines.ts';

/** A character between two zones; NONE: on this side nothing is in play. */
export interface Edge {
  readonly x: number;
  readonly y: number;
  readonly a: ZoneNo;
  readonly b: ZoneNo;
  readonly isUpright: boolean;
}

/** A stretch of one row inside of a zone. */
export interface Span {
  readonly y: number;
  readonly from: number;
  readonly length: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly edges: readonly Edge[];
  /** Characters where several borders meet. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  /** The rows of each zone from top to bottom, each with its longest stretch. */
  readonly spans: readonly (readonly Span[])[];
  /** The first and the last row of each zone. */
  readonly extents: readonly (readonly [top: number, bottom: number])[];
  /** The character of a point of the board. */
  at(point: readonly [x: number, y: number]): readonly [x: number, y: number];
}

/** Room inside of zones, in characters: the same width in all, and the rows that each needs. */
export interface Room {
  readonly width: number;
  readonly rows: (zone: ZoneNo) => number;
}

/** A board that is taller than wide lies on its side, turned clockwise: screens are wide. */
export function isSideways({ width, height }: Board): boolean {
  return height > width;
}

/** The columns of the narrowest plan whose zones are so wide inside. */
export function leastWidth(board: Board, width: number): number {
  const { rects, columns } = layingOf(board);
  return leastSize(
    columns,
    needsOf(rects, columns, 0, () => width),
  );
}

/** The rows of the lowest plan whose zones have the rows that they need. */
export function leastHeight(board: Board, rowsIn: Room['rows']): number {
  const { rects, rows } = layingOf(board);
  return leastSize(rows, needsOf(rects, rows, 1, rowsIn));
}

/** How wide each zone is inside, on a plan of this width. */
export function widthsOf(board: Board, room: number, width: number): readonly number[] {
  const { rects, columns } = layingOf(board);
  const needs = needsOf(rects, columns, 0, () => room);
  const xs = placedOn(columns, needs, width);
  return rects.map((pieces) => {
    const { from, to } = endsOf(pieces, columns, 0);
    return xs[to]! - xs[from]! - 1;
  });
}

/** `width`, `height`: no less than the least. */
export function planOf(board: Board, room: Room, width: number, height: number): Plan {
  const { rects, columns, rows, turned } = layingOf(board);
  const xs = placedOn(
    columns,
    needsOf(rects, columns, 0, () => room.width),
    width,
  );
  const ys = placedOn(rows, needsOf(rects, rows, 1, room.rows), height);
  const cells = cellsOf(rects, columns, rows);
  const zoneAt = (column: number, row: number): ZoneNo => cells[row]?.[column] ?? NONE;
  const edges: Edge[] = [];
  const corners: { x: number; y: number }[] = [];
  const spans: Span[][] = rects.map(() => []);
  for (let y = 0; y < height; y++) {
    const [above, below] = sidesOf(ys, y);
    for (let x = 0; x < width; x++) {
      const [before, after] = sidesOf(xs, x);
      const around = [
        zoneAt(before, above),
        zoneAt(after, above),
        zoneAt(before, below),
        zoneAt(after, below),
      ] as const;
      const [a] = around;
      if (around.every((zone) => zone === a)) {
        if (a !== NONE) extend(spans[a]!, x, y);
      } else if (around[0] === around[2] && around[1] === around[3])
        edges.push({ x, y, a, b: around[1], isUpright: true });
      else if (around[0] === around[1] && around[2] === around[3])
        edges.push({ x, y, a, b: around[2], isUpright: false });
      else corners.push({ x, y });
    }
  }
  return {
    width,
    height,
    edges,
    corners,
    spans: spans.map(longestInRows),
    extents: spans.map((all) => [all[0]?.y ?? 0, all.at(-1)?.y ?? 0]),
    at: (point) => {
      const [x, y] = turned(point);
      return [charOf(columns, xs, x), charOf(rows, ys, y)];
    },
  };
}

interface Laid {
  /** The pieces of each zone. */
  readonly rects: readonly (readonly Rect[])[];
  readonly columns: Lines;
  readonly rows: Lines;
  turned(point: readonly [x: number, y: number]): readonly [x: number, y: number];
}

const layingOf = memo((board: Board): Laid => {
  const { height } = board;
  const turned: Laid['turned'] = isSideways(board) ? ([x, y]) => [height - y, x] : (point) => point;
  const rects = board.zones.map((zone) =>
    zone.rects.map(([left, top, right, bottom]): Rect => {
      const [x1, y1] = turned([left, top]);
      const [x2, y2] = turned([right, bottom]);
      return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
    }),
  );
  const all = rects.flat();
  return {
    rects,
    columns: linesOf(all.flatMap(([left, , right]) => [left, right])),
    rows: linesOf(all.flatMap(([, top, , bottom]) => [top, bottom])),
    turned,
  };
});

/** Every piece has one character at least, and all pieces of a zone together the room that is wanted. */
function needsOf(rects: Laid['rects'], lines: Lines, low: 0 | 1, room: (zone: ZoneNo) => number): readonly Need[] {
  return rects.flatMap((pieces, zone) => [
    ...pieces.map((piece) => ({ ...endsOf([piece], lines, low), least: 1 })),
    { ...endsOf(pieces, lines, low), least: room(zone) },
  ]);
}

/** The outermost lines of pieces. */
function endsOf(pieces: readonly Rect[], lines: Lines, low: 0 | 1): { readonly from: number; readonly to: number } {
  return {
    from: Math.min(...pieces.map((rect) => lines.of(rect[low]))),
    to: Math.max(...pieces.map((rect) => lines.of(rect[low === 0 ? 2 : 3]))),
  };
}

/** The zone between each two lines. Where pieces overlap, the smaller one lies on top. */
function cellsOf(rects: Laid['rects'], columns: Lines, rows: Lines): readonly (readonly ZoneNo[])[] {
  const cells = rows.at.map(() => columns.at.map(() => NONE));
  const pieces = rects.flatMap((all, zone) => all.map((rect) => ({ rect, zone })));
  for (const { rect, zone } of pieces.toSorted((a, b) => areaOf(b.rect) - areaOf(a.rect)))
    for (let row = rows.of(rect[1]); row < rows.of(rect[3]); row++)
      for (let column = columns.of(rect[0]); column < columns.of(rect[2]); column++) cells[row]![column] = zone;
  return closed(cells, columns, rows);
}

/** Between two zones with nothing but a wall's width between them there is no empty cell. */
function closed(cells: readonly (readonly ZoneNo[])[], columns: Lines, rows: Lines): readonly (readonly ZoneNo[])[] {
  const isThin = ({ at }: Lines, line: number): boolean => at[line + 1]! - at[line]! <= WIDEST_GAP;
  return cells.map((row, y) =>
    row.map((zone, x) => {
      if (zone !== NONE) return zone;
      const [left, right] = [row[x - 1] ?? NONE, row[x + 1] ?? NONE];
      if (isThin(columns, x) && left !== NONE && right !== NONE) return left;
      const [above, below] = [cells[y - 1]?.[x] ?? NONE, cells[y + 1]?.[x] ?? NONE];
      return isThin(rows, y) && above !== NONE && below !== NONE ? above : NONE;
    }),
  );
}
const WIDEST_GAP = 40;

/** The cells before and behind a character; they differ where it is a line. */
function sidesOf(placed: readonly number[], char: number): readonly [before: number, behind: number] {
  return [placed.findLastIndex((place) => place < char), placed.findLastIndex((place) => place <= char)];
}

function extend(spans: Span[], x: number, y: number): void {
  const last = spans.at(-1);
  if (last?.y === y && last.from + last.length === x) spans[spans.length - 1] = { ...last, length: last.length + 1 };
  else spans.push({ y, from: x, length: 1 });
}

function longestInRows(spans: readonly Span[]): readonly Span[] {
  return [...Map.groupBy(spans, ({ y }) => y).values()].map((row) =>
    row.reduce((a, b) => (a.length >= b.length ? a : b)),
  );
}

function charOf({ at }: Lines, placed: readonly number[], place: number): number {
  const next = at.findIndex((line) => line >= place);
  if (next <= 0) return next === 0 ? placed[0]! : placed.at(-1)!;
  const share = (place - at[next - 1]!) / (at[next]! - at[next - 1]!);
  return Math.round(placed[next - 1]! + share * (placed[next]! - placed[next - 1]!));
}

/** The middle of a line. */
export function middleOf([x1, y1, x2, y2]: Line): readonly [number, number] {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}
