/** Where a box of the plan stands, in percent of the world: so that a moving map lays out nothing again. */
import type { Rect } from '@horda/zombicide/map/geometry';
import type { Size } from './camera.ts';

export function boxStyle({ width, height }: Size, [left, top, right, bottom]: Rect) {
  return {
    left: `${(100 * left) / width}%`,
    top: `${(100 * top) / height}%`,
    width: `${(100 * (right - left)) / width}%`,
    height: `${(100 * (bottom - top)) / height}%`,
  };
}

export function spotStyle({ width, height }: Size, [x, y]: readonly [number, number]) {
  return { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` };
}
