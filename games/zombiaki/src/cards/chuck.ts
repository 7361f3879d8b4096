import { rule } from '@horda/kernel';
import { NOTHING, NOW } from '../rules/aiming.ts';
import { aboveDawn, printed } from '../rules/cards.ts';
import { discardFromTop } from '../rules/looking.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/** The top card of the zombie deck is discarded, unless that is Dawn. (P541, P542, J25) */
export const chuck: Play = {
  targets: (s) => (aboveDawn(s) > 0 ? NOW : NOTHING),
  why: (s, card) => (aboveDawn(s) > 0 ? card.rule : 'P542'),
  effect: rule<State, Aimed>('chuck')({
    kick(s) {
      s.known = Math.max(s.known, 1);
      discardFromTop(s, 1, printed(s, s.decks[0].at(-1)!).id);
    },
  }),
};
