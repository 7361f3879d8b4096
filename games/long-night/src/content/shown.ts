/** The cards whose facts are drawn on a table, by number. What no drawing looks up is only in `content.ts`. */
import { memo } from '@horda/parts';
import { BETRAYAL_OBJECTIVES_BASE } from './betrayal-objectives-base.ts';
import { BETRAYAL_OBJECTIVES_TLN } from './betrayal-objectives-tln.ts';
import type { Packed } from './content.ts';
import { CRISES_BASE } from './crises-base.ts';
import { CRISES_TLN } from './crises-tln.ts';
import type {
  CrisisCard,
  ExileObjective,
  HiddenObjective,
  MainObjective,
  SideEffect,
  Experiment,
  Improvement,
  ItemCard,
  ItemDeck,
  ItemKind,
  Pill,
  PlaceCard,
  SurvivorCard,
} from './entries.ts';
import { EXPERIMENTS } from './experiments.ts';
import { EXILE_OBJECTIVES_BASE } from './exile-objectives-base.ts';
import { EXILE_OBJECTIVES_TLN } from './exile-objectives-tln.ts';
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
import { PLACE_IDS, type Home } from './vocabulary.ts';

export interface Shown {
  readonly survivors: readonly SurvivorCard[];
  readonly items: readonly ItemKind[];
  /** Item cards: which item, and from which deck. */
  readonly cards: readonly ItemCard[];
  readonly itemDecks: Readonly<Record<Home, ItemDeck>>;
  readonly crises: readonly CrisisCard[];
  readonly mainObjectives: readonly MainObjective[];
  /** Secret objectives first, then betrayal objectives. */
  readonly objectives: readonly HiddenObjective[];
  /** The number of the first betrayal objective. */
  readonly betrayals: number;
  readonly exiles: readonly ExileObjective[];
  readonly improvements: readonly Improvement[];
  readonly experiments: readonly Experiment[];
  readonly sideEffects: readonly SideEffect[];
  readonly pills: readonly Pill[];
  readonly places: readonly PlaceCard[];
}

/** The places whose decks hold item cards, and the starter cards. */
export const HOMES = ['police', 'grocery', 'school', 'library', 'hospital', 'gas', 'raxxon', 'starter'] as const;

/** Our own cards by id: those of The Long Night and of the base game. */
export const OUR_SHOWN = {
  survivors: { ...SURVIVORS_TLN, ...SURVIVORS_BASE },
  items: { ...ITEMS_TLN, ...ITEMS_BASE },
  itemDecks: ITEM_DECKS,
  crises: { ...CRISES_TLN, ...CRISES_BASE },
  mainObjectives: { ...MAIN_OBJECTIVES_TLN, ...MAIN_OBJECTIVES_BASE },
  secretObjectives: { ...SECRET_OBJECTIVES_TLN, ...SECRET_OBJECTIVES_BASE },
  betrayalObjectives: { ...BETRAYAL_OBJECTIVES_TLN, ...BETRAYAL_OBJECTIVES_BASE },
  exileObjectives: { ...EXILE_OBJECTIVES_TLN, ...EXILE_OBJECTIVES_BASE },
  improvements: IMPROVEMENTS,
  experiments: EXPERIMENTS,
  sideEffects: SIDE_EFFECTS,
  pills: PILLS,
  places: PLACES,
};

/** The cards of a pack in the places of ours. */
export function listed<Entry>(
  list: readonly string[],
  ours: Readonly<Record<string, Entry>>,
  packed: Readonly<Partial<Record<string, Entry>>> = {},
): readonly Entry[] {
  return list.map((id) => packed[id] ?? ours[id]!);
}

export function shownWith(pack: Packed): Shown {
  const itemDecks = { ...OUR_SHOWN.itemDecks, ...pack.itemDecks };
  return {
    survivors: listed(ids.SURVIVOR_IDS, OUR_SHOWN.survivors, pack.survivors),
    items: listed(ids.ITEM_IDS, OUR_SHOWN.items, pack.items),
    cards: itemCards(itemDecks),
    itemDecks,
    crises: listed(ids.CRISIS_IDS, OUR_SHOWN.crises, pack.crises),
    mainObjectives: listed(ids.MAIN_OBJECTIVE_IDS, OUR_SHOWN.mainObjectives, pack.mainObjectives),
    objectives: [
      ...listed(ids.SECRET_OBJECTIVE_IDS, OUR_SHOWN.secretObjectives, pack.secretObjectives),
      ...listed(ids.BETRAYAL_OBJECTIVE_IDS, OUR_SHOWN.betrayalObjectives, pack.betrayalObjectives),
    ],
    betrayals: ids.SECRET_OBJECTIVE_IDS.length,
    exiles: listed(ids.EXILE_OBJECTIVE_IDS, OUR_SHOWN.exileObjectives, pack.exileObjectives),
    improvements: listed(ids.IMPROVEMENT_IDS, OUR_SHOWN.improvements, pack.improvements),
    sideEffects: listed(ids.SIDE_EFFECT_IDS, OUR_SHOWN.sideEffects, pack.sideEffects),
    pills: listed(ids.PILL_IDS, OUR_SHOWN.pills, pack.pills),
    experiments: listed(ids.EXPERIMENT_IDS, OUR_SHOWN.experiments, pack.experiments),
    places: listed(PLACE_IDS, OUR_SHOWN.places, pack.places),
  };
}

/** Every pair of item and home that one of the two sets has, in the order of homes and items. */
function itemCards(decks: Readonly<Record<Home, ItemDeck>>): readonly ItemCard[] {
  return HOMES.flatMap((home) => {
    const { tln, base } = decks[home].cards;
    return ids.ITEM_IDS.filter((item) => item in tln || item in base).map((item) => ({ item, home }));
  });
}

/** Our own cards. */
export const SHOWN: Shown = shownWith({});

/** The cards of a table with a pack. */
export const shownOfPack: (pack: Packed) => Shown = memo(shownWith);
