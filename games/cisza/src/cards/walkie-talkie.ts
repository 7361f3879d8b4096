import { rule, type Seat } from '@horda/kernel';
import { rescue, survivorOnTop } from '../rules/city.ts';
import type { Card, State } from '../state.ts';

/** Bring the survivor on top of the city into your shelter. (C83) */
export const walkieTalkie: Card = {
  blocked: (s) => (survivorOnTop(s) ? null : 'C38'),
  effect: rule<State, { seat: Seat }>('walkieTalkie')({
    call(s, { seat }) {
      rescue(s, seat);
    },
  }),
};
