/** Cards of a deck, drawn one after another. (V54–V61, V100–V102, Y2–Y4, W11, W17, X20, X40) */
import { ask, call, emit, rule } from '@horda/kernel';
import { ARRANGING, DRAWING, PLACING, type Drawing } from '../declared.ts';
import { NONE, WALKER, type CardNo, type Choice, type State } from '../state.ts';
import { drawCard, shuffleDeck } from './decks.ts';
import { equipmentCard } from './printed.ts';
import { hasSkill, isUsed, use } from './skills.ts';

export const drawing = rule<State, Drawing, Choice>(DRAWING)({
  /** A card lies on the discards until it is kept. */
  draw(s, my, f) {
    const card = my.n === 0 ? NONE : drawCard(s, s[my.deck]);
    if (card === NONE) return void (f.at = '');
    s[my.deck].discard.push(card);
    emit(s, { type: 'cardDrawn', survivor: my.survivor, card });
  },
  /** X20: once a turn another card instead. */
  destiny(s, { survivor }, f) {
    const one = s.survivors[survivor]!;
    if (isUsed(one, 'destiny') || !hasSkill(s, survivor, 'destiny')) f.at = 'take';
    else ask<Choice>(s, one.owner, 'drawing.destiny', [{ do: 'keep' }, { do: 'redraw' }]);
  },
  again(s, { survivor }, f) {
    if (f.pick.do !== 'redraw') return;
    use(s.survivors[survivor]!, 'destiny');
    f.at = 'draw';
  },
  take(s, my, f) {
    const { deck, discard } = s[my.deck];
    const card = discard.at(-1)!;
    f.at = 'draw';
    if (equipmentCard(s, card).trap) {
      // W11: a crate may be free of traps.
      if (my.deck === 'epic' && s.options.safeCrates && !onlyTraps(s, deck, discard)) return;
      f.at = '';
      return call(s, PLACING, { zone: s.survivors[my.survivor]!.zone, kind: WALKER, n: 1 });
    }
    my.n--;
    discard.pop();
    if (my.search && equipmentCard(s, card).dual && hasSkill(s, my.survivor, 'matchingSet')) {
      my.second = card;
      f.at = 'match';
    }
    call(s, ARRANGING, { survivor: my.survivor, card });
  },
  /** X40: a second copy from the same deck; then it is shuffled. */
  match(s, my, f) {
    const { survivor, second: card = NONE } = my;
    const pile = s[my.deck];
    const at = pile.deck.indexOf(card);
    f.at = 'draw';
    if (at < 0) return;
    pile.deck.splice(at, 1);
    shuffleDeck(s, pile);
    emit(s, { type: 'cardDrawn', survivor, card });
    call(s, ARRANGING, { survivor, card });
  },
});

function onlyTraps(s: State, ...piles: readonly (readonly CardNo[])[]): boolean {
  return piles.every((cards) => cards.every((card) => equipmentCard(s, card).trap));
}
