/** All cards by number. A number is the place of an id in its list; `contentOf` gives the cards of a table. */
import { memo } from '@horda/parts';
import { BETRAYAL_OBJECTIVES_BASE } from './betrayal-objectives-base.ts';
import { BETRAYAL_OBJECTIVES_TLN } from './betrayal-objectives-tln.ts';
import { CHAPTERS } from './chapters.ts';
import { CROSSROADS_BASE } from './crossroads-base.ts';
import { CROSSROADS_TLN } from './crossroads-tln.ts';
import type {
  Chapter,
  CrossroadsCard,
  ExileObjective,
  HiddenObjective,
  ItemKind,
  MainObjective,
  Pill,
  SideEffect,
} from './entries.ts';
import { EXILE_OBJECTIVES_BASE } from './exile-objectives-base.ts';
import { EXILE_OBJECTIVES_TLN } from './exile-objectives-tln.ts';
import * as ids from './ids.ts';
import { MAIN_OBJECTIVES_BASE } from './main-objectives-base.ts';
import { MAIN_OBJECTIVES_TLN } from './main-objectives-tln.ts';
import { PILLS } from './pills.ts';
import { SECRET_OBJECTIVES_BASE } from './secret-objectives-base.ts';
import { SECRET_OBJECTIVES_TLN } from './secret-objectives-tln.ts';
import { SIDE_EFFECTS } from './side-effects.ts';
import { listed, OUR_SHOWN, SHOWN, shownWith, type Shown } from './shown.ts';
import type { Home, SetId } from './vocabulary.ts';

/** Everything printed that play looks up, by number. */
export interface Content extends Shown {
  /** The items of the item cards. */
  readonly kinds: readonly ItemKind[];
  readonly mainObjectives: readonly MainObjective[];
  readonly chapters: readonly Chapter[];
  /** Secret objectives first, then betrayal objectives. */
  readonly objectives: readonly HiddenObjective[];
  /** The number of the first betrayal objective. */
  readonly betrayals: number;
  readonly exiles: readonly ExileObjective[];
  readonly crossroads: readonly CrossroadsCard[];
  readonly sideEffects: readonly SideEffect[];
  readonly pills: readonly Pill[];
}

/** Our own cards by id: those of The Long Night and of the base game. */
export const OURS = {
  survivors: OUR_SHOWN.survivors,
  items: OUR_SHOWN.items,
  itemDecks: OUR_SHOWN.itemDecks,
  crises: OUR_SHOWN.crises,
  mainObjectives: { ...MAIN_OBJECTIVES_TLN, ...MAIN_OBJECTIVES_BASE },
  chapters: CHAPTERS,
  secretObjectives: { ...SECRET_OBJECTIVES_TLN, ...SECRET_OBJECTIVES_BASE },
  betrayalObjectives: { ...BETRAYAL_OBJECTIVES_TLN, ...BETRAYAL_OBJECTIVES_BASE },
  exileObjectives: { ...EXILE_OBJECTIVES_TLN, ...EXILE_OBJECTIVES_BASE },
  crossroads: { ...CROSSROADS_TLN, ...CROSSROADS_BASE },
  improvements: OUR_SHOWN.improvements,
  experiments: OUR_SHOWN.experiments,
  sideEffects: SIDE_EFFECTS,
  pills: PILLS,
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
    mainObjectives: listed(ids.MAIN_OBJECTIVE_IDS, OURS.mainObjectives, pack.mainObjectives),
    chapters: listed(ids.CHAPTER_IDS, OURS.chapters, pack.chapters),
    objectives: [
      ...listed(ids.SECRET_OBJECTIVE_IDS, OURS.secretObjectives, pack.secretObjectives),
      ...listed(ids.BETRAYAL_OBJECTIVE_IDS, OURS.betrayalObjectives, pack.betrayalObjectives),
    ],
    betrayals: ids.SECRET_OBJECTIVE_IDS.length,
    exiles: listed(ids.EXILE_OBJECTIVE_IDS, OURS.exileObjectives, pack.exileObjectives),
    crossroads: listed(ids.CROSSROADS_IDS, OURS.crossroads, pack.crossroads),
    sideEffects: listed(ids.SIDE_EFFECT_IDS, OURS.sideEffects, pack.sideEffects),
    pills: listed(ids.PILL_IDS, OURS.pills, pack.pills),
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
