import { rule, suspended, type Seat } from '@horda/kernel';
import { PRINTED, type Resource } from '../content/resources.ts';
import { ATTACK, attackersLeft, type BarrierCard, type State } from '../state.ts';

/** Barricade: discard it to stop the attack of 1 zombie of any kind, which stays. (C31, C77) */
export const holdOne = (card: Resource): BarrierCard => ({
  unused: (_s, _seat, attack) => (attackersLeft(attack) > 0 ? null : PRINTED[card].rule),
  use: rule<State, { seat: Seat }>(card)({
    hold(s) {
      suspended(s, ATTACK).stopped++;
    },
  }),
});
