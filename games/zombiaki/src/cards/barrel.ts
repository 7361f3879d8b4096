import { call, rule } from '@horda/kernel';
import { byItsText } from '../rules/aiming.ts';
import { traitsOf } from '../rules/cards.ts';
import { explosion } from '../rules/explosion.ts';
import { LATER } from '../rules/later.ts';
import { removeThing, thing } from '../rules/things.ts';
import type { CarCard, Contact, Meeting, Sprung } from '../card.ts';
import type { State } from '../state.ts';
import { laying, onFirstStreet } from './laying.ts';

/** Rolls toward the Cemetery and kills the first zombie that it meets. (P581–P588, J33) */
export const barrel: CarCard = {
  play: laying(onFirstStreet, byItsText),
  contact: rule<State, Contact>('barrel')({
    meet(s, { car, zombie }) {
      call(s, barrelEntered, { trap: car, zombie });
    },
  }),
  meet: rule<State, Meeting>('barrelMeeting')({
    away(s, { car, thing: ahead }) {
      removeThing(s, thing(s, car));
      const { harmless, explodes } = traitsOf(s, ahead);
      // A hole is filled up.
      if (harmless === 'toStronger') removeThing(s, thing(s, ahead));
      else if (explodes === 'inSplinters') call(s, explosion, { thing: ahead });
    },
  }),
};

/** A zombie that enters its field fares no better. (P583, J13, J28) */
export const barrelEntered = rule<State, Sprung>('barrelEntered')({
  crush(s, { trap, zombie }) {
    // It is gone before anything comes on to its field: Siamese Twins, or others who retreat without their Boss.
    removeThing(s, thing(s, trap));
    call(s, LATER.harm, { by: trap, zombies: [zombie], wounds: [1], retreat: false, manner: 'outright' });
  },
});
