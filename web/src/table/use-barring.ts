/** While a reason is read, the pieces that it speaks of are marked: a chalk frame, because nothing can be done there. */
import { useLayoutEffect } from 'preact/hooks';
import type { RefObject } from 'preact';
import './barring.css';

const MARK = 'data-barring';

export function useBarring(board: RefObject<HTMLElement | null>, pieces: readonly string[]): void {
  const key = pieces.join(' ');
  useLayoutEffect(() => {
    if (pieces.length === 0) return;
    const marked = pieces.flatMap((piece) => [
      ...(board.current?.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`) ?? []),
    ]);
    for (const element of marked) element.setAttribute(MARK, '');
    return () => {
      for (const element of marked) element.removeAttribute(MARK);
    };
  }, [key]);
}
