/** The humans look at the top of the zombie deck, discard from it and reorder it. Dawn is never included. (R37) */
import { emit, reveal } from '@horda/kernel';
import { removeAt } from '@horda/parts';
import type { Choice, State } from '../state.ts';
import { aboveDawn, differentIn, pieceOfCard, printed, putOnPile, seatOf } from './cards.ts';

/** The humans look at up to `most` cards above Dawn; returns how many. */
export function lookAt(s: State, most: number): number {
  const count = Math.min(most, aboveDawn(s));
  s.known = Math.max(s.known, count);
  reveal(s);
  const cards = s.decks[0].slice(s.decks[0].length - count).toReversed();
  emit(s, { type: 'cardsSeen', seat: seatOf(s, 'humans'), count, cards: cards.map((card) => pieceOfCard(s, card)) });
  return count;
}

/**
 * Each different card among the top `count`, without the first `placed`, which already have their place. It is read
 * from the deck every time: if a frame remembered it, the other side could learn it.
 */
export function choicesOnTop(s: State, count: number, placed = 0): (Choice & { do: 'take' })[] {
  const deck = s.decks[0];
  const cards = deck.slice(deck.length - count, deck.length - placed).toReversed();
  return differentIn(s, cards).map(({ id }) => ({ do: 'take', card: id }));
}

/** One of the top cards goes to the discard pile, where both see it. */
export function discardFromTop(s: State, count: number, name: string): void {
  const card = removeAt(s.decks[0], placeOf(s, count, name));
  reveal(s);
  s.known--;
  putOnPile(s, card);
  emit(s, {
    type: 'cardDiscarded',
    side: 'zombies',
    seat: seatOf(s, 'zombies'),
    card: pieceOfCard(s, card),
    why: 'taken',
  });
}

/** Puts one of the top cards right below the cards already placed: the card placed first is drawn first. */
export function putInPlace(s: State, count: number, placed: number, name: string): void {
  const deck = s.decks[0];
  const card = removeAt(deck, placeOf(s, count, name, placed));
  deck.splice(deck.length - placed, 0, card);
}

/** The index of the uppermost card of this name among the top cards. */
function placeOf(s: State, count: number, name: string, placed = 0): number {
  const deck = s.decks[0];
  for (let i = deck.length - 1 - placed; i >= deck.length - count; i--) if (printed(s, deck[i]!).id === name) return i;
  throw new Error(`${name} is not among the top ${count} cards`);
}
