import { emit, rule } from '@horda/kernel';
import { atZombie, byItsText, ownZombies, zombieAimedAt } from '../rules/aiming.ts';
import { pieceOf, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/** One wounded zombie loses all its wounds. (K211) */
export const steroids: Play = {
  targets: (s) =>
    ownZombies(s)
      .filter(({ wounds }) => wounds > 0)
      .map(atZombie),
  why: byItsText,
  effect: rule<State, Aimed>('steroids')({
    heal(s, { target }) {
      const z = zombie(s, zombieAimedAt(target));
      const { wounds } = z;
      z.wounds = 0;
      emit(s, { type: 'zombieHealed', zombie: pieceOf(s, z), wounds });
    },
  }),
};
