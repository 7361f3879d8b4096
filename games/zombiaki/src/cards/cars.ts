import { emit, rule } from '@horda/kernel';
import { pieceOfCard, printed, traitsOf } from '../rules/cards.ts';
import { advance, removeThing, thing } from '../rules/things.ts';
import type { Meeting, Play } from '../card.ts';
import type { State } from '../state.ts';
import { laying, onFirstStreet } from './laying.ts';

/** A car is put on street I. (M15) */
export const parking: Play = laying(onFirstStreet, () => 'M15');

/** A car crushes a trap and drives on to its field; a booby trap takes the car along. All else stops it. (M19, H29, H30) */
export const meeting = rule<State, Meeting>('meeting')({
  meet(s, { car, thing: card }) {
    if (printed(s, card).kind !== 'trap') return;
    const trap = thing(s, card);
    const { wrecksCars } = traitsOf(s, card);
    if (wrecksCars) emit(s, { type: 'thingExploded', thing: pieceOfCard(s, card), field: trap.field });
    removeThing(s, trap);
    if (wrecksCars) removeThing(s, thing(s, car));
    else advance(s, car);
  },
});
