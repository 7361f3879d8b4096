import { rule, suspended, type Seat } from '@horda/kernel';
import type { Resource } from '../content/resources.ts';
import { ATTACK, attackersLeft, type BarrierCard, type State } from '../state.ts';

/** Alarm: discard it to skip this attack: nobody attacks, all zombies stay. (C78, A21) */
export const callOff = (card: Resource): BarrierCard => ({
  unused: (_s, _seat, attack) => (attackersLeft(attack) > 0 ? null : 'A21'),
  use: rule<State, { seat: Seat }>(card)({
    ring(s) {
      const attack = suspended(s, ATTACK);
      attack.stopped = attack.attackers;
    },
  }),
});
