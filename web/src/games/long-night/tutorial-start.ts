/**
 * The table at which The Long Night is taught: a new game of three, dealt in the order of the story. It is laid
 * here because the page does not have the rules; a test checks it against them.
 */
import { newKernel, shuffle, type Ask, type Seat, type Seed } from '@horda/kernel';
import type { Card } from '@horda/long-night/content/entries';
import {
  BETRAYAL_OBJECTIVE_IDS,
  CRISIS_IDS,
  CROSSROADS_IDS,
  MAIN_OBJECTIVE_IDS,
  SECRET_OBJECTIVE_IDS,
  SURVIVOR_IDS,
  type CrossroadsId,
  type ItemId,
  type SecretObjectiveId,
  type SurvivorId,
} from '@horda/long-night/content/ids';
import { CONTENT } from '@horda/long-night/content/content';
import { HOMES } from '@horda/long-night/content/homes';
import { PLACE_IDS, type Home, type PlaceId } from '@horda/long-night/content/vocabulary';
import { DEFAULTS } from '@horda/long-night/options';
import { emptyTable } from '@horda/long-night/content/empty-table';
import type { CardNo, Choice, Options, Place, State, Survivor, SurvivorNo } from '@horda/long-night/state';

export const SEATS = 3;
export const [LEARNER, ANIA, BARTEK] = [0, 1, 2] as const;
export const OPTIONS: Options = { ...DEFAULTS, mode: 'secret', objective: 'convoy' };
/** From this seed come the dice of the story, a move without harm, and a wound in the first attack. */
export const SEED: Seed = [1, 2, 3, 76];

type Dealing = Parameters<typeof shuffle>[0];

export const survivorNo = (id: SurvivorId): SurvivorNo => SURVIVOR_IDS.indexOf(id);
export const cardNo = (home: Home, item: ItemId): CardNo =>
  CONTENT.cards.findIndex((card) => card.home === home && card.item === item);

/** Each group with its leader first, and the starter cards in hand. */
const GROUPS: readonly (readonly SurvivorId[])[] = [
  ['nadiaRivers', 'derekYoshida'],
  ['anitaWallace', 'jamieGilmour'],
  ['ingridHalvorsen', 'emmaHan'],
];
const HANDS: readonly (readonly ItemId[])[] = [
  ['food1OrTrade', 'food1OrTrade', 'fuelOrFire', 'junkOrAdvance', 'junkOrAdvance'],
  ['food1OrTrade', 'fuelOrFire', 'junkOrAdvance', 'medicineOrComfort', 'medicineOrComfort'],
  ['food1OrTrade', 'food1OrTrade', 'food1OrTrade', 'junkOrAdvance', 'medicineOrComfort'],
];
/** Bartek is the betrayer; nobody at the table knows. */
const OBJECTIVES: readonly SecretObjectiveId[] = ['toolbox', 'oneOfEach'];
const BETRAYER = 'lastSupper';

/** On top of their decks: the crisis, and what lies in the police station. */
const CRISIS = 'fuelShortage';
const FOUND: readonly ItemId[] = ['food1', 'fuel'];
/** From the top: the cards of the three turns, and the rest in random order. */
const CROSSROADS = `
  music collapsingBarriers spoiled
  oldMap horde crazedSoccerMom toxicWaste derekYoshida lighthouse noAmmo carCrash basementDoor lilyMae fuelTanker
  quietChildren sacrament melissaGupta bitterColdNight jammedDoor anitaWallace thinIce searchTheBunks supplyDrop
  whiteoutWalk alfonsoOrtega radioSignal woundedSurvivor nadiaRivers abandoned frozenPipes loversQuarrel walterBoone
  creatureComforts illShowThemICanHelp fatimaRhodes waveringLoyalties coleWinters crazedSurvivor noPlaceLeftInTheWorld
`;

/** What the objective brings: helpless survivors, and zombies at each entrance of a place. */
const HELPLESS = 2;
const ZOMBIES: Partial<Readonly<Record<PlaceId, number>>> = { colony: 1, police: 2, gas: 2 };

