import { ask, call, askUnlessOne, rule } from '@horda/kernel';
import { aimedAt, atStreet, byItsText, ownZombies } from '../rules/aiming.ts';
import { seatOf } from '../rules/cards.ts';
import { FIRST_STREET, inFrontOf, STREETS, streetOf } from '../content/board.ts';
import { stirsOthers } from '../rules/deadly.ts';
import { LATER } from '../rules/later.ts';
import { barTo } from '../rules/moving.ts';
import type { Aimed, Play } from '../card.ts';
import type { CardId, Choice, State, Zombie } from '../state.ts';

interface Locals extends Aimed {
  /** Who has marched already. */
  marched?: readonly CardId[];
}

/** Each zombie of one street from II to V makes an extra move forward if it can, in the order the zombies like. (K261) */
export const parade: Play = {
  targets: (s) => STREETS.filter((street) => marchers(s, street).length > 0).map(atStreet),
  why: byItsText,
  effect: rule<State, Locals, Choice & { do: 'move' }>('parade')({
    next(s, { target, marched = [] }, f) {
      const left = marchers(s, aimedAt(target, 'street').street).filter(({ card }) => !marched.includes(card));
      if (left.length === 0) return void (f.at = '');
      const steps = left.map(({ card, field }): Choice => ({ do: 'move', zombie: card, to: inFrontOf(field) }));
      const matters = left.some((z) => stirsOthers(s, z, [inFrontOf(z.field)]));
      if (matters && left.length > 1) ask(s, seatOf(s, 'zombies'), 'parade.order', steps);
      else askUnlessOne(s, f, seatOf(s, 'zombies'), 'parade.order', steps.slice(0, 1));
    },
    march(s, { marched = [] }, f) {
      const { zombie, to } = f.pick;
      f.my.marched = [...marched, zombie];
      f.at = 'next';
      call(s, LATER.walk, { zombie, to, how: 'extra' });
    },
  }),
};

/** Whoever of a street can go forward by a card; no card leads on to the Barricade. (M13) */
function marchers(s: State, street: number): Zombie[] {
  if (street === FIRST_STREET) return [];
  return ownZombies(s).filter((z) => streetOf(z.field) === street && barTo(s, z, inFrontOf(z.field), 'extra') === null);
}
