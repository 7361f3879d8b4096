import { byItsAim, withoutEffect } from '../rules/aiming.ts';
import { goesOff } from '../rules/explosion.ts';
import { laneOf } from '../content/board.ts';
import type { Play } from '../card.ts';
import type { Lane, State } from '../state.ts';
import { holdsZombie, laneCard } from './across-lane.ts';

/** Fire in any lane that holds a zombie. (K371–K373) */
export const streetOnFire: Play = laneCard(holdsZombie, byItsAim);

/** Fire in an outer lane, where it also sets off mines and car bombs. (P451–P453) */
export const outerStreetOnFire: Play = laneCard(
  (s, lane) => lane !== MIDDLE && (holdsZombie(s, lane) || holdsExplosive(s, lane)),
  (s, card, target) => (target?.do === 'lane' && target.lane !== MIDDLE ? withoutEffect(s) : card.rule),
);
const MIDDLE: Lane = 1;

function holdsExplosive(s: State, lane: Lane): boolean {
  return s.things.some(({ card, field }) => laneOf(field) === lane && goesOff(s, card));
}
