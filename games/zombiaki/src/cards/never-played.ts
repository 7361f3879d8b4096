import { rule } from '@horda/kernel';
import { NOTHING } from '../rules/aiming.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/** Reactions are played in the other's turn (`phases/use.ts`), Dawn never. (R29, R37, K301, K311) */
export const neverPlayed: Play = {
  targets: () => NOTHING,
  why: (_s, { kind }) => (kind === 'reaction' ? 'R29' : 'R37'),
  effect: rule<State, Aimed>('neverPlayed')({
    fail(_s, { card }) {
      throw new Error(`card ${card} is never played in step 5`);
    },
  }),
};
