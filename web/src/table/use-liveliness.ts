/** Animates events and plays their sounds; the returned reference belongs on the board's element. */
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { useMotion, useSettings } from '../app/settings.tsx';
import { usePieces } from './motion.ts';
import { ownMove } from './own-move.ts';
import type { TableSession } from './session.ts';
import { WAITING } from './text/waiting.ts';
import { useNews } from './use-news.ts';
import { useSounds } from './use-sounds.ts';
import type { Happened } from './use-table.ts';

export function useLiveliness(
  session: TableSession,
  happened: Happened,
  readOnly: boolean,
): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const { language } = useSettings();
  // No events, no movement: the replay jumped, or the table was just opened.
  usePieces(board, happened.moment, useMotion() && happened.events.length > 0);
  useNews(board, happened.moment, readOnly ? null : ownMove(session), WAITING[language].newPiece);
  useSounds(session, happened, readOnly);
  return board;
}
