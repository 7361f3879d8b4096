import { atStreet, byItsAim } from '../rules/aiming.ts';
import { STREETS } from '../content/board.ts';
import { zombiesInStreet } from '../rules/zombies.ts';
import type { Play } from '../card.ts';
import { devastation } from './devastation.ts';

/** Rockets do not come down nearer than this. */
const NEAREST_STREET = 3;

/** Devastates a far street that holds a zombie. (K381–K383) */
export const katyusha: Play = {
  targets: (s) =>
    STREETS.filter((street) => street >= NEAREST_STREET && zombiesInStreet(s, street).length > 0).map(atStreet),
  why: byItsAim,
  effect: devastation,
};
