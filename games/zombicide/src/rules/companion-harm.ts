/** V162, V435, V438: companions die of any wound. */
import { call, emit } from '@horda/kernel';
import { END } from '../declared.ts';
import type { State } from '../state.ts';
import { leave } from './companions.ts';
import { missionOf } from './mission.ts';
import { companionCard } from './printed.ts';

/** How many hits it takes to kill a companion. */
export function hitsBorne(s: State, companion: number): number {
  return isGuarded(s, companion) ? 2 : 1;
}

/** The first wound of the mission is ignored while the team has the achievement. (House rule of the President.) */
function isGuarded(s: State, companion: number): boolean {
  const one = s.companions[companion]!;
  const { guardedBy } = companionCard(one);
  return guardedBy !== undefined && !one.spared && s.noted.achievements.includes(guardedBy);
}

export function hitCompanion(s: State, companion: number): void {
  const one = s.companions[companion]!;
  if (one.status !== 'standing') return;
  if (!isGuarded(s, companion)) return loseCompanion(s, companion);
  one.spared = true;
  emit(s, { type: 'companionSpared', companion: one.who });
}

/** V438: the game is lost when fewer are left than the mission needs; without a number it needs all. */
export function loseCompanion(s: State, companion: number): void {
  const one = s.companions[companion]!;
  leave(s, companion);
  one.status = 'dead';
  emit(s, { type: 'companionDied', companion: one.who });
  const { companionsNeeded, mournedCompanions } = missionOf(s);
  const { achievement } = companionCard(one);
  if (mournedCompanions === true && achievement !== undefined)
    s.noted = { ...s.noted, achievements: s.noted.achievements.filter((each) => each !== achievement) };
  const alive = s.companions.filter(({ status }) => status !== 'dead').length;
  if (alive < (companionsNeeded ?? s.companions.length)) call(s, END, { ending: 'companions' });
}
