/** Which zombies a trap does not harm, and which fall into a hole. (K471, K472, P602, P612–P615, R69) */
import { counted } from '../content/printed.ts';
import type { CardId, State, Zombie } from '../state.ts';
import { printed, traitsOf } from './cards.ts';
import { thingOn } from './things.ts';
import { findZombie, strengthNow } from './zombies.ts';

/** Whether this card lets the zombie pass without harm. */
export function isHarmlessTo(s: State, card: CardId, z: Zombie): boolean {
  switch (traitsOf(s, card).harmless) {
    case 'toAll':
      return true;
    case 'whileHolding':
      return s.zombies.some((other) => other.held > 0 && other.field === z.field);
    case 'toStronger':
      return strengthNow(s, z) > counted(printed(s, card), 'depth');
    case null:
      return false;
  }
}

/** The hole under this zombie, if it has become too weak for it. A manhole does not check again. (P614, K473) */
export function holeUnder(s: State, card: CardId): CardId | null {
  const z = findZombie(s, card);
  const under = z === null ? null : thingOn(s, z.field);
  if (z === null || under === null || !traitsOf(s, under.card).waits) return null;
  return isHarmlessTo(s, under.card, z) ? null : under.card;
}
