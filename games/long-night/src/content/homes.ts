/** The decks of item cards. */
import type { ItemCard, ItemDeck } from './entries.ts';
import { ITEM_IDS } from './ids.ts';
import type { Home } from './vocabulary.ts';

/** The places whose decks hold item cards, and the starter cards. */
export const HOMES = ['police', 'grocery', 'school', 'library', 'hospital', 'gas', 'raxxon', 'starter'] as const;

/** The item cards of one home that one of the two sets has, in the order of items. */
export function cardsOf(home: Home, { cards: { tln, base } }: ItemDeck): readonly ItemCard[] {
  return ITEM_IDS.filter((item) => item in tln || item in base).map((item) => ({ item, home }));
}
