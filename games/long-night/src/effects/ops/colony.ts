/** Tracks, food, helpless, waste. */
import { call, emit } from '@horda/kernel';
import { ALL } from '../../conditions/conditions.ts';
import { addHelpless, calming, loseHelpless, turnHelpless } from '../../rules/helpless.ts';
import { builtValue } from '../../rules/modifiers.ts';
import { removeCards } from '../../rules/cards.ts';
import { isKind, itemOf } from '../../rules/table.ts';
import { changeFood, changeMorale } from '../../rules/tracks.ts';
import type { State } from '../../state.ts';
import { remember, type Acts } from '../act.ts';
import type { Context } from '../context.ts';

export const COLONY_OPS: Acts<
  | 'nothing'
  | 'morale'
  | 'food'
  | 'starvation'
  | 'helpless'
  | 'unrulyHelpless'
  | 'unruly'
  | 'calm'
  | 'removeHelpless'
  | 'killHelpless'
  | 'cleanWaste'
  | 'toWaste'
  | 'wasteFromRemoved'
  | 'trophy'
  | 'sample'
> = {
  nothing: () => {},
  morale: (s, { n }) => changeMorale(s, n),
  food: (s, { n }) => changeFood(s, n === ALL ? -s.food : n),
  starvation(s, { n }) {
    s.starvation += n;
    emit(s, { type: 'starvationAdded', n });
  },
  // L194: an exiled player adds no helpless.
  helpless: (s, { n, ctx }) => maySettle(s, ctx) && addHelpless(s, n, false),
  unrulyHelpless: (s, { n, ctx }) => maySettle(s, ctx) && addHelpless(s, n, true),
  unruly(s, { n, ctx }) {
    if (ctx.cause.deck === 'crisis' && builtValue(s, 'unruly.notByCrisis') > 0) return;
    turnHelpless(s, n, true);
  },
  calm: (s, { n, ctx }) => call(s, calming, { seat: ctx.chooser, n }),
  removeHelpless(s, { n, ctx }) {
    remember(s, { removed: Math.min(n, s.helpless + s.unruly) });
    loseHelpless(s, ctx.chooser, n, false);
  },
  killHelpless: (s, { n, ctx }) => void loseHelpless(s, ctx.chooser, n, true),
  cleanWaste(s, { n }) {
    removeCards(s, s.waste.splice(Math.max(0, s.waste.length - n)).reverse());
  },
  toWaste(s, { n }) {
    for (let i = s.removed.length - 1, left = n; i >= 0 && left > 0; i--) {
      if (itemOf(s, s.removed[i]!).use === 'event') continue;
      waste(s, i);
      left--;
    }
  },
  wasteFromRemoved(s, { op }) {
    for (let i = s.removed.length - 1; i >= 0; i--) if (isKind(s, s.removed[i]!, op.kind)) waste(s, i);
  },
  trophy(s, { n }) {
    s.trophies += n;
    emit(s, { type: 'tokensPut', token: 'trophy', n });
  },
  sample(s, { n }) {
    s.samples += n;
    emit(s, { type: 'tokensPut', token: 'sample', n });
  },
};

/** A crisis or an objective adds them by itself: nobody's exile matters. */
function maySettle(s: State, { cause, by }: Context): boolean {
  return cause.deck === 'crisis' || cause.deck === 'objective' || s.players[by]?.exiled !== true;
}

/** A card that had left the game goes on the waste pile. */
function waste(s: State, index: number): void {
  const [card] = s.removed.splice(index, 1);
  s.waste.push(card!);
  emit(s, { type: 'cardWasted', card: card! });
}
