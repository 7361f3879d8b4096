import { call, rule } from '@horda/kernel';
import { printed } from '../rules/cards.ts';
import { FIELDS, streetOf } from '../content/board.ts';
import { clearThing } from '../rules/harm.ts';
import { LATER } from '../rules/later.ts';
import { targets } from '../rules/zombies.ts';
import type { Aimed } from '../card.ts';
import type { Field, State, Target } from '../state.ts';

/**
 * Wounds everyone on some fields; then the humans' own cards there are gone. What is attached stays with a survivor.
 * (K381, K382, K391, K392, H26)
 */
export const devastation = rule<State, Aimed>('devastation')({
  strike(s, { card, target }) {
    const fields = fieldsOf(target);
    const zombies = targets(s).filter(({ field }) => fields.includes(field));
    const { wounds } = printed(s, card);
    call(s, LATER.harm, {
      by: card,
      zombies: zombies.map((z) => z.card),
      wounds: zombies.map(() => wounds),
      retreat: false,
      manner: 'area',
    });
  },
  clear(s, { target }) {
    for (const field of fieldsOf(target)) clearThing(s, field);
  },
});

function fieldsOf(target: Target): readonly Field[] {
  if (target.do === 'street') return FIELDS.filter((field) => streetOf(field) === target.street);
  return target.do === 'fields' ? target.fields : [];
}
