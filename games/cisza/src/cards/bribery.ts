import { emit, offer, rule, type Seat } from '@horda/kernel';
import { anyOther, targets } from '../rules/shelter.ts';
import type { Card, Choice, Shelter, State } from '../state.ts';

/** Take a survivor from a player who has more than one. (C92, C93) */
export const bribery: Card = {
  blocked: (s, seat) => (anyOther(s, seat, canSpareOne) ? null : 'C92'),
  effect: rule<State, { seat: Seat }, Choice & { do: 'target' }>('bribery')({
    aim(s, { seat }, f) {
      offer(s, f, seat, 'bribery.aim', targets(s, seat, canSpareOne));
    },
    pay(s, { seat }, { pick }) {
      const card = s.shelters[pick.seat]!.survivors.pop()!; // survivors are all alike: the one that came last (A33)
      s.shelters[seat]!.survivors.push(card);
      emit(s, { type: 'survivorBribed', card, from: pick.seat, to: seat });
    },
  }),
};

function canSpareOne({ survivors }: Shelter): boolean {
  return survivors.length > 1;
}
