import { rule } from '@horda/kernel';
import type { Side } from '../content/effects.ts';
import { aimedAt, byItsText } from '../rules/aiming.ts';
import { differentIn, discardFromRow, rowOf } from '../rules/cards.ts';
import type { Aimed, Play } from '../card.ts';
import type { State, Target } from '../state.ts';

/** One card of the other side's row is discarded without effect. (K251, P331, K521, P531) */
export function seizure(name: string, from: Side): Play {
  return {
    targets: (s) => differentIn(s, rowOf(s, from)).map(({ id }): Target => ({ do: 'take', card: id })),
    why: byItsText,
    effect: rule<State, Aimed>(name)({
      seize(s, { target }) {
        discardFromRow(s, from, aimedAt(target, 'take').card, 'taken');
      },
    }),
  };
}
