/** Decks of equipment: drawing, and what happens when one is empty. (V60, V61, Y3) */
import { reveal, shuffle } from '@horda/kernel';
import { NONE, type CardNo, type Pile, type State } from '../state.ts';

export function isEmpty({ deck, discard }: Pile): boolean {
  return deck.length + discard.length === 0;
}

/** The top card; the discards become the deck when there is none. NONE: both are empty. */
export function drawCard(s: State, pile: Pile): CardNo {
  if (pile.deck.length === 0) renew(s, pile);
  const card = pile.deck.pop();
  if (card === undefined) return NONE;
  reveal(s);
  if (pile.known > 0) pile.known--;
  return card;
}

function renew(s: State, pile: Pile): void {
  if (pile.discard.length === 0) return;
  pile.before = pile.discard;
  pile.deck = pile.discard.slice();
  pile.discard = [];
  shuffleDeck(s, pile);
}

export function shuffleDeck(s: State, pile: Pile): void {
  shuffle(s, pile.deck);
  pile.known = 0;
}
