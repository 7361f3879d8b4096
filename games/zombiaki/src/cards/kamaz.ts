import { call, rule } from '@horda/kernel';
import { printed } from '../rules/cards.ts';
import { behind } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { advance, findThing, removeIfThere, thingOn } from '../rules/things.ts';
import { zombieOn } from '../rules/zombies.ts';
import type { CarCard, Contact } from '../card.ts';
import type { State } from '../state.ts';
import { meeting, parking } from './cars.ts';

/** Runs over whom it destroys; a survivor stops it for good. (K431–K433, M24) */
export const kamaz: CarCard = {
  play: parking,
  meet: meeting,
  contact: rule<State, Contact>('kamaz')({
    hit(s, { car, zombie }) {
      const { wounds } = printed(s, car);
      call(s, LATER.harm, { by: car, zombies: [zombie], wounds: [wounds], retreat: false, manner: 'aimed' });
    },
    drive(s, { car }) {
      if (!followOn(s, car)) removeIfThere(s, car);
    },
  }),
};

/** Drives on to the next field, over a trap, unless a zombie is still there. */
export function followOn(s: State, card: number): boolean {
  const car = findThing(s, card);
  if (car === null) return true;
  const to = behind(car.field)!;
  if (zombieOn(s, to) !== null) return false;
  const ahead = thingOn(s, to);
  if (ahead === null) advance(s, card);
  else call(s, meeting, { car: card, thing: ahead.card });
  return true;
}
