/** A card or a survivor read large. */
import { useBoardKeys } from '../parts/use-board-keys.ts';
import { ReaderSheet } from '../parts/reader-sheet.tsx';
import { focusedPiece, useReader } from '../parts/reader.tsx';
import { useHovered } from '../parts/use-hovered.ts';
import { readingOf } from './reading.ts';
import { useBoard } from './table.ts';

export function ReadLarge() {
  const board = useBoard();
  const { piece, read } = useReader();
  useBoardKeys({
    i: () => read(piece === null ? focusedPiece() : null),
    ...(piece === null ? {} : { Escape: () => read(null) }),
  });
  const hovered = useHovered();
  const shown = piece ?? hovered;
  const reading = shown === null ? null : readingOf(board, shown);
  if (reading === null) return null;
  return (
    <ReaderSheet reading={reading} close={board.words.close} openRule={board.openRule} isPassing={piece === null} />
  );
}
