import { byItsAim } from '../rules/aiming.ts';
import { behind, FIELDS, laneOf } from '../content/board.ts';
import { zombieOn } from '../rules/zombies.ts';
import type { Play } from '../card.ts';
import type { Field, Target } from '../state.ts';
import { devastation } from './devastation.ts';

const MIDDLE_LANE = 1;

/** Devastates two neighbouring fields of an outer lane, at least one of them with a zombie. (K391–K393) */
export const collapsedBuilding: Play = {
  targets: (s) =>
    PLOTS.filter((fields) => fields.some((field) => zombieOn(s, field) !== null)).map((fields): Target => ({
      do: 'fields',
      fields,
    })),
  why: byItsAim,
  effect: devastation,
};

/** Where a building can come down, those nearest the Barricade first. */
const PLOTS: readonly (readonly Field[])[] = FIELDS.flatMap((field) => {
  const back = behind(field);
  return back === null || laneOf(field) === MIDDLE_LANE ? [] : [[field, back]];
});
