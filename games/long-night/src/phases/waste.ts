/** L150, L151: step 2, one morale for every ten cards of waste; they stay. */
import { emit } from '@horda/kernel';
import { builtValue } from '../rules/modifiers.ts';
import { changeMorale } from '../rules/tracks.ts';
import type { State } from '../state.ts';

const CARDS_A_MORALE = 10;

export function wastePerMorale(s: State): number {
  return builtValue(s, 'waste.per') || CARDS_A_MORALE;
}

export function wasteLoss(s: State): number {
  return Math.floor(s.waste.length / wastePerMorale(s));
}

export function countWaste(s: State): void {
  const lost = wasteLoss(s);
  emit(s, { type: 'wasteCounted', cards: s.waste.length, lost });
  changeMorale(s, -lost);
}
