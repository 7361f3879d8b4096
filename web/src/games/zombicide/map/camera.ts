/** Which part of the plan is seen, and how large. Pure: gestures are in `use-camera.ts`. */
import { TILE_SIZE } from '@horda/zombicide/content/vocabulary';
import type { Rect } from '@horda/zombicide/map/geometry';

/** A place of the plan is drawn at `place * scale + offset`. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels for one unit of the plan. */
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much of the board is drawn in how much detail. */
export type Detail = 'far' | 'plan' | 'near';

/** Pixels of a tile at which the details change, and the limits of all. */
const PLAN_FROM = 200;
const NEAR_FROM = 420;
const LEAST = 100;
const MOST = 700;
/** The map never grows larger than this by itself. */
const MOST_FITTED = 420;
/** Around a border between two levels of detail nothing changes. */
const HYSTERESIS = 0.05;

export function detailAt({ scale }: Camera, before: Detail | null): Detail {
  const tile = scale * TILE_SIZE;
  const border = (at: number, isBelow: boolean): number =>
    before === null ? at : at * (1 + (isBelow ? HYSTERESIS : -HYSTERESIS));
  if (tile < border(PLAN_FROM, before === 'far')) return 'far';
  return tile < border(NEAR_FROM, before !== 'near') ? 'plan' : 'near';
}

/** The whole plan, in the middle of the frame. */
export function whole(plan: Size, frame: Size): Camera {
  const scale = Math.min(frame.width / plan.width, frame.height / plan.height, MOST_FITTED / TILE_SIZE);
  return centred([0, 0, plan.width, plan.height], scale, frame);
}

/** A box of the plan in the middle of the frame. */
export function centred([left, top, right, bottom]: Rect, scale: number, frame: Size): Camera {
  return {
    scale,
    x: frame.width / 2 - ((left + right) / 2) * scale,
    y: frame.height / 2 - ((top + bottom) / 2) * scale,
  };
}

/** The place of the plan under `x`, `y` stays there. */
export function zoomed(camera: Camera, by: number, x: number, y: number, plan: Size, frame: Size): Camera {
  const least = Math.min(LEAST / TILE_SIZE, whole(plan, frame).scale);
  const scale = Math.min(Math.max(camera.scale * by, least), MOST / TILE_SIZE);
  const ratio = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio };
}

/** Beyond its edges the plan may be pushed `free` pixels; a plan smaller than the frame stays in the middle. */
export function clamped({ x, y, scale }: Camera, plan: Size, frame: Size, free: number): Camera {
  const along = (at: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 : Math.min(free, Math.max(room - length - free, at));
  return {
    scale,
    x: along(x, plan.width * scale, frame.width),
    y: along(y, plan.height * scale, frame.height),
  };
}

/** Whether a box of the plan is seen whole, or as much of it as the frame can hold. */
export function isSeen({ x, y, scale }: Camera, [left, top, right, bottom]: Rect, frame: Size, margin = 0): boolean {
  const along = (from: number, to: number, offset: number, room: number): boolean => {
    const [start, end] = [from * scale + offset, to * scale + offset];
    return end - start > room - 2 * margin
      ? start < room / 2 && end > room / 2
      : start >= margin && end <= room - margin;
  };
  return along(left, right, x, frame.width) && along(top, bottom, y, frame.height);
}

/** A camera between two, for a glide. */
export function between(from: Camera, to: Camera, share: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

/** Signs keep their size on the screen, so that places depend on the scale: they change in steps, not all the time. */
export function inSteps(scale: number): number {
  return STEP ** Math.round(Math.log(scale) / Math.log(STEP));
}
const STEP = 1.12;
