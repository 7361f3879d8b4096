import { rule, type Seat } from '@horda/kernel';
import { rescue, survivorOnTop } from '../rules/city.ts';
import type { Card, State } from '../state.ts';

/** Bring the two survivors on top of the city into your shelter; the last one alone if there are no more. Noise. (C85, A4) */
export const flare: Card = {
  blocked: (s) => (survivorOnTop(s) ? null : 'C38'),
  effect: rule<State, { seat: Seat }>('flare')({
    light(s, { seat }) {
      rescue(s, seat);
      if (survivorOnTop(s)) rescue(s, seat);
    },
  }),
};
