import { rule } from '@horda/kernel';
import { NOTHING, NOW } from '../rules/aiming.ts';
import { heldBack } from '../rules/moving.ts';
import { inForce, lay } from '../rules/things.ts';
import type { Aimed, Play } from '../card.ts';
import type { State, Zombie } from '../state.ts';

/** It stops the next movement step of the zombies. (K511, K512, P521–P523) */
export const standstill: Play = {
  // Whoever comes later does not move before the turn after the next.
  targets: (s) => (inForce(s, 'stopsMovement') === null && s.zombies.some((z) => wouldStir(s, z)) ? NOW : NOTHING),
  why: () => 'R43',
  effect: rule<State, Aimed>('standstill')({
    freeze(s, { card }) {
      lay(s, card);
    },
  }),
};

/** It could make a move of its own, or hatch. */
function wouldStir(s: State, z: Zombie): boolean {
  return z.eggs > 0 || heldBack(s, z, 'own') === null;
}
