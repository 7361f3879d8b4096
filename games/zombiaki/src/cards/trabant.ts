import { call, rule } from '@horda/kernel';
import { printed } from '../rules/cards.ts';
import { LATER } from '../rules/later.ts';
import { removeIfThere } from '../rules/things.ts';
import type { CarCard, Contact } from '../card.ts';
import type { State } from '../state.ts';
import { meeting, parking } from './cars.ts';

/** Wounds whom it meets and is gone; until then it is stared at. (K421–K423, M21, M23) */
export const trabant: CarCard = {
  play: parking,
  meet: meeting,
  contact: rule<State, Contact>('trabant')({
    hit(s, { car, zombie }) {
      const { wounds } = printed(s, car);
      call(s, LATER.harm, { by: car, zombies: [zombie], wounds: [wounds], retreat: false, manner: 'aimed' });
    },
    stop(s, { car }) {
      removeIfThere(s, car);
    },
  }),
};
