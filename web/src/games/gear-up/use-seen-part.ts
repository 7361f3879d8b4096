/** A grid that is wider than its frame: which part is visible, and how to scroll a square into view. */
import type { Grid } from '@horda/gear-up/geometry/geometry';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Cells } from './grid.ts';

/** In columns of the grid. */
export interface SeenPart {
  readonly from: number;
  readonly columns: number;
}

/** Null: all of it is seen. */
export function useSeenPart(frame: RefObject<HTMLElement | null>, { width }: Grid): SeenPart | null {
  const [seen, setSeen] = useState<SeenPart | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Rounded sizes may differ by a pixel although nothing is hidden.
      if (scrollWidth <= clientWidth + 1) return setSeen(null);
      const column = scrollWidth / width;
      setSeen({ from: scrollLeft / column, columns: clientWidth / column });
    };
    const resizing = new ResizeObserver(look);
    resizing.observe(element);
    element.addEventListener('scroll', look);
    look();
    return () => {
      resizing.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [width]);
  return seen;
}

/** Scrolls only the frame, and only if a square is hidden. */
export function bringIntoFrame(frame: HTMLElement | null, { squares, width }: Grid, cells: Cells): void {
  if (frame === null || cells.length === 0 || frame.scrollWidth <= frame.clientWidth + 1) return;
  const column = frame.scrollWidth / width;
  const columns = cells.map((cell) => squares[cell]!.column);
  const [left, right] = [Math.min(...columns) * column, (Math.max(...columns) + 1) * column];
  const { scrollLeft, clientWidth } = frame;
  if (left >= scrollLeft && right <= scrollLeft + clientWidth) return;
  frame.scrollLeft = (left + right - clientWidth) / 2;
}
