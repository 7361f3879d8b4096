import { rule } from '@horda/kernel';
import { byItsAim, NOTHING, NOW } from '../rules/aiming.ts';
import { inForce, lay } from '../rules/things.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/**
 * In their next turn the humans may play one card only. A second one would do nothing, so it cannot be played.
 * (K241, K242, P321–P323)
 */
export const oneCardOnly: Play = {
  targets: (s) => (inForce(s, 'allowsOneCard') === null ? NOW : NOTHING),
  why: byItsAim,
  effect: rule<State, Aimed>('oneCardOnly')({
    spread(s, { card }) {
      lay(s, card);
    },
  }),
};
