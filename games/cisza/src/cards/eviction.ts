import { emit, offer, rule, type Seat } from '@horda/kernel';
import { anyOther, targets } from '../rules/shelter.ts';
import type { Card, Choice, Shelter, State } from '../state.ts';

/** Swap all zombies and barriers with another player; survivors stay. Noise, in your shelter, after the swap. (C90, C91) */
export const eviction: Card = {
  blocked: (s, seat) => (holdsAnything(s.shelters[seat]!) || anyOther(s, seat, holdsAnything) ? null : 'A26'),
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

function holdsAnything({ zombies, barriers }: Shelter): boolean {
  return zombies.length > 0 || barriers.length > 0;
}

/** Something must change hands. (A26) */
function evictionTargets(s: State, seat: Seat): Choice[] {
  return holdsAnything(s.shelters[seat]!) ? targets(s, seat) : targets(s, seat, holdsAnything);
}
