import { emit, rule } from '@horda/kernel';
import { remove } from '@horda/parts';
import { aimedAt, byItsText } from '../rules/aiming.ts';
import { differentIn, pieceOfCard, pileOf, printed, rowOf, seatOf } from '../rules/cards.ts';
import type { Aimed, Play } from '../card.ts';
import type { CardId, State, Target } from '../state.ts';

/** A shot comes back from the discard pile into the row. (K551, H19) */
export const ration: Play = {
  targets: (s) => differentIn(s, spentShots(s)).map(({ id }): Target => ({ do: 'take', card: id })),
  why: byItsText,
  effect: rule<State, Aimed>('ration')({
    fetch(s, { target }) {
      const { card: name } = aimedAt(target, 'take');
      const card = spentShots(s).find((each) => printed(s, each).id === name)!;
      remove(pileOf(s, 'humans'), card);
      rowOf(s, 'humans').push(card);
      emit(s, { type: 'cardReturned', side: 'humans', seat: seatOf(s, 'humans'), card: pieceOfCard(s, card) });
    },
  }),
};

/** By number, so that the order in which they were discarded makes no difference. */
function spentShots(s: State): CardId[] {
  return pileOf(s, 'humans')
    .filter((card) => printed(s, card).keyword === 'shot')
    .toSorted((a, b) => a - b);
}
