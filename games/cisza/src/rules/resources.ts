/** Hands, the resource deck and its discard pile. */
import { emit, reveal, shuffle, type Seat } from '@horda/kernel';
import type { State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** Draws `count` cards; as soon as the deck runs out, even midway, the discard pile becomes the new deck. (C63) */
export function draw(s: State, seat: Seat, count: number, rule: RuleId): void {
  if (count <= 0) return;
  reveal(s);
  const { hand } = s.shelters[seat]!;
  for (let i = 0; i < count; i++) {
    hand.push(s.deck.pop()!);
    if (s.deck.length === 0) renewDeck(s);
  }
  if (!s.kernel.quiet) emit(s, { type: 'cardsDrawn', seat, count, cards: hand.slice(-count), rule });
}

function renewDeck(s: State): void {
  if (s.discard.length === 0) throw new Error('more resource cards are out than there can be'); // A44
  s.deck = shuffle(s, s.discard);
  s.discard = [];
  emit(s, { type: 'deckRenewed', cards: s.deck.length });
}
