import { withoutEffect } from '../rules/aiming.ts';
import type { Play } from '../card.ts';
import { holdsZombie, laneCard } from './across-lane.ts';

/** A shock for every zombie of a lane. (P441–P443) */
export const highVoltage: Play = laneCard(holdsZombie, (s, card, target) =>
  target === null || target.do === 'lane' ? withoutEffect(s) : card.rule,
);
