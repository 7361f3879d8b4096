/** The sheet on which a piece is read large. */
import { ReadLarge } from '../parts/read-large.tsx';
import { readingOf } from './reading.ts';
import { useBoard } from './table.ts';

export function ReaderSheet() {
  const board = useBoard();
  return <ReadLarge table={board} readingOf={(piece) => readingOf(board, piece)} />;
}
