/** Rectangles and lines of the board. Units are those of tiles: x runs to the right, y down. */
import type { TilePlace } from '../content/mission.ts';
import { TILE_SIZE } from '../content/vocabulary.ts';

/** Left, top, right, bottom. */
export type Rect = readonly [left: number, top: number, right: number, bottom: number];

/** From a point to a point; always upright or level. */
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Degrees, clockwise. */
export type Angle = TilePlace['turned'];

/** A rectangle, or a line, of a tile after the tile was turned about its centre. */
export function turned([left, top, right, bottom]: Rect, angle: Angle): Rect {
  const [x1, y1] = turnedPoint(left, top, angle);
  const [x2, y2] = turnedPoint(right, bottom, angle);
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

function turnedPoint(x: number, y: number, angle: Angle): readonly [number, number] {
  switch (angle) {
    case 0:
      return [x, y];
    case 90:
      return [TILE_SIZE - y, x];
    case 180:
      return [TILE_SIZE - x, TILE_SIZE - y];
    case 270:
      return [y, TILE_SIZE - x];
  }
}

export function shifted([left, top, right, bottom]: Rect, x: number, y: number): Rect {
  return [left + x, top + y, right + x, bottom + y];
}

export function areaOf([left, top, right, bottom]: Rect): number {
  return (right - left) * (bottom - top);
}

/** Whether two rectangles lie side by side, so that the border between them is an upright line. */
export function isBeside(a: Rect, b: Rect): boolean {
  const across = Math.max(a[0], b[0]) - Math.min(a[2], b[2]);
  const down = Math.max(a[1], b[1]) - Math.min(a[3], b[3]);
  return across > down;
}
