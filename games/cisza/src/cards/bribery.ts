import { emit, offer, rule, type Seat } from '@horda/kernel';
import { others, TARGET } from '../rules/shelter.ts';
import type { Card, Choice, State } from '../state.ts';

/** Take a survivor from a player who has more than one. (C92, C93) */
export const bribery: Card = {
  blocked: (s, seat) => (briberyTargets(s, seat).length > 0 ? null : 'C92'),
  effect: rule<State, { seat: Seat }, Choice & { do: 'target' }>('bribery')({
    aim(s, { seat }, f) {
      offer(s, f, seat, 'bribery.aim', briberyTargets(s, seat));
    },
    pay(s, { seat }, { pick }) {
      const card = s.shelters[pick.seat]!.survivors.pop()!; // survivors are all alike: the one that came last (A33)
      s.shelters[seat]!.survivors.push(card);
      emit(s, { type: 'survivorBribed', card, from: pick.seat, to: seat });
    },
  }),
};

function briberyTargets(s: State, seat: Seat): Choice[] {
  return others(s, seat)
    .filter((other) => s.shelters[other]!.survivors.length > 1)
    .map((other) => TARGET[other]!);
}
