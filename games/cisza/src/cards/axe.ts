import { offer, rule, type Seat } from '@horda/kernel';
import { countWeak, eliminate, ELIMINATE, kindsIn } from '../rules/shelter.ts';
import type { Card, Choice, State } from '../state.ts';

/** Eliminate 1 regular or fast zombie in your shelter. (C66) */
export const axe: Card = {
  blocked: (s, seat) => (countWeak(s, s.shelters[seat]!) > 0 ? null : 'C66'),
  effect: rule<State, { seat: Seat }, Choice & { do: 'eliminate' }>('axe')({
    aim(s, { seat }, f) {
      offer(s, f, seat, 'axe.aim', weakTargets(s, seat));
    },
    strike(s, { seat }, { pick }) {
      eliminate(s, seat, pick.zombies[0]!);
    },
  }),
};

export function weakTargets(s: State, seat: Seat): Choice[] {
  return kindsIn(s, s.shelters[seat]!)
    .filter((kind) => kind !== 'strong')
    .map((kind) => ELIMINATE[kind]);
}
