/**
 * Marks what has come since the reader's last move: pieces that were not there then, in the places that a board names
 * with `data-marks-new`. The marks stay until the reader moves again.
 */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './news.css';

const PIECES = '[data-marks-new] .piece[data-piece]';

interface Known {
  readonly move: number;
  readonly pieces: ReadonlySet<string>;
}

/** `move`: the line of the reader's last move; null: nothing is marked. `word`: what stands at a new piece. */
export function useNews(board: RefObject<HTMLElement | null>, moment: number, move: number | null, word: string): void {
  const known = useRef<Known | null>(null);
  useLayoutEffect(() => {
    const pieces = [...(board.current?.querySelectorAll<HTMLElement>(PIECES) ?? [])];
    if (move === null) known.current = null;
    else if (known.current?.move !== move) known.current = { move, pieces: new Set(pieces.map(nameOf)) };
    for (const piece of pieces)
      if (known.current === null || known.current.pieces.has(nameOf(piece))) delete piece.dataset['new'];
      else piece.dataset['new'] = word;
  }, [moment, move, word]);
}

const nameOf = (piece: HTMLElement): string => piece.dataset['piece']!;
