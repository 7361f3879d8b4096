import { emit, askUnlessOne, rule, type Seat } from '@horda/kernel';
import type { Resource } from '../content/resources.ts';
import { anyOther, targets } from '../rules/shelter.ts';
import type { Card, Choice, Shelter, State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** Sabotage: destroy all barriers of another player. (C88, A27, A28) */
export const destroyBarriers = (card: Resource, aim: string, why: RuleId): Card => ({
  blocked: (s, seat) => (anyOther(s, seat, hasBarriers) ? null : why),
  effect: rule<State, { seat: Seat }, Choice & { do: 'target' }>(card)({
    aim(s, { seat }, f) {
      askUnlessOne(s, f, seat, aim, targets(s, seat, hasBarriers));
    },
    wreck(s, _my, { pick }) {
      const shelter = s.shelters[pick.seat]!;
      const barriers = shelter.barriers;
      s.discard.push(...barriers);
      shelter.barriers = [];
      emit(s, { type: 'barriersDestroyed', shelter: pick.seat, barriers });
    },
  }),
});

function hasBarriers({ barriers }: Shelter): boolean {
  return barriers.length > 0;
}
