import { byItsAim } from '../rules/aiming.ts';
import type { TrapCard } from '../card.ts';
import { hole } from './hole.ts';
import { beforeLastStreet, laying } from './laying.ts';
import { isInFrontOfZombie } from './mine.ts';

/** A weak zombie that enters falls in and fills it; a stronger one passes. (K471–K474, K174, H24) */
export const manhole: TrapCard = {
  play: laying((s, field) => beforeLastStreet(s, field) && !isInFrontOfZombie(s, field), byItsAim),
  sprung: hole.sprung,
};
