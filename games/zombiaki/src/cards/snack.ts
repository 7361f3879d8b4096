import { emit, rule } from '@horda/kernel';
import { atZombie, ownZombies, zombieAimedAt } from '../rules/aiming.ts';
import { counted } from '../content/printed.ts';
import { printed } from '../rules/cards.ts';
import { findZombie, isPet, pieceOf, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { State, Target } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** Heals some wounds of a zombie, but not of its Teddy Bear. (P291, P292, P217) */
export const snack: Play = {
  targets: (s) =>
    ownZombies(s)
      .filter(({ wounds }) => wounds > 0)
      .map(atZombie),
  why: (s, _card, target) => whyNotFed(s, target),
  effect: rule<State, Aimed>('snack')({
    eat(s, { card, target }) {
      const z = zombie(s, zombieAimedAt(target));
      const wounds = Math.min(z.wounds, counted(printed(s, card), 'heals'));
      z.wounds -= wounds;
      emit(s, { type: 'zombieHealed', zombie: pieceOf(s, z), wounds });
    },
  }),
};

/** Pets and Teddy Bears get nothing, and whoever has no wounds has no use for it. */
function whyNotFed(s: State, target: Target | null): RuleId {
  if (target?.do === 'teddy') return 'P292';
  const z = target?.do === 'zombie' ? findZombie(s, target.zombie) : null;
  return target === null || (z !== null && !isPet(s, z)) ? 'D11' : 'P291';
}
