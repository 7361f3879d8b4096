/**
 * The table at which The Long Night is taught: a new game of three, dealt in the order of the story. It is written out
 * because the page does not have the rules; a test checks it against them.
 */
import { newKernel, shuffle, type Ask, type Seat, type Seed } from '@horda/kernel';
import { CONTENT, copiesOf } from '@horda/long-night/content/content';
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
import { PLACE_IDS, type Home, type PlaceId } from '@horda/long-night/content/vocabulary';
import { DEFAULTS } from '@horda/long-night/options';
import type { Card } from '@horda/long-night/content/entries';
import type {
  CardNo,
  Choice,
  Event,
  Options,
  Place,
  Player,
  State,
  Survivor,
  SurvivorNo,
} from '@horda/long-night/state';

export const SEATS = 3;
export const [LEARNER, ANIA, BARTEK] = [0, 1, 2] as const;
export const OPTIONS: Options = { ...DEFAULTS, mode: 'secret', objective: 'convoy' };
/** From this seed come the dice of the story, a move without harm, and a wound in the first attack. */
export const SEED: Seed = [1, 2, 3, 76];

const NONE = -1;

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

/** On top of the decks: the cards of the three turns, the crisis, and what lies in the police station. */
const CROSSROADS: readonly CrossroadsId[] = ['music', 'collapsingBarriers', 'spoiled'];
const CRISIS = 'fuelShortage';
const FOUND: readonly ItemId[] = ['food1', 'fuel'];

/** Where the zombies of the objective stand. */
const ZOMBIES: Partial<Readonly<Record<PlaceId, number>>> = { colony: 1, police: 2, gas: 2 };

/** The first question: the learner names a leader, as the others have done already. */
export function tutorialStart(): State {
  const kernel = newKernel<Choice, Event>(SEED);
  // The decks have a chance of their own: the story depends only on their top cards.
  const dealing = { kernel: newKernel([4, 3, 2, 1]) };
  const { survivors, crises, crossroads, exiles, mainObjectives } = CONTENT;
  const main = MAIN_OBJECTIVE_IDS.indexOf('convoy');
  const { morale, rounds, setup } = mainObjectives[main]!.normal;
  const people = GROUPS.flatMap((group, owner) => group.map((id) => newcomer(owner, survivorNo(id))));
  const deck = (cards: readonly Card[], top: readonly number[]): number[] => stacked(dealing, inPlay(cards), top);
  return {
    kernel: {
      ...kernel,
      stack: [{ rule: 'beginning', at: 'led', pick: null, picks: [], votes: [], my: { ops: setup } }],
      askingStep: 'lead',
      asks: GROUPS.map(leaderAsk),
    },
    options: OPTIONS,
    pack: null,
    phase: 'setup',
    main,
    chapter: null,
    completed: [],
    next: null,
    morale: morale!,
    rounds,
    round: 0,
    first: LEARNER,
    active: NONE,
    players: GROUPS.map((_, seat) => newPlayer(seat)),
    survivors: people,
    places: PLACE_IDS.map((id) => newPlace(dealing, id)),
    helpless: 2,
    unruly: 0,
    food: 0,
    starvation: 0,
    waste: [],
    removed: [],
    unseen: [],
    survivorDeck: deck(survivors, []).filter((card) => people.every((one) => one.card !== card)),
    crisisDeck: deck(crises, [CRISIS_IDS.indexOf(CRISIS)]),
    crossroadsDeck: deck(
      crossroads.map((card) => ({ ...card, set: card.deck === 'play' ? 'tln' : 'base' })),
      CROSSROADS.map((id) => CROSSROADS_IDS.indexOf(id)),
    ),
    exileDeck: deck(exiles, []),
    graveyard: [],
    gone: [],
    crisis: NONE,
    crisesDone: [],
    contributions: [],
    skipCrisis: false,
    crossroads: NONE,
    reader: NONE,
    crossroadsDone: [],
    looked: [],
    looker: NONE,
    shown: [],
    crisesSeen: [],
    peeked: [],
    placed: [],
    placedThisRound: 0,
    trophies: 0,
    samples: 0,
    clearMarks: 0,
    goals: [],
    lasting: [],
    mods: [],
    tunnels: [],
    roads: [],
    improvements: { deck: [], display: [], built: [] },
    hideout: [],
    batch: 0,
    raxxon: { deck: [], loose: [], done: 0, contained: 0, dice: [], sideEffects: [], spared: NONE },
    turn: { accused: false, used: [], noCards: [], cancelled: false, healed: NONE, face: null },
    die: 0,
    verdict: false,
    ups: [],
    adding: 0,
    ending: null,
    winners: [],
  };
}

function newPlayer(seat: Seat): Player {
  const hand = HANDS[seat]!.map((item) => cardNo('starter', item));
  const secret = OBJECTIVES[seat];
  const objective =
    secret === undefined
      ? CONTENT.betrayals + BETRAYAL_OBJECTIVE_IDS.indexOf(BETRAYER)
      : SECRET_OBJECTIVE_IDS.indexOf(secret);
  return {
    hand: hand.toSorted((a, b) => a - b),
    dice: [],
    spent: [],
    objective,
    shown: false,
    shownTo: [],
    peeks: [],
    read: [],
    dealt: [],
    leader: NONE,
    exiled: false,
    exile: NONE,
    out: false,
    bereft: false,
    diceNext: 0,
    banditsRemoved: 0,
    kept: NONE,
    usedItems: [],
    noRequests: false,
    withheld: NONE,
    needsDespair: false,
  };
}

function newcomer(owner: Seat, card: SurvivorNo): Survivor {
  const unhurt = { wounds: 0, frostbite: 0, despair: 0, items: [], sideEffects: [], marks: [], moves: 0, used: 0 };
  return { card, owner, place: PLACE_IDS.indexOf('colony'), ...unhurt };
}

/** Raxxon and the hideout stay in the box. */
function newPlace(dealing: Dealing, id: PlaceId): Place {
  const isBoxed = id === 'raxxon' || id === 'hideout';
  const { entrances, hasDeck } = CONTENT.places[PLACE_IDS.indexOf(id)]!;
  const zombies = ZOMBIES[id] ?? 0;
  const home = id as Home;
  const copies =
    hasDeck && !isBoxed ? copiesOf(CONTENT, home, ['tln']).flatMap(([card, n]) => Array<CardNo>(n).fill(card)) : [];
  const top = id === 'police' ? FOUND.map((item) => cardNo(home, item)) : [];
  return {
    entrances: Array.from({ length: entrances }, () => ({ zombies, barricades: 0, traps: 0, special: [] })),
    noise: 0,
    deck: stacked(dealing, copies, top),
    bandits: 0,
    closed: isBoxed,
    searched: false,
    ghosts: 0,
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
