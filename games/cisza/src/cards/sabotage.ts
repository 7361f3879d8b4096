import { emit, offer, rule, type Seat } from '@horda/kernel';
import { anyOther, targets } from '../rules/shelter.ts';
import type { Card, Choice, Shelter, State } from '../state.ts';

/** Destroy all barriers of another player. Noise. (C88, A27, A28) */
export const sabotage: Card = {
  blocked: (s, seat) => (anyOther(s, seat, hasBarriers) ? null : 'C88'),
  effect: rule<State, { seat: Seat }, Choice & { do: 'target' }>('sabotage')({
    aim(s, { seat }, f) {
      offer(s, f, seat, 'sabotage.aim', targets(s, seat, hasBarriers));
    },
    wreck(s, _my, { pick }) {
      const shelter = s.shelters[pick.seat]!;
      const barriers = shelter.barriers;
      s.discard.push(...barriers);
      shelter.barriers = [];
      emit(s, { type: 'barriersDestroyed', shelter: pick.seat, barriers });
    },
  }),
};

function hasBarriers({ barriers }: Shelter): boolean {
  return barriers.length > 0;
}
