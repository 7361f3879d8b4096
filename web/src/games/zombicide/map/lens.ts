/** The moving camera of one map: everything that follows it listens, so that a gesture draws nothing anew by Preact. */
import type { Rect } from '@horda/zombicide/map/geometry';
import { between, centred, clamped, isSeen, whole, zoomed, type Camera, type Size } from './camera.ts';

/** How long a glide to another place lasts, in milliseconds. */
const GLIDE = 300;
/** A plan that would be smaller than this by itself is shown in part. */
const LEAST_FITTED = 0.84;
/** On a phone, always. */
const ON_PHONE = 1.2;
/** A place counts as seen so many pixels from the edge. */
const MARGIN = 12;

export interface Lens {
  readonly camera: Camera;
  readonly frame: Size;
  readonly plan: Size;
  /** False until the frame has been measured. */
  readonly isReady: boolean;
  measure(frame: Size, home: Rect): void;
  pan(x: number, y: number): void;
  zoom(by: number, x?: number, y?: number): void;
  /** The whole plan. */
  fit(): void;
  /** The whole plan, or back to a part of it. */
  toggle(home: Rect): void;
  /** To a box of the plan, if it is not in sight; larger, if `scale` says so. */
  goTo(box: Rect, scale?: number): void;
  /** `moves`: whether there may be glides. */
  set moves(moves: boolean);
  listen(listener: () => void): () => void;
}

export function makeLens(plan: Size, isSmall: boolean): Lens {
  const free = isSmall ? 60 : 24;
  const listeners = new Set<() => void>();
  let camera: Camera = { x: 0, y: 0, scale: 1 };
  let frame: Size = { width: 0, height: 0 };
  let moves = true;
  let gliding = 0;
  const show = (next: Camera): void => {
    camera = clamped(next, plan, frame, free);
    for (const listener of listeners) listener();
  };
  const stop = (): void => cancelAnimationFrame(gliding);
  const glide = (next: Camera): void => {
    stop();
    const [from, to] = [camera, clamped(next, plan, frame, free)];
    if (!moves) return show(to);
    const begun = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      show(between(from, to, 1 - (1 - share) ** 3));
      if (share < 1) gliding = requestAnimationFrame(step);
    };
    gliding = requestAnimationFrame(step);
  };
  return {
    get camera() {
      return camera;
    },
    get frame() {
      return frame;
    },
    plan,
    get isReady() {
      return frame.width > 0 && frame.height > 0;
    },
    set moves(may: boolean) {
      moves = may;
    },
    measure(size, home) {
      if (size.width === frame.width && size.height === frame.height) return;
      const before = frame;
      frame = size;
      if (before.width === 0 || before.height === 0) {
        const scale = isSmall ? ON_PHONE : Math.max(whole(plan, frame).scale, LEAST_FITTED);
        return show(centred(home, scale, frame));
      }
      // Who saw the whole plan sees it still; else what was in the middle stays there.
      if (!isSmall && camera.scale <= whole(plan, before).scale * 1.01) return show(whole(plan, frame));
      show({
        ...camera,
        x: camera.x + (size.width - before.width) / 2,
        y: camera.y + (size.height - before.height) / 2,
      });
    },
    pan(x, y) {
      stop();
      show({ ...camera, x: camera.x + x, y: camera.y + y });
    },
    zoom(by, x = frame.width / 2, y = frame.height / 2) {
      stop();
      show(zoomed(camera, by, x, y, plan, frame));
    },
    fit() {
      glide(whole(plan, frame));
    },
    toggle(home) {
      const all = whole(plan, frame);
      glide(camera.scale > all.scale * 1.05 ? all : centred(home, isSmall ? ON_PHONE : LEAST_FITTED, frame));
    },
    goTo(box, scale = camera.scale) {
      if (scale === camera.scale && isSeen(camera, box, frame, MARGIN)) return;
      glide(centred(box, scale, frame));
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
