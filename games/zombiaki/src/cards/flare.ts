import { ask, call, rule } from '@horda/kernel';
import { NOTHING, NOW } from '../rules/aiming.ts';
import { counted } from '../content/printed.ts';
import { aboveDawn, printed, seatOf } from '../rules/cards.ts';
import { corpses } from '../rules/corpses.ts';
import { choicesOnTop, discardFromTop, lookAt, putInPlace } from '../rules/looking.ts';
import type { Aimed, Play } from '../card.ts';
import type { Choice, State } from '../state.ts';

interface Locals extends Aimed {
  /** Cards that are looked at. */
  count?: number;
  /** Cards that lie in their place again. */
  placed?: number;
}

/**
 * The humans look at the top of the zombie deck, discard one card and put the others back as they like; in the light small
 * zombies come on to street V. (P551–P554, J25, J26)
 */
export const flare: Play = {
  targets: (s) => (aboveDawn(s) > 0 ? NOW : NOTHING),
  why: (s, card) => (aboveDawn(s) > 0 ? card.rule : 'P554'),
  effect: rule<State, Locals, Choice & { do: 'take' }>('flare')({
    look(s, { card }, f) {
      f.my.count = lookAt(s, counted(printed(s, card), 'cards'));
    },
    // Whoever is asked in any case tells nothing by it, not even that all cards are alike.
    choose(s, { count }) {
      ask(s, seatOf(s, 'humans'), 'flare.discard', choicesOnTop(s, count!));
    },
    discard(s, my, f) {
      discardFromTop(s, my.count!, f.pick.card);
      f.my.count = my.count! - 1;
    },
    order(s, { count, placed = 0 }, f) {
      if (count! - placed < 2) f.at = 'comeOn';
      else ask(s, seatOf(s, 'humans'), 'flare.order', choicesOnTop(s, count!, placed));
    },
    putBack(s, { count, placed = 0 }, f) {
      putInPlace(s, count!, placed, f.pick.card);
      f.my.placed = placed + 1;
      f.at = 'order';
    },
    comeOn(s) {
      call(s, corpses, {});
    },
  }),
};
