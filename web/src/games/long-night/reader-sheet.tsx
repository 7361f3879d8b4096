/** The sheet on which a piece is read large. */
import { ReadLarge } from '../parts/read-large.tsx';
import { useBoard } from './table.ts';

export function ReaderSheet() {
  const board = useBoard();
  return (
    <ReadLarge
      table={board}
      fetch={() => import('./reading.tsx')}
      readingOf={(parts, piece) => parts.readingOf(board, piece)}
    />
  );
}
