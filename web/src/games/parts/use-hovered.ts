/** The piece on which the mouse has rested for a while; null: none. */
import { useEffect, useState } from 'preact/hooks';
import { pieceAt } from './reader.tsx';

/** Milliseconds. */
const REST = 700;

export function useHovered(): string | null {
  const [hovered, hover] = useState<string | null>(null);
  useEffect(() => {
    let timer = 0;
    let under: string | null = null;
    const rest = (piece: string | null): void => {
      if (piece === under) return;
      under = piece;
      clearTimeout(timer);
      hover(null);
      if (piece !== null) timer = window.setTimeout(() => hover(piece), REST);
    };
    const over = ({ target, pointerType, buttons }: PointerEvent): void =>
      rest(pointerType === 'mouse' && buttons === 0 ? pieceAt(target) : null);
    const down = (): void => rest(null);
    addEventListener('pointerover', over);
    addEventListener('pointerdown', down);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerover', over);
      removeEventListener('pointerdown', down);
    };
  }, []);
  return hovered;
}
