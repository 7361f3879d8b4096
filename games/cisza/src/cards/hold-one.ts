import { rule, suspended, type Seat } from '@horda/kernel';
import type { Resource } from '../content/resources.ts';
import { ATTACK, attackersLeft, type BarrierCard, type State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** Barricade: discard it to stop the attack of 1 zombie of any kind, which stays. (C31, C77) */
export const holdOne = (card: Resource, _aim: string, why: RuleId): BarrierCard => ({
  unused: (_s, _seat, attack) => (attackersLeft(attack) > 0 ? null : why),
  use: rule<State, { seat: Seat }>(card)({
    hold(s) {
      suspended(s, ATTACK).stopped++;
    },
  }),
});
