/** The cards of a table: every copy, those of the zombies first. A card's number is its place here. */
import { JUBILEUSZ } from './jubileusz.ts';
import { MOSKWA } from './moskwa.ts';
import type { Printed } from './printed.ts';

export const DECKS = { moskwa: everyCopy(MOSKWA), jubileusz: everyCopy(JUBILEUSZ) } as const;
export type DeckName = keyof typeof DECKS;

/** The cards that a view speaks of, by number: those of a deck, or of a pack. */
export function cardsOf({ cards }: { readonly cards: DeckName | readonly Printed[] }): readonly Printed[] {
  return typeof cards === 'string' ? DECKS[cards] : cards;
}

export function everyCopy(list: readonly Printed[]): readonly Printed[] {
  const zombies = list.filter(({ side }) => side === 'zombies');
  const humans = list.filter(({ side }) => side === 'humans');
  return [...zombies, ...humans].flatMap((card) => Array.from({ length: card.copies }, () => card));
}
