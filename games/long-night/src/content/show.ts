/** What tables and words show of the cards, by number: figures and symbols, but nothing that only rules carry out. */
import type { Packed } from './content.ts';
import type * as entries from './entries.ts';
import { cardsOf, HOMES } from './homes.ts';
import * as ids from './ids.ts';
import type { Line } from './operations.ts';
import { PLACE_IDS, type Timing } from './vocabulary.ts';

export interface Shown {
  readonly survivors: readonly ShownSurvivor[];
  readonly items: readonly ShownItem[];
  /** Item cards: which item, and from which deck. */
  readonly cards: readonly entries.ItemCard[];
  readonly crises: readonly (ShownCard & Pick<entries.CrisisCard, 'accept'>)[];
  readonly mainObjectives: readonly ShownCard[];
  /** Secret objectives first, then betrayal objectives. */
  readonly objectives: readonly ShownCard[];
  /** The number of the first betrayal objective. */
  readonly betrayals: number;
  readonly exiles: readonly ShownCard[];
  readonly improvements: readonly (ShownCard & Pick<entries.Improvement, 'tokens'>)[];
  readonly experiments: readonly ShownExperiment[];
  readonly sideEffects: readonly ShownCard[];
  readonly pills: readonly { readonly table: readonly Range[] }[];
  readonly places: readonly ShownPlace[];
}

export interface ShownCard {
  /** The card is not published: it is ours. */
  readonly house: boolean;
}

interface ShownSurvivor extends Pick<entries.SurvivorCard, 'influence' | 'attack' | 'search' | 'human'> {
  readonly ability: Pick<entries.Ability, 'where' | 'die'> & Often & Pick<Timing, 'hook'>;
}

interface ShownItem extends ShownCard, Often, Pick<entries.ItemKind, 'symbol' | 'use'> {
  /** How many alternatives it has. */
  readonly uses: number;
  /** The number of the pill that it is; null: it is none. */
  readonly pill: number | null;
}

interface ShownExperiment extends ShownCard, Pick<entries.Experiment, 'code'> {
  readonly encounter: readonly Range[];
}

type ShownPlace = Pick<entries.PlaceCard, 'survivorSpaces' | 'entranceSpaces' | 'noiseSpaces' | 'symbols'>;

interface Often {
  /** How often in a round; null: the card does not say. */
  readonly perRound: number | null;
}

/** The rolls of one line of a table. */
export type Range = Pick<Line, 'from' | 'to'>;

const NOTHING: Shown = {
  survivors: [],
  items: [],
  cards: [],
  crises: [],
  mainObjectives: [],
  objectives: [],
  betrayals: ids.SECRET_OBJECTIVE_IDS.length,
  exiles: [],
  improvements: [],
  experiments: [],
  sideEffects: [],
  pills: [],
  places: [],
};

/** The cards of a pack, and those of `others` that the pack does not have. */
export function show(pack: Packed, others: Shown = NOTHING): Shown {
  const { betrayals } = others;
  return {
    survivors: shown(ids.SURVIVOR_IDS, pack.survivors, survivor, others.survivors),
    items: shown(ids.ITEM_IDS, pack.items, item, others.items),
    cards: HOMES.flatMap((home) => {
      const deck = pack.itemDecks?.[home];
      return deck === undefined ? others.cards.filter((card) => card.home === home) : cardsOf(home, deck);
    }),
    crises: shown(ids.CRISIS_IDS, pack.crises, crisis, others.crises),
    mainObjectives: shown(ids.MAIN_OBJECTIVE_IDS, pack.mainObjectives, card, others.mainObjectives),
    objectives: [
      ...shown(ids.SECRET_OBJECTIVE_IDS, pack.secretObjectives, card, others.objectives),
      ...shown(ids.BETRAYAL_OBJECTIVE_IDS, pack.betrayalObjectives, card, others.objectives.slice(betrayals)),
    ],
    betrayals,
    exiles: shown(ids.EXILE_OBJECTIVE_IDS, pack.exileObjectives, card, others.exiles),
    improvements: shown(ids.IMPROVEMENT_IDS, pack.improvements, improvement, others.improvements),
    experiments: shown(ids.EXPERIMENT_IDS, pack.experiments, experiment, others.experiments),
    sideEffects: shown(ids.SIDE_EFFECT_IDS, pack.sideEffects, card, others.sideEffects),
    pills: shown(ids.PILL_IDS, pack.pills, ({ table }) => ({ table: ranges(table) }), others.pills),
    places: shown(PLACE_IDS, pack.places, place, others.places),
  };
}

function shown<Id extends string, Entry, Seen>(
  list: readonly Id[],
  packed: Readonly<Partial<Record<Id, Entry>>> | undefined,
  see: (entry: Entry) => Seen,
  others: readonly Seen[],
): readonly Seen[] {
  return list.map((id, number) => {
    const entry = packed?.[id];
    return entry === undefined ? others[number]! : see(entry);
  });
}

function card({ source }: entries.Card): ShownCard {
  return { house: source.kind === 'house' };
}

function survivor({ influence, attack, search, human, ability }: entries.SurvivorCard): ShownSurvivor {
  const { where, die, timing } = ability;
  return { influence, attack, search, human, ability: { where, die, hook: timing.hook, ...often(timing) } };
}

function item(entry: entries.ItemKind): ShownItem {
  const { symbol, use, uses } = entry;
  const [first] = uses;
  const [effect] = first?.effects ?? [];
  const pill = effect?.op === 'pill' ? ids.PILL_IDS.indexOf(effect.colour) : null;
  return { ...card(entry), symbol, use, uses: uses.length, ...often(first?.timing), pill };
}

function crisis(entry: entries.CrisisCard): Shown['crises'][number] {
  return { ...card(entry), accept: entry.accept };
}

function improvement(entry: entries.Improvement): Shown['improvements'][number] {
  return { ...card(entry), tokens: entry.tokens };
}

function experiment(entry: entries.Experiment): ShownExperiment {
  return { ...card(entry), code: entry.code, encounter: ranges(entry.encounter) };
}

function place({ survivorSpaces, entranceSpaces, noiseSpaces, symbols }: entries.PlaceCard): ShownPlace {
  return { survivorSpaces, entranceSpaces, noiseSpaces, symbols };
}

function ranges(table: readonly Line[]): readonly Range[] {
  return table.map(({ from, to }) => ({ from, to }));
}

function often(timing: Timing | undefined): Often {
  const limit = timing?.limit;
  return { perRound: limit !== undefined && 'perRound' in limit ? limit.perRound : null };
}
