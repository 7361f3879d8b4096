/** A card or a survivor read large. */
import { useBoardKeys } from '../parts/use-board-keys.ts';
import { ReaderSheet } from '../parts/reader-sheet.tsx';
import { focusedPiece, useReader } from '../parts/reader.tsx';
import { readingOf } from './reading.ts';
import { useBoard } from './table.ts';

export function ReadLarge() {
  const board = useBoard();
  const { piece, read } = useReader();
  useBoardKeys({
    i: () => read(piece === null ? focusedPiece() : null),
    ...(piece === null ? {} : { Escape: () => read(null) }),
  });
  const reading = piece === null ? null : readingOf(board, piece);
  return reading && <ReaderSheet reading={reading} close={board.words.close} openRule={board.openRule} />;
}
