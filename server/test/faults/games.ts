/** The games of the trials: those of the list, and a small one with a question that is put to all seats at once. */
import { GAMES, type Entry } from '@horda/games';
import { miniEntry } from '@horda/tables/test/hall';

export const PLAYED: readonly Entry[] = [...GAMES, miniEntry()];

export function findPlayed(id: string): Entry | undefined {
  return PLAYED.find(({ game }) => game.id === id);
}
