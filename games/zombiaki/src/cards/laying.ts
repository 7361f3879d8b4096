import { rule } from '@horda/kernel';
import type { Printed } from '../content/printed.ts';
import { aimedAt, atField } from '../rules/aiming.ts';
import { counted } from '../content/printed.ts';
import { printed, traitsOf } from '../rules/cards.ts';
import { FIELDS, FIRST_STREET, LAST_STREET, streetOf } from '../content/board.ts';
import { isFree, place } from '../rules/things.ts';
import type { Aimed, Play } from '../card.ts';
import type { Field, State } from '../state.ts';

/** A card of the humans lies down on its field; with all its markers. (Z30) */
const laid = rule<State, Aimed>('laying')({
  putDown(s, { card, target }) {
    const markers = traitsOf(s, card).wears ? counted(printed(s, card), 'markers') : 0;
    place(s, card, aimedAt(target, 'field').field, markers);
  },
});

/**
 * How a card is laid on a field without any card: `suits` tells whether a free field will do, `why` the rule that says
 * where it is laid. (Z72)
 */
export function laying(suits: (s: State, field: Field, card: Printed) => boolean, why: Play['why']): Play {
  return {
    targets: (s, card) => FIELDS.filter((field) => suits(s, field, card) && isFree(s, field)).map(atField),
    why: (s, card, target) => {
      const taken = target?.do === 'field' && FIELDS.includes(target.field) && !isFree(s, target.field);
      return taken ? 'Z72' : why(s, card, target);
    },
    effect: laid,
  };
}

export function onFirstStreet(_s: State, field: Field): boolean {
  return streetOf(field) === FIRST_STREET;
}

/** Streets I to IV. */
export function beforeLastStreet(_s: State, field: Field): boolean {
  return streetOf(field) < LAST_STREET;
}
