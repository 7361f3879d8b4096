/** Cards in rows, decks and discard piles. */
import { emit, type Seat } from '@horda/kernel';
import { remove } from '@horda/parts';
import { DECKS, TRAITS } from '../content/decks.ts';
import { factsOf, type Side } from '../content/effects.ts';
import type { Printed } from '../content/printed.ts';
import type { Traits } from '../content/traits.ts';
import type { CardId, Event, Piece, State } from '../state.ts';

/** What is printed on a card. */
export function printed(s: State, card: CardId): Printed {
  return (s.pack ?? (s.options.deck === 'moskwa' ? DECKS.moskwa : DECKS.jubileusz))[card]!;
}

/** What a card does while it lies on the table. */
export function traitsOf(s: State, card: CardId): Traits {
  if (s.pack !== null) return factsOf(s.pack[card]!.effect).traits;
  return (s.options.deck === 'moskwa' ? TRAITS.moskwa : TRAITS.jubileusz)[card]!;
}

/** A face-up card as a piece with its name. */
export function pieceOfCard(s: State, card: CardId): Piece {
  const { id, rule } = printed(s, card);
  return { card, name: id, rule };
}

export function seatOf(s: State, side: Side): Seat {
  return side === 'zombies' ? s.leader : 1 - s.leader;
}

export function sideOf(s: State, seat: Seat): Side {
  return seat === s.leader ? 'zombies' : 'humans';
}

export function otherSide(side: Side): Side {
  return side === 'zombies' ? 'humans' : 'zombies';
}

export function deckOf(s: State, side: Side): CardId[] {
  return s.decks[side === 'zombies' ? 0 : 1];
}

export function rowOf(s: State, side: Side): CardId[] {
  return s.rows[side === 'zombies' ? 0 : 1];
}

export function pileOf(s: State, side: Side): CardId[] {
  return s.piles[side === 'zombies' ? 0 : 1];
}

/** A card that has left the row, the board or the deck goes to the discard pile of its own side. (Z70) */
export function putOnPile(s: State, card: CardId): void {
  pileOf(s, printed(s, card).side).push(card);
}

/** The first card of this name in a row; -1: there is none. */
export function inRow(s: State, side: Side, name: string): CardId {
  for (const card of rowOf(s, side)) if (printed(s, card).id === name) return card;
  return -1;
}

/** Each different card of a row, once. */
export function differentIn(s: State, cards: readonly CardId[]): readonly Printed[] {
  const found: Printed[] = [];
  for (const card of cards) {
    const one = printed(s, card);
    // Compare names, not objects: a pack's cards are in the state, and a loaded state has separate copies.
    if (found.every(({ id }) => id !== one.id)) found.push(one);
  }
  return found;
}

/** Discards a card of a row without its effect. (Z57, Z65) */
export function discardFromRow(
  s: State,
  side: Side,
  name: string,
  why: (Event & { type: 'cardDiscarded' })['why'],
): void {
  const card = inRow(s, side, name);
  remove(rowOf(s, side), card);
  putOnPile(s, card);
  emit(s, { type: 'cardDiscarded', side, seat: seatOf(s, side), card: pieceOfCard(s, card), why });
}

/** Cards on top of the zombie deck that may be looked at or taken: never Dawn. (R37) */
export function aboveDawn(s: State): number {
  return s.decks[0].length - 1;
}
