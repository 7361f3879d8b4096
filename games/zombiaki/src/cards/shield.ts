import { rule } from '@horda/kernel';
import { byItsAim, zombieAimedAt, zombiesWithout } from '../rules/aiming.ts';
import { attach, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/** Under a zombie without one: takes the next human card that would hurt it, and is gone. (K171–K176, P231–P239) */
export const shield: Play = {
  targets: (s) => zombiesWithout(s, 'shields'),
  why: byItsAim,
  effect: rule<State, Aimed>('shield')({
    tie(s, { card, target }) {
      attach(s, zombie(s, zombieAimedAt(target)), card);
    },
  }),
};