/** The first question: the learner names a leader, as the others have done already. */
export function tutorialStart(): State {
  const s = emptyTable(OPTIONS, SEATS, SEED, null, CONTENT);
  // The decks have a chance of their own: the story depends only on their top cards.
  const dealing = { kernel: newKernel([4, 3, 2, 1]) };
  const { survivors, crises, exiles, mainObjectives } = CONTENT;
  const main = MAIN_OBJECTIVE_IDS.indexOf('convoy');
  const { morale, rounds, setup } = mainObjectives[main]!.normal;
  const people = GROUPS.flatMap((group, owner) => group.map((id) => newcomer(owner, survivorNo(id))));
  const deck = (cards: readonly Card[], top: readonly number[]): number[] => stacked(dealing, inPlay(cards), top);
  return {
    ...s,
    kernel: {
      ...s.kernel,
      stack: [{ rule: 'beginning', at: 'led', pick: null, picks: [], votes: [], my: { ops: setup } }],
      askingStep: 'lead',
      asks: GROUPS.map(leaderAsk),
    },
    main,
    morale: morale!,
    rounds,
    helpless: HELPLESS,
    players: s.players.map((player, seat) => ({ ...player, hand: handOf(seat), objective: objectiveOf(seat) })),
    survivors: people,
    places: s.places.map((place, i) => furnished(dealing, place, PLACE_IDS[i]!)),
    survivorDeck: deck(survivors, []).filter((card) => people.every((one) => one.card !== card)),
    crisisDeck: deck(crises, [CRISIS_IDS.indexOf(CRISIS)]),
    crossroadsDeck: CROSSROADS.trim()
      .split(/\s+/)
      .map((id) => CROSSROADS_IDS.indexOf(id as CrossroadsId))
      .toReversed(),
    exileDeck: deck(exiles, []),
  };
}

function handOf(seat: Seat): CardNo[] {
  return HANDS[seat]!.map((item) => cardNo('starter', item)).toSorted((a, b) => a - b);
}

function objectiveOf(seat: Seat): number {
  const secret = OBJECTIVES[seat];
  return secret === undefined
    ? CONTENT.betrayals + BETRAYAL_OBJECTIVE_IDS.indexOf(BETRAYER)
    : SECRET_OBJECTIVE_IDS.indexOf(secret);
}

function newcomer(owner: Seat, card: SurvivorNo): Survivor {
  const unhurt = { wounds: 0, frostbite: 0, despair: 0, items: [], sideEffects: [], marks: [], moves: 0, used: 0 };
  return { card, owner, place: PLACE_IDS.indexOf('colony'), ...unhurt };
}

/** With its zombies and cards; Raxxon and the hideout stay in the box. */
function furnished(dealing: Dealing, place: Place, id: PlaceId): Place {
  const zombies = ZOMBIES[id] ?? 0;
  const home = HOMES.find((each) => each === id);
  const copies = home === undefined || place.closed ? {} : CONTENT.itemDecks[home].cards.tln;
  return {
    ...place,
    entrances: place.entrances.map((entrance) => ({ ...entrance, zombies })),
    deck: stacked(
      dealing,
      Object.entries(copies).flatMap(([item, n]) => Array<CardNo>(n).fill(cardNo(id as Home, item as ItemId))),
      id === 'police' ? FOUND.map((item) => cardNo(id, item)) : [],
    ),
  };
}

/** The others have named the first of their group. */
function leaderAsk(group: readonly SurvivorId[], seat: Seat): Ask<Choice> {
  const options = group.map((id): Choice => ({ do: 'leader', survivor: survivorNo(id) }));
  const answer = seat === LEARNER ? null : options.slice(0, 1);
  return { seat, prompt: 'beginning.lead', min: 1, max: 1, options, answer };
}

/** The cards without those on top in random order, and these upon them, the first one uppermost. */
function stacked(dealing: Dealing, cards: readonly number[], top: readonly number[]): number[] {
  const rest = [...cards];
  for (const card of top) rest.splice(rest.indexOf(card), 1);
  return [...shuffle(dealing, rest), ...top.toReversed()];
}

/** The numbers of the cards that a table without modules uses. */
function inPlay(cards: readonly Card[]): readonly number[] {
  return cards.flatMap(({ set, module, adult }, n) => (set === 'tln' && !module && !adult ? [n] : []));
}
