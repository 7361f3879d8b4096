/** Conditions with how far they are met: the main objective for all, hidden ones for those who may see them. */
import type { Seat } from '@horda/kernel';
import { counted, holds, numberOf } from '../conditions/conditions.ts';
import type { Condition } from '../content/vocabulary.ts';
import { context, type Context } from '../effects/context.ts';
import { conditionsOf } from '../rules/ending.ts';
import { goalOf } from '../rules/objective.ts';
import type { State } from '../state.ts';

export interface GoalView {
  readonly condition: Condition;
  readonly met: boolean;
  /** What there is, and the number it is compared with; null: nothing is counted. */
  readonly have: number | null;
  readonly need: number | null;
}

export function mainGoals(s: State): readonly GoalView[] {
  const ctx = context(s, { deck: 'objective', card: s.main }, s.first);
  return goalOf(s).map((condition) => goalView(s, condition, ctx));
}

/** What a player needs to win, as things stand. */
export function ownGoals(s: State, seat: Seat): readonly GoalView[] {
  if (s.options.mode === 'coop') return [];
  const ctx = context(s, { deck: 'objective', card: s.main }, seat);
  return conditionsOf(s, seat).map((condition) => goalView(s, condition, ctx));
}

function goalView(s: State, condition: Condition, ctx: Context): GoalView {
  const met = holds(s, condition, ctx);
  if (!('of' in condition)) return { condition, met, have: null, need: null };
  const have = condition.of.reduce((sum, count) => sum + counted(s, count, ctx), 0);
  return { condition, met, have, need: numberOf(s, boundOf(condition), ctx) };
}

function boundOf(condition: Extract<Condition, { of: unknown }>): Parameters<typeof numberOf>[1] {
  if ('least' in condition) return condition.least;
  if ('most' in condition) return condition.most;
  return 'exactly' in condition ? condition.exactly : condition.below;
}
