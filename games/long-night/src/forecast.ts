/** What the colony phase will do if nothing changes, and how far the goals are: all that a seat can count for itself. */
import type { Seat } from '@horda/kernel';
import { counted, holds, numberOf } from './conditions/conditions.ts';
import type { Condition } from './content/vocabulary.ts';
import { context, type Context } from './effects/context.ts';
import { crisisNeed } from './phases/crisis.ts';
import { foodNeeded } from './phases/food.ts';
import { wasteLoss } from './phases/waste.ts';
import { zombiesDue } from './phases/zombies.ts';
import { conditionsOf } from './rules/ending.ts';
import { goalOf, isMet } from './rules/objective.ts';
import { placesOf } from './rules/table.ts';
import type { PlaceNo, State } from './state.ts';

/** A condition: how much there is of how much; `need` null: there is nothing to count. */
export interface Progress {
  readonly met: boolean;
  readonly have: number;
  readonly need: number | null;
}

export interface Forecast {
  /** Food that step 1 takes. */
  readonly food: number;
  /** Morale that hunger costs if the food is too little; 0: there is enough. */
  readonly hunger: number;
  /** Morale that the waste pile costs. */
  readonly waste: number;
  /** Cards of the right kind that the crisis needs. */
  readonly crisis: number;
  /** Zombies that step 4 brings to each place in play, before noise. */
  readonly zombies: readonly { readonly place: PlaceNo; readonly n: number }[];
  /** The conditions of the main objective or chapter, in their order. */
  readonly goal: readonly Progress[];
  /** The own conditions, in their order; none for spectators and in the co-operative game. */
  readonly own: readonly Progress[];
}

export function forecast(s: State, seat: Seat | null): Forecast {
  const food = foodNeeded(s);
  const goal = goalOf(s);
  const objective = { deck: 'objective', card: s.main } as const;
  return {
    food,
    hunger: food > s.food ? s.starvation + 1 : 0,
    waste: wasteLoss(s),
    crisis: crisisNeed(s),
    zombies: placesOf(s).map((place) => ({ place, n: zombiesDue(s, place) })),
    goal: goal.map((condition) => progress(s, condition, context(s, objective, s.first))),
    own:
      seat === null || s.options.mode === 'coop'
        ? []
        : conditionsOf(s, seat).map((condition) => progress(s, condition, context(s, objective, seat))),
  };
}

/** The main objective counts as met as soon as it would be, were it checked now. */
function progress(s: State, condition: Condition, ctx: Context): Progress {
  if ('is' in condition && condition.is === 'mainCompleted' && s.ending === null)
    return { met: isMet(s), have: 0, need: null };
  const met = holds(s, condition, ctx);
  if (!('of' in condition)) return { met, have: 0, need: null };
  const have = condition.of.reduce((sum, count) => sum + counted(s, count, ctx), 0);
  return { met, have, need: 'least' in condition ? numberOf(s, condition.least, ctx) : null };
}
