/** A card or a survivor read large. */
import { ReadLarge as Sheet } from '../parts/read-large.tsx';
import { readingOf } from './reading.ts';
import { useBoard } from './table.ts';

export function ReadLarge() {
  const board = useBoard();
  return <Sheet table={board} readingOf={(piece) => readingOf(board, piece)} />;
}
