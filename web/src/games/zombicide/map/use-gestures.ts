/** Fingers, mouse and wheel on the map: one pointer moves it, two or the wheel change its size. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { zoomOf } from '../../../table/zoom.ts';
import type { Lens } from './lens.ts';

/** A pointer that has gone so many pixels is no touch any more. */
const SLOP = 7;
/** A finger that stays longer only looks. */
const HOLD = 450;
/** Of one notch of a wheel. */
const NOTCH = 0.0016;

/** A drag that draws something in place of moving the map; null: this one does not begin there. */
export type Draw = (x: number, y: number, isOver: boolean) => void;

export interface Gestures {
  /** Whether a drag from this place of the frame draws a way. */
  begin(x: number, y: number): Draw | null;
}

export function useGestures(frame: RefObject<HTMLElement | null>, lens: Lens, gestures: Gestures): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    const element = frame.current!;
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    let touchedAt = Infinity;
    let draw: Draw | null = null;
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      const { left, top } = element.getBoundingClientRect();
      const zoom = zoomOf(element);
      return { x: (clientX - left) / zoom, y: (clientY - top) / zoom };
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target as Element).closest('[data-still]') !== null) return;
      const at = place(event);
      fingers.set(event.pointerId, at);
      if (fingers.size > 1) draw = null;
      else {
        travelled = 0;
        touchedAt = event.pointerType === 'mouse' ? Infinity : event.timeStamp;
        draw = latest.current.begin(at.x, at.y);
      }
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const at = place(event);
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
      fingers.set(event.pointerId, at);
      travelled += Math.hypot(at.x - before.x, at.y - before.y);
      if (travelled < SLOP) return;
      // From here on it is no touch: whatever lies below hears nothing of it.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      if (draw !== null) return draw(at.x, at.y, false);
      const other = others[0];
      if (other === undefined) return lens.pan(at.x - before.x, at.y - before.y);
      const [was, is] = [before, at].map((each) => Math.hypot(each.x - other.x, each.y - other.y));
      // What was between the fingers goes with them.
      lens.zoom(is! / Math.max(1, was!), (before.x + other.x) / 2, (before.y + other.y) / 2);
      lens.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    };
    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId)) return;
      const at = place(event);
      if (draw !== null && travelled >= SLOP && event.type === 'pointerup') draw(at.x, at.y, true);
      draw = null;
    };
    const click = (event: Event): void => {
      const isHeld = event.timeStamp - touchedAt > HOLD;
      touchedAt = Infinity;
      if (travelled < SLOP && !isHeld) return;
      travelled = 0;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = place(event);
      const notches = event.deltaMode === 1 ? event.deltaY * 33 : event.deltaY;
      lens.zoom(Math.exp(-notches * NOTCH), at.x, at.y);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('wheel', wheel);
    };
  }, [lens]);
}
