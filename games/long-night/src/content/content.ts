/** All cards by number. A number is the place of an id in its list; `contentOf` gives the cards of a table. */
import { memo } from '@horda/parts';
import { CHAPTERS } from './chapters.ts';
import { CROSSROADS_BASE } from './crossroads-base.ts';
import { CROSSROADS_TLN } from './crossroads-tln.ts';
import type { Chapter, CrossroadsCard, ItemKind } from './entries.ts';
import * as ids from './ids.ts';
import { listed, OUR_SHOWN, SHOWN, shownWith, type Shown } from './shown.ts';
import type { Home, SetId } from './vocabulary.ts';

/** Everything printed that play looks up, by number. */
export interface Content extends Shown {
  /** The items of the item cards. */
  readonly kinds: readonly ItemKind[];
  readonly chapters: readonly Chapter[];
  readonly crossroads: readonly CrossroadsCard[];
}

/** Our own cards by id: those of The Long Night and of the base game. */
export const OURS = {
  survivors: OUR_SHOWN.survivors,
  items: OUR_SHOWN.items,
  itemDecks: OUR_SHOWN.itemDecks,
  crises: OUR_SHOWN.crises,
  mainObjectives: OUR_SHOWN.mainObjectives,
  chapters: CHAPTERS,
  secretObjectives: OUR_SHOWN.secretObjectives,
  betrayalObjectives: OUR_SHOWN.betrayalObjectives,
  exileObjectives: OUR_SHOWN.exileObjectives,
  crossroads: { ...CROSSROADS_TLN, ...CROSSROADS_BASE },
  improvements: OUR_SHOWN.improvements,
  experiments: OUR_SHOWN.experiments,
  sideEffects: OUR_SHOWN.sideEffects,
  pills: OUR_SHOWN.pills,
  places: OUR_SHOWN.places,
};
export type Decks = typeof OURS;
/** Any of the decks, and of each deck any of its cards, to be played instead of ours. */
export type Packed = { readonly [Deck in keyof Decks]?: Partial<Decks[Deck]> };

/** All cards by number: ours, and those of a pack in their places. */
function contentWith(pack: Packed, shown: Shown = shownWith(pack)): Content {
  return {
    ...shown,
    kinds: shown.cards.map(({ item }) => pack.items?.[item] ?? OURS.items[item]),
    chapters: listed(ids.CHAPTER_IDS, OURS.chapters, pack.chapters),
    crossroads: listed(ids.CROSSROADS_IDS, OURS.crossroads, pack.crossroads),
  };
}

/** Our own cards. */
export const CONTENT: Content = contentWith({}, SHOWN);

/** The cards of a table with a pack. */
export const contentOfPack: (pack: Packed) => Content = memo((pack: Packed) => contentWith(pack));

/** The copies of each card in the deck of a home, by card number; the starter cards likewise. */
export function copiesOf(
  { cards, itemDecks }: Content,
  home: Home,
  sets: readonly SetId[],
): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let number = 0; number < cards.length; number++) {
    const card = cards[number]!;
    if (card.home !== home) continue;
    let copies = 0;
    for (const set of sets) copies += itemDecks[home].cards[set][card.item] ?? 0;
    if (copies > 0) found.push([number, copies]);
  }
  return found;
}
