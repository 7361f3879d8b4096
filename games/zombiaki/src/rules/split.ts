import { askUnlessOne, rule } from '@horda/kernel';
import type { Choice, Field, State } from '../state.ts';
import { corpsesLeft, raise } from './arrivals.ts';
import { crossOver } from './asking.ts';
import { seatOf } from './cards.ts';
import { behind, beside } from '../content/board.ts';
import { LATER, type Split } from './later.ts';
import { isFree } from './things.ts';

/**
 * Destroyed Siamese Twins leave small zombies on free fields beside or behind. The owner chooses the fields, as long as
 * there are fields and cards. (P142, P144, P152, P154, D4)
 */
export const split = rule<State, Split & { placed?: number }, Choice & { do: 'field' }>(LATER.split)({
  look(s, { field, more, placed = 0 }, f) {
    const fields = placesNextTo(s, field);
    if (placed >= more || corpsesLeft(s) === 0 || fields.length === 0) f.at = '';
    else if (fields.length > 1) crossOver(s, 'zombies');
  },
  place(s, { field }, f) {
    askUnlessOne(s, f, seatOf(s, 'zombies'), 'split.place', placesNextTo(s, field).map(asChoice));
  },
  rise(s, my, f) {
    if (placesNextTo(s, my.field).length > 1) crossOver(s, 'zombies');
    raise(s, f.pick.field);
    f.my.placed = (my.placed ?? 0) + 1;
    f.at = 'look';
  },
});

/** Free fields beside or behind. */
export function placesNextTo(s: State, field: Field): Field[] {
  const back = behind(field);
  return [...beside(field), ...(back === null ? [] : [back])].filter((other) => isFree(s, other));
}

function asChoice(field: Field): Choice & { do: 'field' } {
  return { do: 'field', field };
}
