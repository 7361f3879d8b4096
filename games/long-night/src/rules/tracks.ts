/** Morale, food and starvation. */
import { call, emit } from '@horda/kernel';
import { END } from '../declared.ts';
import type { State } from '../state.ts';

/** The printed end of the track. (Q110) */
const MOST_MORALE = 10;

/** Morale 0 ends the game at once; while zombies are added, after that run. (L203, F20) */
export function changeMorale(s: State, by: number): void {
  const morale = Math.min(MOST_MORALE, Math.max(0, s.morale + by));
  if (morale === s.morale) return;
  emit(s, { type: 'moraleChanged', by: morale - s.morale, morale });
  s.morale = morale;
  if (morale === 0 && s.adding === 0) call(s, END, { ending: 'morale' });
}

/** The run of adding zombies is over. (N7) */
export function addingOver(s: State): void {
  s.adding--;
  if (s.adding === 0 && s.morale === 0) call(s, END, { ending: 'morale' });
}

/** The supply never goes below 0. */
export function changeFood(s: State, by: number): void {
  const food = Math.max(0, s.food + by);
  if (food === s.food) return;
  emit(s, { type: 'foodChanged', by: food - s.food, food });
  s.food = food;
}
