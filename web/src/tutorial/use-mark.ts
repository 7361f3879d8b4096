/** Follows the position of the thing that a note is about. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { advisedBoxes, boxOf, markedElement, urgentBoxes } from './marked.ts';
import type { Box } from './place.ts';

/** How often positions are checked, in milliseconds: things also come, go and move without a scroll. */
const GLANCE = 120;

/** Null: there is no such thing on the page now. */
export function useMark(mark: string | null, find: (mark: string) => Element | null = markedElement): Box | null {
  return useGlance(() => {
    const element = mark === null ? null : find(mark);
    return element === null ? null : boxOf(element);
  }, mark);
}

/** The things that must never be covered, whatever the note is about. */
export function useUrgent(): readonly Box[] {
  return useGlance(urgentBoxes, null);
}

/** The pieces to touch, where the thing that the note is about holds several of them, as a hand does. */
export function useAdvised(mark: string | null): readonly Box[] {
  return useGlance(() => (mark === null ? [] : advisedBoxes(mark)), mark);
}

function useGlance<T>(find: () => T, what: string | null): T {
  const [found, setFound] = useState(find);
  useLayoutEffect(() => {
    const look = (): void => {
      const next = find();
      setFound((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    look();
    const glancing = setInterval(look, GLANCE);
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      clearInterval(glancing);
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [what]);
  return found;
}
