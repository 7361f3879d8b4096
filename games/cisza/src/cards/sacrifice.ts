import { call, emit, rule, type Seat } from '@horda/kernel';
import { handOut } from '../rules/hand-out.ts';
import { others } from '../rules/shelter.ts';
import type { Card, State } from '../state.ts';

/** Give up 1 of your survivors, even the last, to hand out all zombies of your shelter among the others. (C94, C95, A29, A30) */
export const sacrifice: Card = {
  blocked(s, seat) {
    const { survivors, zombies } = s.shelters[seat]!;
    if (zombies.length === 0) return 'A29';
    return survivors.length > 0 ? null : 'C94';
  },
  effect: rule<State, { seat: Seat }>('sacrifice')({
    giveUp(s, { seat }) {
      const card = s.shelters[seat]!.survivors.pop()!;
      s.lost.push(card);
      emit(s, { type: 'survivorSacrificed', card, shelter: seat });
    },
    driveOut(s, { seat }) {
      const shelter = s.shelters[seat]!;
      s.loose = shelter.zombies;
      shelter.zombies = [];
      call(s, handOut, { dealer: seat, to: others(s, seat), once: false, why: 'C94' });
    },
  }),
};
