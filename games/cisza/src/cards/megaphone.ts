import { rule, type Seat } from '@horda/kernel';
import { rescue, survivorOnTop } from '../rules/city.ts';
import type { Card, State } from '../state.ts';

/** Bring the survivor on top of the city into your shelter. Noise. (C84) */
export const megaphone: Card = {
  blocked: (s) => (survivorOnTop(s) ? null : 'C38'),
  effect: rule<State, { seat: Seat }>('megaphone')({
    shout(s, { seat }) {
      rescue(s, seat);
    },
  }),
};
