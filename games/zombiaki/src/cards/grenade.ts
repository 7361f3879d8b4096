import { call, rule } from '@horda/kernel';
import { aimedAt, atField, byItsText } from '../rules/aiming.ts';
import { counted } from '../content/printed.ts';
import { FIELDS, streetOf } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { isFree, removeThing, thingOn } from '../rules/things.ts';
import { zombieOn } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/** Destroys every card on the field that it is thrown at; neither a shield nor a trait helps. */
const throwing = rule<State, Aimed>('grenade')({
  destroy(s, { card, target }) {
    const { field } = aimedAt(target, 'field');
    const thing = thingOn(s, field);
    if (thing !== null) removeThing(s, thing);
    s.jelly = s.jelly.filter((token) => token.field !== field);
    const zombies = s.zombies.filter((z) => z.field === field).map((z) => z.card);
    call(s, LATER.harm, { by: card, zombies, wounds: zombies.map(() => 1), retreat: false, manner: 'wiped' });
  },
});

/** On a field with a zombie, not too far from the Barricade. (K401, H25) */
export const grenade: Play = {
  targets: (s, card) =>
    FIELDS.filter((field) => streetOf(field) <= counted(card, 'reach') && zombieOn(s, field) !== null).map(atField),
  why: byItsText,
  effect: throwing,
};

/** On any field with a card or a token of jelly. (P461–P465) */
export const heavyGrenade: Play = {
  targets: (s) =>
    FIELDS.filter((field) => !isFree(s, field) || s.jelly.some((token) => token.field === field)).map(atField),
  why: byItsText,
  effect: throwing,
};
