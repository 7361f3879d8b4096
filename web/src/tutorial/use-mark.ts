/** Where on the page the thing is that a note speaks of, followed while it moves. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { boxOf, markedElement, urgentBoxes } from './marked.ts';
import type { Box } from './place.ts';

/** How often things are looked for that come, go or move without a scroll, in milliseconds. */
const GLANCE = 120;

/** Null: there is no such thing on the page now. */
export function useMark(mark: string | null, find: (mark: string) => Element | null = markedElement): Box | null {
  return useGlance(() => {
    const element = mark === null ? null : find(mark);
    return element === null ? null : boxOf(element);
  }, mark);
}

/** What must not be covered, whatever the note speaks of. */
export function useUrgent(): readonly Box[] {
  return useGlance(urgentBoxes, null);
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
