/** Where the cards of both decks come from. */
import { JUBILEUSZ } from './jubileusz.ts';
import { MOSKWA } from './moskwa.ts';
import type { Printed, Source } from './printed.ts';

function bySource(cards: readonly Printed[]): Readonly<Record<Source, number>> {
  const count = (source: Source): number =>
    cards.reduce((sum, card) => (card.source === source ? sum + card.copies : sum), 0);
  return { rulebook: count('rulebook'), published: count('published'), house: count('house') };
}

export const SOURCES = bySource([...MOSKWA, ...JUBILEUSZ]);
