import { rule, type Seat } from '@horda/kernel';
import { PRINTED, type Resource } from '../content/resources.ts';
import { rescue as bringIn, survivorOnTop } from '../rules/city.ts';
import type { Card, State } from '../state.ts';

/**
 * Walkie-Talkie, Megaphone, Flare: bring so many survivors from the top of the city into your shelter; the last one
 * alone if there are no more. (C83–C85, A4)
 */
export const rescue = (card: Resource): Card => ({
  blocked: (s) => (survivorOnTop(s) ? null : 'C38'),
  effect: rule<State, { seat: Seat }>(card)({
    bringIn(s, { seat }) {
      for (let left = PRINTED[card].survivors ?? 1; left > 0 && survivorOnTop(s); left--) bringIn(s, seat);
    },
  }),
});
