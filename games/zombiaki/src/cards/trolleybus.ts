import { call, rule } from '@horda/kernel';
import { printed } from '../rules/cards.ts';
import { behind, fieldAt } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { retreatBar } from '../rules/moving.ts';
import { findThing, removeIfThere } from '../rules/things.ts';
import { zombie, zombieOn } from '../rules/zombies.ts';
import type { CarCard, Contact } from '../card.ts';
import type { Field, State, Zombie } from '../state.ts';
import { meeting } from './cars.ts';
import { followOn } from './kamaz.ts';
import { laying } from './laying.ts';

const UNDER_ITS_WIRES: Field = fieldAt(1, 1);

/** Pushes a column back and follows; one that cannot be pushed it rams, and is gone. (K441–K445, M25, M26) */
export const trolleybus: CarCard = {
  play: laying(
    (_s, field) => field === UNDER_ITS_WIRES,
    () => 'K445',
  ),
  meet: meeting,
  contact: rule<State, Contact>('trolleybus')({
    push(s, { zombie: card }) {
      const column = columnFrom(s, zombie(s, card));
      if (canBePushed(s, column)) call(s, LATER.retreat, { zombies: column.map((z) => z.card) });
    },
    follow(s, { car }, f) {
      if (followOn(s, car)) f.at = '';
    },
    ram(s, { car }) {
      const z = zombieOn(s, behind(findThing(s, car)!.field)!)!;
      const { wounds } = printed(s, car);
      call(s, LATER.harm, { by: car, zombies: [z.card], wounds: [wounds], retreat: false, manner: 'aimed' });
    },
    stop(s, { car }) {
      removeIfThere(s, car);
    },
  }),
};

/** A zombie and the unbroken column right behind it. */
function columnFrom(s: State, first: Zombie): Zombie[] {
  const column = [first];
  for (let at = behind(first.field); at !== null; at = behind(at)) {
    const z = zombieOn(s, at);
    if (z === null) break;
    column.push(z);
  }
  return column;
}

/** Nothing holds any of them, but for whoever stands behind and goes first. (K443, H1) */
function canBePushed(s: State, column: readonly Zombie[]): boolean {
  return column.every((z) => {
    const bar = retreatBar(s, z);
    return bar === null || bar === 'Z82';
  });
}
