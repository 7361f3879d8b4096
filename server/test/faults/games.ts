/** The games of the trials: those of the list, a small one that asks all seats at once, and the pilot. */
import { GAMES, type RegisteredGame } from '@horda/games';
import { pilotEntry } from '@horda/testing/pilot-entry';
import { miniEntry } from '@horda/tables/test/hall';

export const PLAYED: readonly RegisteredGame[] = [...GAMES, miniEntry(), pilotEntry()];

export function findPlayed(id: string): RegisteredGame | undefined {
  return PLAYED.find(({ game }) => game.id === id);
}
