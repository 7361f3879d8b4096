import { call, rule } from '@horda/kernel';
import { byItsText } from '../rules/aiming.ts';
import { LATER } from '../rules/later.ts';
import { removeThing, thing } from '../rules/things.ts';
import type { Sprung, TrapCard } from '../card.ts';
import type { State } from '../state.ts';
import { laying } from './laying.ts';

/**
 * On any free field: a zombie of at most so much Strength that enters, or is weakened there and does not retreat, falls in
 * and fills it; a shield does so in its place. Others pass. (P611–P616, J13, J29)
 */
export const hole: TrapCard = {
  play: laying(() => true, byItsText),
  sprung: rule<State, Sprung>('hole')({
    swallow(s, { trap, zombie }) {
      // It is filled before others come on to the field, who retreat without their Boss.
      removeThing(s, thing(s, trap));
      call(s, LATER.harm, { by: trap, zombies: [zombie], wounds: [1], retreat: false, manner: 'swallowed' });
    },
  }),
};
