import { call, emit, rule, type Seat } from '@horda/kernel';
import type { Resource } from '../content/resources.ts';
import { handOut } from '../rules/hand-out.ts';
import { others } from '../rules/shelter.ts';
import type { Card, State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** Sacrifice: give up 1 of your survivors, even the last, to hand out all zombies of your shelter among the others. (C94, C95, A29, A30) */
export const driveOut = (card: Resource, _aim: string, why: RuleId): Card => ({
  blocked(s, seat) {
    const { survivors, zombies } = s.shelters[seat]!;
    if (zombies.length === 0) return 'A29';
    return survivors.length > 0 ? null : why;
  },
  effect: rule<State, { seat: Seat }>(card)({
    giveUp(s, { seat }) {
      const lost = s.shelters[seat]!.survivors.pop()!;
      s.lost.push(lost);
      emit(s, { type: 'survivorSacrificed', card: lost, shelter: seat });
    },
    driveOut(s, { seat }) {
      const shelter = s.shelters[seat]!;
      s.loose = shelter.zombies;
      shelter.zombies = [];
      call(s, handOut, { dealer: seat, to: others(s, seat), once: false, why });
    },
  }),
});
