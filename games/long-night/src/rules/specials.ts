/** What the main objective does by itself at certain moments. (N23) */
import type { Frame } from '@horda/kernel';
import { holds } from '../conditions/conditions.ts';
import { rolesOf } from '../crossroads/roles.ts';
import { EFFECTS } from '../declared.ts';
import { context } from '../effects/context.ts';
import type { Moment } from '../events.ts';
import { NONE, type State } from '../state.ts';
import { find, sideOf } from './table.ts';

const NOTHING: readonly Frame[] = [];

export function specialsOn(s: State, e: Moment): readonly Frame[] {
  const side = sideOf(s);
  if (side === null || !side.special.some(({ hook }) => hook === e.type)) return NOTHING;
  // Only attacks on zombies are meant, and only a living attacker.
  if (e.type === 'attackDone' && (e.target === 'victim' || e.target === 'bandit' || !find(s, e.survivor)))
    return NOTHING;
  const by = s.active === NONE ? s.first : s.active;
  const ctx = context(s, { deck: 'objective', card: s.main }, by, rolesOf(e));
  return side.special.flatMap(({ hook, when, effects }) =>
    hook === e.type && (when === undefined || holds(s, when, ctx))
      ? [EFFECTS.frame({ ops: effects, next: 0, ctx, who: [], places: [], from: [], seats: [], n: 0 })]
      : [],
  );
}
