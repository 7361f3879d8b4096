import { rule } from '@horda/kernel';
import { NOTHING, NOW } from '../rules/aiming.ts';
import { inForce, lay } from '../rules/things.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/** The zombies' next movement step is skipped, as `phases/movement.ts` says. (K511, K512, P521–P523) */
export const frost: Play = {
  // Whoever comes later does not move before the turn after the next.
  targets: (s) => (s.zombies.length > 0 && inForce(s, 'frost') === null ? NOW : NOTHING),
  why: () => 'R43',
  effect: rule<State, Aimed>('frost')({
    freeze(s, { card }) {
      lay(s, card);
    },
  }),
};
