/** The sheet on which a piece is read large. */
import { ReaderSheet as Sheet } from '../parts/reader-sheet.tsx';
import { useReader } from '../parts/reader.tsx';
import { readingOf } from './reading.ts';
import { useBoard } from './table.ts';

export function ReaderSheet() {
  const board = useBoard();
  const { piece } = useReader();
  const reading = piece === null ? null : readingOf(board, piece);
  return reading && <Sheet reading={reading} close={board.words.close} openRule={board.openRule} />;
}
