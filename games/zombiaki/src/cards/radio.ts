import { ask, rule } from '@horda/kernel';
import { byItsAim, NOTHING, NOW } from '../rules/aiming.ts';
import { counted } from '../content/printed.ts';
import { aboveDawn, printed, seatOf } from '../rules/cards.ts';
import { choicesOnTop, discardFromTop, lookAt, putInPlace } from '../rules/looking.ts';
import type { Aimed, Play } from '../card.ts';
import type { Choice, State } from '../state.ts';

interface Locals extends Aimed {
  /** Cards that are looked at and not yet discarded. */
  count?: number;
  discarded?: number;
  /** Cards that lie in their place again, on top. */
  placed?: number;
}

const MOST_DISCARDED = 2;
const ENOUGH: Choice = { do: 'enough' };

/**
 * The humans look at the top of the zombie deck, discard one or two cards, and put the others back in any order. They are
 * asked even where all are alike, since not to be asked would tell. (K531–K533, H32)
 */
export const radio: Play = {
  targets: (s) => (aboveDawn(s) > 0 ? NOW : NOTHING),
  why: byItsAim,
  effect: rule<State, Locals, Choice & { do: 'take' | 'enough' }>('radio')({
    listen(s, my) {
      my.count = lookAt(s, counted(printed(s, my.card), 'cards'));
      my.discarded = 0;
      my.placed = 0;
    },
    discard(s, { count, discarded }) {
      const cards = choicesOnTop(s, count!);
      ask<Choice>(s, seatOf(s, 'humans'), 'radio.discard', discarded === 0 ? cards : [...cards, ENOUGH]);
    },
    away(s, my, f) {
      const { pick } = f;
      if (pick.do === 'enough') return;
      discardFromTop(s, my.count!, pick.card);
      my.count!--;
      my.discarded!++;
      if (my.discarded! < MOST_DISCARDED && my.count! > 0) f.at = 'discard';
    },
    sort(_s, { count, placed }, f) {
      // The last one has only one place left.
      if (count! - placed! < 2) f.at = '';
    },
    order(s, { count, placed }) {
      ask<Choice>(s, seatOf(s, 'humans'), 'radio.order', choicesOnTop(s, count!, placed!));
    },
    putBack(s, my, f) {
      const { pick } = f;
      if (pick.do === 'take') putInPlace(s, my.count!, my.placed!, pick.card);
      my.placed!++;
      f.at = 'sort';
    },
  }),
};
