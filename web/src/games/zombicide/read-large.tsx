/** A card or a survivor read large. */
import { ReadLarge as Sheet } from '../parts/read-large.tsx';
import { useBoard } from './table.ts';

export function ReadLarge() {
  const board = useBoard();
  return (
    <Sheet
      table={board}
      fetch={() => import('./reading.tsx')}
      readingOf={(parts, piece) => parts.readingOf(board, piece)}
    />
  );
}
