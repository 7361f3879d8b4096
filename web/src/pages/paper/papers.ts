/** The newspapers of the games. They import nothing of a game's page, which would fall to pieces: it lends what it has. */
import type { AnyPaper } from '../../games/paper.ts';

const PAPERS = import.meta.glob<AnyPaper>('../../games/*/paper/paper.ts', { import: 'paper' });

/** Null: the game has no newspaper. */
export const paperOf = (game: string): (() => Promise<AnyPaper>) | null =>
  PAPERS[`../../games/${game}/paper/paper.ts`] ?? null;
