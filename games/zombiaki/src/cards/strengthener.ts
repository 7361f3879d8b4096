import { rule } from '@horda/kernel';
import { atZombie, byItsText, ownZombies, zombieAimedAt } from '../rules/aiming.ts';
import { attach, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/** Under any zombie, also a second one: its Strength is higher while the card is there. (K181, K182, P241) */
export const strengthener: Play = {
  targets: (s) => ownZombies(s).map(atZombie),
  why: byItsText,
  effect: rule<State, Aimed>('strengthener')({
    putOn(s, { card, target }) {
      attach(s, zombie(s, zombieAimedAt(target)), card);
    },
  }),
};
