import { call, emit, rule } from '@horda/kernel';
import { byItsAim } from '../rules/aiming.ts';
import { pieceOfCard, printed } from '../rules/cards.ts';
import { LATER } from '../rules/later.ts';
import { findThing, removeThing } from '../rules/things.ts';
import { findZombie, has, pieceOf, zombie } from '../rules/zombies.ts';
import type { Sprung, TrapCard } from '../card.ts';
import type { State } from '../state.ts';
import { beforeLastStreet, laying } from './laying.ts';

/**
 * Wounds whoever enters and holds it until the end of the next movement step of the zombies that begins after that. Felt
 * boots are not held. (K451–K454, K174, K192)
 */
export const barbedWire: TrapCard = {
  play: laying(beforeLastStreet, byItsAim),
  sprung: rule<State, Sprung & { faceDown?: boolean }>('barbedWire')({
    scratch(s, my) {
      const { trap, zombie: card } = my;
      my.faceDown = zombie(s, card).faceDown;
      const { wounds } = printed(s, trap);
      call(s, LATER.harm, { by: trap, zombies: [card], wounds: [wounds], retreat: false, manner: 'aimed' });
    },
    hold(s, { trap, zombie: card, faceDown }) {
      const wire = findThing(s, trap);
      if (wire === null) return;
      const z = findZombie(s, card);
      // Siamese Twins that have fallen lie there under the same number, but have entered nothing.
      const entered = z !== null && z.field === wire.field && z.faceDown === faceDown;
      if (!entered || has(s, z, 'sureFooted')) return removeThing(s, wire);
      z.held = s.active === 'zombies' && s.step === 'movement' ? 2 : 1;
      emit(s, { type: 'zombieHeld', zombie: pieceOf(s, z), by: pieceOfCard(s, trap) });
    },
  }),
};
