import { emit, rule } from '@horda/kernel';
import { clause } from '../rules/aiming.ts';
import { pieceOfCard, printed } from '../rules/cards.ts';
import { callLater, LATER } from '../rules/later.ts';
import { findThing, removeThing } from '../rules/things.ts';
import { findZombie, has, pieceOf } from '../rules/zombies.ts';
import type { Sprung, TrapCard } from '../card.ts';
import type { State } from '../state.ts';
import { beforeLastStreet, laying } from './laying.ts';

/**
 * Wounds whoever enters and holds it until the end of the next movement step of the zombies that begins after that. Felt
 * boots are not held. (K451–K454, K174, K192)
 */
export const barbedWire: TrapCard = {
  play: laying(beforeLastStreet, (_s, card) => clause(card, 4)),
  sprung: rule<State, Sprung>('barbedWire')({
    scratch(s, { trap, zombie }) {
      const { wounds } = printed(s, trap);
      callLater(s, LATER.harm, { by: trap, zombies: [zombie], wounds: [wounds], retreat: false, manner: 'aimed' });
    },
    hold(s, { trap, zombie: card }) {
      const wire = findThing(s, trap);
      if (wire === null) return;
      const z = findZombie(s, card);
      if (z === null || z.field !== wire.field || has(s, z, 'feltBoots')) return removeThing(s, wire);
      z.held = s.active === 'zombies' && s.step === 'movement' ? 2 : 1;
      emit(s, { type: 'zombieHeld', zombie: pieceOf(s, z), by: pieceOfCard(s, trap) });
    },
  }),
};
