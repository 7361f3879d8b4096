import { emit, rule } from '@horda/kernel';
import { zombieAimedAt, zombiesWithout } from '../rules/aiming.ts';
import { printed } from '../rules/cards.ts';
import { attach, attachedTo, detach, has, inOrder, pieceOf, zombie } from '../rules/zombies.ts';
import type { AbilityCard, Aimed, Play } from '../card.ts';
import type { CardId, State, Zombie } from '../state.ts';

/** Under a zombie, with a Strength of its own: it takes wounds as zombies do. (P211, P213–P217) */
export const teddy: Play = {
  targets: (s) => zombiesWithout(s, 'takesWounds'),
  why: () => 'P211',
  effect: rule<State, Aimed>('teddy')({
    hug(s, { card, target }) {
      attach(s, zombie(s, zombieAimedAt(target)), card, printed(s, card).strength);
    },
  }),
};

/** Once a turn, for one of its Strength: in their next discard step the humans give up two cards. (P212) */
export const teddyDemand: AbilityCard = {
  options: (s) =>
    inOrder(s.zombies.filter((z) => mayDemand(s, z))).map((z) => ({ do: 'use', ability: 'teddy', zombie: z.card })),
  effect: rule<State, { zombie: CardId }>('teddyDemand')({
    demand(s, { zombie: card }) {
      const z = zombie(s, card);
      const attached = attachedTo(s, z, 'takesWounds')!;
      attached.left--;
      s.doubleDiscard = true;
      emit(s, { type: 'abilityUsed', ability: 'teddy', zombie: pieceOf(s, z) });
      if (attached.left === 0) detach(s, z, attached);
    },
  }),
};

/** Two cards are the most: until the humans have discarded them nothing more can be demanded. */
function mayDemand(s: State, z: Zombie): boolean {
  return has(s, z, 'takesWounds') && !s.doubleDiscard;
}
