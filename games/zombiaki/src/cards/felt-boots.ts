import { rule } from '@horda/kernel';
import { byItsAim, zombieAimedAt, zombiesWithout } from '../rules/aiming.ts';
import { freeFromWire } from '../rules/walk.ts';
import { attach, attachedTo, detach, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/** Under a zombie without them: no human card moves it, and neither wire nor chains hold it. (K191–K193) */
export const feltBoots: Play = {
  targets: (s) => zombiesWithout(s, 'sureFooted'),
  why: byItsAim,
  effect: rule<State, Aimed>('feltBoots')({
    putOn(s, { card, target }) {
      const z = zombie(s, zombieAimedAt(target));
      attach(s, z, card);
      const chains = attachedTo(s, z, 'fetters');
      if (chains !== null) detach(s, z, chains);
      freeFromWire(s, z);
    },
  }),
};
