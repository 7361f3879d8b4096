import { emit, offer, rule, type Seat } from '@horda/kernel';
import { others, TARGET } from '../rules/shelter.ts';
import type { Card, Choice, State } from '../state.ts';

/** Destroy all barriers of another player. Noise. (C88, A27, A28) */
export const sabotage: Card = {
  blocked: (s, seat) => (sabotageTargets(s, seat).length > 0 ? null : 'C88'),
  effect: rule<State, { seat: Seat }, Choice & { do: 'target' }>('sabotage')({
    aim(s, { seat }, f) {
      offer(s, f, seat, 'sabotage.aim', sabotageTargets(s, seat));
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

function sabotageTargets(s: State, seat: Seat): Choice[] {
  return others(s, seat)
    .filter((other) => s.shelters[other]!.barriers.length > 0)
    .map((other) => TARGET[other]!);
}
