import { emit, offer, rule, type Seat } from '@horda/kernel';
import { others, TARGET } from '../rules/shelter.ts';
import type { Card, Choice, Shelter, State } from '../state.ts';

/** Swap all zombies and barriers with another player; survivors stay. Noise, in your shelter, after the swap. (C90, C91) */
export const eviction: Card = {
  blocked: (s, seat) => (evictionTargets(s, seat).length > 0 ? null : 'A26'),
  effect: rule<State, { seat: Seat }, Choice & { do: 'target' }>('eviction')({
    aim(s, { seat }, f) {
      offer(s, f, seat, 'eviction.aim', evictionTargets(s, seat));
    },
    swap(s, { seat }, { pick }) {
      const mine = s.shelters[seat]!;
      const theirs = s.shelters[pick.seat]!;
      [mine.zombies, theirs.zombies] = [theirs.zombies, mine.zombies];
      [mine.barriers, theirs.barriers] = [theirs.barriers, mine.barriers];
      emit(s, { type: 'sheltersSwapped', seat, other: pick.seat });
    },
  }),
};

/** Players with whom something would change hands. (A26) */
function evictionTargets(s: State, seat: Seat): Choice[] {
  const bare = isBare(s.shelters[seat]!);
  return others(s, seat)
    .filter((other) => !bare || !isBare(s.shelters[other]!))
    .map((other) => TARGET[other]!);
}

function isBare({ zombies, barriers }: Shelter): boolean {
  return zombies.length === 0 && barriers.length === 0;
}
