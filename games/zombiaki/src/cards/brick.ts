import { call, rule } from '@horda/kernel';
import { meant, withoutEffect } from '../rules/aiming.ts';
import { printed } from '../rules/cards.ts';
import { LATER } from '../rules/later.ts';
import { aimableAt } from '../rules/line-of-fire.ts';
import { targets } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';
import { atZombieOrTeddy, hitBy } from './shot.ts';

/** At any zombie, who stays where it is. (P411, P412) */
export const brick: Play = {
  targets: (s, card) =>
    targets(s).flatMap((z) => {
      const found = aimableAt(s, z, card);
      return found === null ? [] : atZombieOrTeddy(s, found);
    }),
  why: (s, card, target) => {
    if (target === null) return withoutEffect(s);
    const z = meant(s, target);
    return z !== null && aimableAt(s, z, card) !== z ? 'P182' : card.rule;
  },
  effect: rule<State, Aimed>('brick')({
    throw(s, { card, target }) {
      const { zombie, manner } = hitBy(target);
      const { wounds } = printed(s, card);
      call(s, LATER.harm, { by: card, zombies: [zombie], wounds: [wounds], retreat: false, manner });
    },
  }),
};
