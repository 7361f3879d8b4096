import { byItsText } from '../rules/aiming.ts';
import { LAST_STREET, nearby, streetOf } from '../content/board.ts';
import type { Field, State } from '../state.ts';
import { laying } from './laying.ts';

/**
 * Before all zombies and next to none, not on street V. It is climbed by so much Strength only.
 * (P621–P625, P631)
 */
export const wall = laying((s, field) => streetOf(field) < LAST_STREET && isBeforeAll(s, field), byItsText);

function isBeforeAll(s: State, field: Field): boolean {
  return s.zombies.every((z) => streetOf(z.field) >= streetOf(field) && !nearby(field).includes(z.field));
}
