/** What a hint is measured by. */
import { factsOf } from './content/effects.ts';
import { LAST_STREET, streetOf } from './content/board.ts';
import type { View, ZombieView } from './view.ts';

/**
 * The Strength of all zombies on the board, the steps of the nearest one to the Barricade, and the cards above Dawn: what
 * both sides look at. `outlook` of the texts says it.
 */
export function figures({ zombies, untilDawn }: View): readonly number[] {
  const strength = zombies.reduce((sum, { strength: whole, wounds }) => sum + whole - wounds, 0);
  return [strength, nearest(zombies), untilDawn];
}

/** On an empty street the next one has yet to leave the Cemetery. Pets never enter the Barricade. */
function nearest(zombies: readonly ZombieView[]): number {
  const walkers = zombies.filter(({ effect }) => factsOf(effect).traits.runs === null);
  return Math.min(LAST_STREET + 1, ...walkers.map(({ field }) => streetOf(field)));
}
