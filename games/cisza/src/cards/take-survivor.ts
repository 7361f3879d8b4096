import { emit, askUnlessOne, rule, type Seat } from '@horda/kernel';
import type { Resource } from '../content/resources.ts';
import { anyOther, targets } from '../rules/shelter.ts';
import type { Card, Choice, Shelter, State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** Bribery: take a survivor from a player who has more than one. (C92, C93) */
export const takeSurvivor = (card: Resource, aim: string, why: RuleId): Card => ({
  blocked: (s, seat) => (anyOther(s, seat, canSpareOne) ? null : why),
  effect: rule<State, { seat: Seat }, Choice & { do: 'target' }>(card)({
    aim(s, { seat }, f) {
      askUnlessOne(s, f, seat, aim, targets(s, seat, canSpareOne));
    },
    pay(s, { seat }, { pick }) {
      const bribed = s.shelters[pick.seat]!.survivors.pop()!; // survivors are all alike: the one that came last (A33)
      s.shelters[seat]!.survivors.push(bribed);
      emit(s, { type: 'survivorBribed', card: bribed, from: pick.seat, to: seat });
    },
  }),
});

function canSpareOne({ survivors }: Shelter): boolean {
  return survivors.length > 1;
}
