/** For whom a trap is none, and who falls into a hole. (K471, K472, P602, P612–P615, R69) */
import type { CardId, State, Zombie } from '../state.ts';
import { printed } from './cards.ts';
import { thingOn } from './things.ts';
import { findZombie, strengthNow } from './zombies.ts';

/** This card lets the zombie pass: it is no trap for it. */
export function isHarmlessTo(s: State, card: CardId, z: Zombie): boolean {
  const { effect, value } = printed(s, card);
  if (effect === 'carBomb') return true;
  if (effect === 'barbedWire') return s.zombies.some((other) => other.held > 0 && other.field === z.field);
  return (effect === 'hole' || effect === 'manhole') && strengthNow(s, z) > value;
}

/** The hole on which this zombie stands although it is too weak by now. A manhole does not ask again. (P614, K473) */
export function holeUnder(s: State, card: CardId): CardId | null {
  const z = findZombie(s, card);
  const under = z === null ? null : thingOn(s, z.field);
  if (z === null || under === null || printed(s, under.card).effect !== 'hole') return null;
  return isHarmlessTo(s, under.card, z) ? null : under.card;
}
