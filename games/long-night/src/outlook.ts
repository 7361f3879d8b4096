/** What a hint is measured by, and what a move risks, as everybody at the table can count it. */
import { EXPOSURE_FACES, type ExposureFace } from './content/vocabulary.ts';
import type { PlaceNo, SurvivorNo } from './state.ts';
import type { View } from './view.ts';

/**
 * Morale, food left after the next meal, cards on the waste pile, zombies to come, cards for the crisis, the part of the
 * main objective in per cent, and own conditions that are met: first what the colony needs, last the own goal. `outlook` of the texts says it. Before the first turn nothing of it
 * tells one survivor from another; in the colony phase nothing is left to be eaten and nobody to come.
 */
export function figures(view: View): readonly number[] {
  const { phase, morale, food, waste, forecast, contributions, goal, players, seat } = view;
  if (phase === 'setup') return [];
  const zombies = (forecast?.places ?? []).reduce((sum, { due }) => sum + due, 0);
  const own = players[seat ?? -1]?.goals ?? [];
  const left = food - (forecast?.foodNeeded ?? 0);
  const met = own.filter((one) => one.met).length;
  return [morale, left, waste.length, zombies, contributions.length, percentOf(goal), met];
}

function percentOf(goal: View['goal']): number {
  if (goal.length === 0) return 0;
  const sum = goal.reduce((all, { condition, met, have, need }) => {
    if (met) return all + 1;
    return 'least' in condition && have !== null && need !== null ? all + Math.min(1, have / Math.max(1, need)) : all;
  }, 0);
  return Math.round((100 * sum) / goal.length);
}

/** L126: how often each face is on the exposure die. */
export const FACES: Readonly<Record<ExposureFace, number>> = { blank: 6, wound: 3, frostbite: 2, bite: 1 };
export const SIDES = EXPOSURE_FACES.reduce((sum, face) => sum + FACES[face], 0);

export interface Risk {
  /** Faces of the die that kill the survivor. */
  readonly deadly: number;
  /** Survivors at the place to whom a bite could pass. (L127) */
  readonly others: number;
}

/** What one roll of the exposure die risks for a survivor at a place; three damage tokens kill. (L183) */
export function riskOf({ survivors }: View, survivor: SurvivorNo, place: PlaceNo): Risk {
  const one = survivors.find(({ card }) => card === survivor);
  const damage = one === undefined ? 0 : one.wounds + one.frostbite + one.despair;
  const others = survivors.filter((other) => other.card !== survivor && other.place === place).length;
  return { deadly: damage >= 2 ? SIDES - FACES.blank : FACES.bite, others };
}
