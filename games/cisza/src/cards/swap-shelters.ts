import { emit, askUnlessOne, rule, type Seat } from '@horda/kernel';
import { aimRuleOf, type Resource } from '../content/resources.ts';
import { anyOther, targets } from '../rules/shelter.ts';
import type { Card, Choice, Shelter, State } from '../state.ts';

/** Eviction: swap all zombies and barriers with another player; survivors stay. (C90, C91) */
export const swapShelters = (card: Resource, aim: string): Card => ({
  blocked: (s, seat) => (holdsAnything(s.shelters[seat]!) || anyOther(s, seat, holdsAnything) ? null : aimRuleOf(card)),
  effect: rule<State, { seat: Seat }, Choice & { do: 'target' }>(card)({
    aim(s, { seat }, f) {
      askUnlessOne(s, f, seat, aim, partners(s, seat));
    },
    swap(s, { seat }, { pick }) {
      const mine = s.shelters[seat]!;
      const theirs = s.shelters[pick.seat]!;
      [mine.zombies, theirs.zombies] = [theirs.zombies, mine.zombies];
      [mine.barriers, theirs.barriers] = [theirs.barriers, mine.barriers];
      emit(s, { type: 'sheltersSwapped', seat, other: pick.seat });
    },
  }),
});

function holdsAnything({ zombies, barriers }: Shelter): boolean {
  return zombies.length > 0 || barriers.length > 0;
}

/** Something must change hands. (A26) */
function partners(s: State, seat: Seat): readonly Choice[] {
  return holdsAnything(s.shelters[seat]!) ? targets(s, seat) : targets(s, seat, holdsAnything);
}
