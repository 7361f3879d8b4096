/** L152–L157: step 3, the contributed cards are shuffled, shown and counted. */
import { emit, reveal, rule, shuffle } from '@horda/kernel';
import { callEffects } from '../effects/act.ts';
import { context } from '../effects/context.ts';
import { removeCards } from '../rules/cards.ts';
import { builtValue } from '../rules/modifiers.ts';
import { contentOf, crisisOf, itemOf, nonExiled } from '../rules/table.ts';
import { changeMorale } from '../rules/tracks.ts';
import { NONE, type CardNo, type Choice, type State } from '../state.ts';

/** F11: one card for each player who is not exiled, as changed by cards, at least 1. */
export function crisisNeed(s: State): number {
  return Math.max(1, nonExiled(s).length + builtValue(s, 'crisis.need'));
}

/** L153: every card counts once, for or against. (L102, L103) */
function sumOf(s: State, cards: readonly CardNo[]): number {
  const { accept } = crisisOf(s);
  return cards.reduce((sum, card) => sum + (accept.includes(itemOf(s, card).symbol) ? 1 : -1), 0);
}

export const crisisStep = rule<State, object, Choice>('crisis')({
  /** Q22: nobody learns who has added what. */
  count(s, _my, f) {
    if (s.crisis === NONE) return void (f.at = '');
    const cards = shuffle(
      s,
      s.contributions.map(({ card }) => card),
    );
    const by = s.players.map((_, seat) => s.contributions.filter((one) => one.seat === seat).length);
    s.contributions = [];
    reveal(s);
    const [sum, need, crisis] = [sumOf(s, cards), crisisNeed(s), s.crisis];
    const wrong = (cards.length - sum) / 2;
    if (wrong > 0) s.spoiled = [...s.spoiled, { by, wrong }];
    emit(s, { type: 'crisisResolved', crisis, cards, sum, need });
    removeCards(s, cards);
    s.crisesDone.push(crisis);
    // L154: too little: the effect happens. L156, N10: two more than needed: the colony gains morale.
    if (sum < need)
      callEffects(s, contentOf(s).crises[crisis]!.effects, context(s, { deck: 'crisis', card: crisis }, s.first));
    else if (sum >= need + 2) changeMorale(s, 1);
  },
  clear(s) {
    s.crisis = NONE;
  },
});
