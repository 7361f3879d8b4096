import { rule } from '@horda/kernel';
import { atZombie, byItsText, withoutEffect, zombieAimedAt } from '../rules/aiming.ts';
import { attach, has, inOrder, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/** Under a zombie or a pet: they hurt walkers with every move. (P641–P644) */
export const concreteShoes: Play = {
  targets: (s) => inOrder(s.zombies.filter((z) => !has(s, z, 'hurtsWalkers'))).map(atZombie),
  why: (s, card, target) => (target === null ? withoutEffect(s) : byItsText(s, card)),
  effect: rule<State, Aimed>('concreteShoes')({
    putOn(s, { card, target }) {
      attach(s, zombie(s, zombieAimedAt(target)), card);
    },
  }),
};
