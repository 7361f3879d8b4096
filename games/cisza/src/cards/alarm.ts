import { rule, suspended, type Seat } from '@horda/kernel';
import { ATTACK, attackersLeft, type BarrierCard, type State } from '../state.ts';

/** Discard it to skip this attack: nobody attacks, all zombies stay. Noise. (C78, A21) */
export const alarm: BarrierCard = {
  unused: (_s, _seat, attack) => (attackersLeft(attack) > 0 ? null : 'A21'),
  use: rule<State, { seat: Seat }>('alarm')({
    ring(s) {
      const attack = suspended(s, ATTACK);
      attack.stopped = attack.attackers;
    },
  }),
};
