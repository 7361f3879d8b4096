import { lineBlocked } from '../rules/line-of-fire.ts';
import type { Play } from '../card.ts';
import { laying } from './laying.ts';

/**
 * With a free line of fire. Zombies may stand on it; fire, an explosion or a shot sets it off, and it explodes all around.
 * (P601–P607)
 */
export const carBomb: Play = laying(
  (s, field, card) => lineBlocked(s, card, field) === null,
  (s, card, target) => (target?.do === 'field' ? lineBlocked(s, card, target.field) : null) ?? card.rule,
);
