import { offer, rule, type Seat } from '@horda/kernel';
import { countWeak, eliminate } from '../rules/shelter.ts';
import type { Card, Choice, State } from '../state.ts';
import { weakTargets } from './axe.ts';

/** Eliminate 1 regular or fast zombie in your shelter. Noise. (C67) */
export const revolver: Card = {
  blocked: (s, seat) => (countWeak(s, s.shelters[seat]!) > 0 ? null : 'C67'),
  effect: rule<State, { seat: Seat }, Choice & { do: 'eliminate' }>('revolver')({
    aim(s, { seat }, f) {
      offer(s, f, seat, 'revolver.aim', weakTargets(s, seat));
    },
    fire(s, { seat }, { pick }) {
      eliminate(s, seat, pick.zombies[0]!);
    },
  }),
};
