import { rule, suspended, type Seat } from '@horda/kernel';
import { ATTACK, attackersLeft, type BarrierCard, type State } from '../state.ts';

/** Discard it to stop the attack of 1 zombie of any kind, which stays. (C31, C77) */
export const barricade: BarrierCard = {
  unused: (_s, _seat, attack) => (attackersLeft(attack) > 0 ? null : 'C77'),
  use: rule<State, { seat: Seat }>('barricade')({
    hold(s) {
      suspended(s, ATTACK).stopped++;
    },
  }),
};
