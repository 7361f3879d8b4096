/** The piece on which the mouse rests or the focus lies: it shows itself after a moment. */
import { useEffect, useState } from 'preact/hooks';
import { pieceOf, readable, type Opened } from './reading.ts';

/** Milliseconds. */
const REST = 250;
/** On a narrow screen the sheet would cover the focused piece: there the key I opens it. */
const HAS_ROOM = '(min-width: 1000px)';

export interface Resting {
  readonly opened: Opened | null;
  /** Until the mouse or the focus moves on. */
  stop(): void;
}

export function useResting(): Resting {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer = 0;
    let under: HTMLElement | null = null;
    const rest = (piece: HTMLElement | null): void => {
      if (piece === under) return;
      under = piece;
      clearTimeout(timer);
      setAnchor(null);
      if (piece !== null) timer = window.setTimeout(() => setAnchor(piece), REST);
    };
    const over = ({ target, pointerType, buttons }: PointerEvent): void =>
      rest(pointerType === 'mouse' && buttons === 0 ? readable(target) : null);
    const down = (): void => rest(null);
    const focus = ({ target }: FocusEvent): void => {
      const isShown = target instanceof Element && target.matches(':focus-visible') && matchMedia(HAS_ROOM).matches;
      rest(isShown ? readable(target) : null);
    };
    addEventListener('pointerover', over);
    addEventListener('pointerdown', down);
    addEventListener('focusin', focus);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', over);
      removeEventListener('pointerdown', down);
      removeEventListener('focusin', focus);
    };
  }, []);
  const isThere = anchor !== null && anchor.isConnected;
  return {
    opened: isThere ? { piece: pieceOf(anchor), anchor, way: 'rest', choice: null, barred: null } : null,
    stop: () => setAnchor(null),
  };
}
