import { emit } from '@horda/kernel';
import type { Ending, State } from '../state.ts';

/** Ends the game for all players. (B103–B105) */
export function endGame(s: State, ending: Ending): void {
  const dead = s.survivors.findIndex(({ health }) => health <= 0);
  s.ending = ending;
  emit(s, { type: 'gameEnded', ending, dead: ending === 'death' ? dead : null });
  s.kernel.stack = [];
}
