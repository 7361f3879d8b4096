/** All cards by number. A number is the place of an id in its list; `contentOf` gives the cards of a table. */
import { memo } from '@horda/parts';
import { BETRAYAL_OBJECTIVES_BASE } from './betrayal-objectives-base.ts';
import { BETRAYAL_OBJECTIVES_TLN } from './betrayal-objectives-tln.ts';
import { CHAPTERS } from './chapters.ts';
import { CRISES_BASE } from './crises-base.ts';
import { CRISES_TLN } from './crises-tln.ts';
import { CROSSROADS_BASE } from './crossroads-base.ts';
import { CROSSROADS_TLN } from './crossroads-tln.ts';
import type * as entries from './entries.ts';
import { EXILE_OBJECTIVES_BASE } from './exile-objectives-base.ts';
import { EXILE_OBJECTIVES_TLN } from './exile-objectives-tln.ts';
import { EXPERIMENTS } from './experiments.ts';
import { cardsOf, HOMES } from './homes.ts';
import * as ids from './ids.ts';
import { IMPROVEMENTS } from './improvements.ts';
import { ITEM_DECKS } from './item-decks.ts';
import { ITEMS_BASE } from './items-base.ts';
import { ITEMS_TLN } from './items-tln.ts';
import { MAIN_OBJECTIVES_BASE } from './main-objectives-base.ts';
import { MAIN_OBJECTIVES_TLN } from './main-objectives-tln.ts';
import { PILLS } from './pills.ts';
import { PLACES } from './places.ts';
import { SECRET_OBJECTIVES_BASE } from './secret-objectives-base.ts';
import { SECRET_OBJECTIVES_TLN } from './secret-objectives-tln.ts';
import { SIDE_EFFECTS } from './side-effects.ts';
import { SURVIVORS_BASE } from './survivors-base.ts';
import { SURVIVORS_TLN } from './survivors-tln.ts';
import { PLACE_IDS, type Home, type SetId } from './vocabulary.ts';

/** Everything printed that play looks up, by number. */
export interface Content {
  readonly survivors: readonly entries.SurvivorCard[];
  readonly items: readonly entries.ItemKind[];
  /** Item cards: which item, and from which deck. */
  readonly cards: readonly entries.ItemCard[];
  /** The items of the item cards. */
  readonly kinds: readonly entries.ItemKind[];
  readonly itemDecks: Readonly<Record<Home, entries.ItemDeck>>;
  readonly crises: readonly entries.CrisisCard[];
  readonly mainObjectives: readonly entries.MainObjective[];
  readonly chapters: readonly entries.Chapter[];
  /** Secret objectives first, then betrayal objectives. */
  readonly objectives: readonly entries.HiddenObjective[];
  /** The number of the first betrayal objective. */
  readonly betrayals: number;
  readonly exiles: readonly entries.ExileObjective[];
  readonly crossroads: readonly entries.CrossroadsCard[];
  readonly improvements: readonly entries.Improvement[];
  readonly experiments: readonly entries.Experiment[];
  readonly sideEffects: readonly entries.SideEffect[];
  readonly pills: readonly entries.Pill[];
  readonly places: readonly entries.PlaceCard[];
}

/** Our own cards by id: those of The Long Night and of the base game. */
export const OURS = {
  survivors: { ...SURVIVORS_TLN, ...SURVIVORS_BASE },
  items: { ...ITEMS_TLN, ...ITEMS_BASE },
  itemDecks: ITEM_DECKS,
  crises: { ...CRISES_TLN, ...CRISES_BASE },
  mainObjectives: { ...MAIN_OBJECTIVES_TLN, ...MAIN_OBJECTIVES_BASE },
  chapters: CHAPTERS,
  secretObjectives: { ...SECRET_OBJECTIVES_TLN, ...SECRET_OBJECTIVES_BASE },
  betrayalObjectives: { ...BETRAYAL_OBJECTIVES_TLN, ...BETRAYAL_OBJECTIVES_BASE },
  exileObjectives: { ...EXILE_OBJECTIVES_TLN, ...EXILE_OBJECTIVES_BASE },
  crossroads: { ...CROSSROADS_TLN, ...CROSSROADS_BASE },
  improvements: IMPROVEMENTS,
  experiments: EXPERIMENTS,
  sideEffects: SIDE_EFFECTS,
  pills: PILLS,
  places: PLACES,
};
export type Decks = typeof OURS;
/** Any of the decks, and of each deck any of its cards, to be played instead of ours. */
export type Packed = { readonly [Deck in keyof Decks]?: Partial<Decks[Deck]> };

/** All cards by number: ours, and those of a pack in their places. */
function contentWith(pack: Packed): Content {
  const itemDecks = { ...OURS.itemDecks, ...pack.itemDecks };
  const cards = HOMES.flatMap((home) => cardsOf(home, itemDecks[home]));
  return {
    survivors: listed(ids.SURVIVOR_IDS, OURS.survivors, pack.survivors),
    items: listed(ids.ITEM_IDS, OURS.items, pack.items),
    cards,
    kinds: cards.map(({ item }) => pack.items?.[item] ?? OURS.items[item]),
    itemDecks,
    crises: listed(ids.CRISIS_IDS, OURS.crises, pack.crises),
    mainObjectives: listed(ids.MAIN_OBJECTIVE_IDS, OURS.mainObjectives, pack.mainObjectives),
    chapters: listed(ids.CHAPTER_IDS, OURS.chapters, pack.chapters),
    objectives: [
      ...listed(ids.SECRET_OBJECTIVE_IDS, OURS.secretObjectives, pack.secretObjectives),
      ...listed(ids.BETRAYAL_OBJECTIVE_IDS, OURS.betrayalObjectives, pack.betrayalObjectives),
    ],
    betrayals: ids.SECRET_OBJECTIVE_IDS.length,
    exiles: listed(ids.EXILE_OBJECTIVE_IDS, OURS.exileObjectives, pack.exileObjectives),
    crossroads: listed(ids.CROSSROADS_IDS, OURS.crossroads, pack.crossroads),
    improvements: listed(ids.IMPROVEMENT_IDS, OURS.improvements, pack.improvements),
    experiments: listed(ids.EXPERIMENT_IDS, OURS.experiments, pack.experiments),
    sideEffects: listed(ids.SIDE_EFFECT_IDS, OURS.sideEffects, pack.sideEffects),
    pills: listed(ids.PILL_IDS, OURS.pills, pack.pills),
    places: listed(PLACE_IDS, OURS.places, pack.places),
  };
}

function listed<Entry>(
  list: readonly string[],
  ours: Readonly<Record<string, Entry>>,
  packed: Readonly<Partial<Record<string, Entry>>> = {},
): readonly Entry[] {
  return list.map((id) => packed[id] ?? ours[id]!);
}

/** Our own cards. */
export const CONTENT: Content = contentWith({});

/** The cards of a table with a pack. */
export const contentOfPack: (pack: Packed) => Content = memo(contentWith);

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
