/** What a seat, or a spectator, may see of the table, and of what happens. Built field by field. */
import { viewAsks, type Seat } from '@horda/kernel';
import { HOMES } from './content/homes.ts';
import type { Event } from './events.ts';
import { inPlayNow } from './rules/cards.ts';
import { limitOf } from './rules/modifiers.ts';
import { accusedNow } from './rules/exile.ts';
import { attackValue, searchValue } from './rules/modifiers.ts';
import { contentOf, freeSpaces, isInPlay, seesCrossroads } from './rules/table.ts';
import { NONE, type CardNo, type Choice, type Entrance, type PlaceNo, type State, type Survivor } from './state.ts';
import { underWay } from './under-way.ts';
import { forecast } from './view/forecast.ts';
import { mainGoals, ownGoals, type GoalView } from './view/goals.ts';
import { moments, stepOf } from './view/moment.ts';
import { previewOf, type Preview } from './view/preview.ts';

export type { EntranceForecast, Forecast, PlaceForecast } from './view/forecast.ts';
export type { GoalView } from './view/goals.ts';
export type { MomentView } from './view/moment.ts';
export type { Preview } from './view/preview.ts';
export type View = ReturnType<typeof view>;
export type PlayerView = View['players'][number];
export type SurvivorView = View['survivors'][number];
export type PlaceView = View['places'][number];

export function view(s: State, seat: Seat | null) {
  const asks = viewAsks<Choice>(s, seat);
  return {
    options: s.options,
    pack: s.pack,
    seat,
    tick: s.kernel.tick,
    /** The set-up, the turns of the players, the colony phase, or the end. */
    phase: s.phase,
    /** The step of the colony phase, 1–7; 0: none of them. */
    step: stepOf(s),
    main: s.main,
    chapter: s.chapter,
    completed: s.completed,
    next: s.next,
    /** Morale; at 0 the game ends. */
    morale: s.morale,
    rounds: s.rounds,
    round: s.round,
    /** Who begins the round. */
    first: s.first,
    active: s.active,
    /** By seat: hands, dice, objectives. */
    players: s.players.map((_, i) => viewPlayer(s, i, seat)),
    /** All survivors in play, in the order in which they came. */
    survivors: s.survivors.map((one) => viewSurvivor(s, one)),
    /** By their number; those of modules that are not used are empty and closed. */
    places: s.places.map((_, place) => viewPlace(s, place)),
    /** Helpless survivors in the colony, without the unruly ones. */
    helpless: s.helpless,
    /** Unruly helpless survivors in the colony. */
    unruly: s.unruly,
    /** Food tokens. */
    food: s.food,
    /** Starvation tokens. */
    starvation: s.starvation,
    waste: s.waste.slice(),
    removed: s.removed.slice(),
    /** How many item cards left the game unseen. */
    unseen: s.unseen.length,
    /** The decks of these cards: their backs tell. */
    unseenBacks: backsOf(s, s.unseen),
    /** How many cards are left. */
    survivorDeck: s.survivorDeck.length,
    /** How many cards are left. */
    crisisDeck: s.crisisDeck.length,
    /** How many cards are left. */
    crossroadsDeck: s.crossroadsDeck.length,
    /** How many cards are left. */
    exileDeck: s.exileDeck.length,
    /** Survivors that died. (L185) */
    graveyard: s.graveyard.slice(),
    /** Survivors that left the game. (L189) */
    gone: s.gone.slice(),
    /** The crisis of the round; -1: none. */
    crisis: s.crisis,
    /** The crises of the rounds before. */
    crisesDone: s.crisesDone.slice(),
    /** Cards that were added to the crisis; null: somebody else's. The owner may list the own ones (Q19). */
    contributions: s.contributions.map(({ seat: by, card }) => ({ seat: by, card: by === seat ? card : null })),
    skipCrisis: s.skipCrisis,
    /** The crossroads card of the turn, which only its reader sees. (L134) */
    crossroads: heldCard(s, seat),
    crossroadsDone: s.crossroadsDone,
    /** Who holds the crossroads card; -1: nobody. */
    reader: s.reader,
    /** Cards that work now and lie in no pile. */
    played: inPlayNow(s),
    /** Cards that `looker` looks at now; others see how many. */
    looked: s.looker === seat ? s.looked.slice() : s.looked.length,
    /** The decks of these cards: their backs tell. */
    lookedBacks: backsOf(s, s.looked),
    /** Who looks at them; -1: nobody. */
    looker: s.looker,
    shown: s.shown,
    /** Crises that `looker` looks at now, the top one last; others see how many. */
    crisesSeen: s.looker === seat ? s.crisesSeen.slice() : s.crisesSeen.length,
    peeked: s.peeked,
    /** The main objective with how far it is met. */
    goal: mainGoals(s),
    placed: s.placed.slice(),
    /** How many of `placed` came in this round. */
    placedThisRound: s.placedThisRound,
    /** Trophies that the main objective counts. */
    trophies: s.trophies,
    /** Samples that the main objective counts. */
    samples: s.samples,
    /** Rounds at whose end no bandit stood at the locations 1–6: a story counts them. */
    clearMarks: s.clearMarks,
    /** Texts of cards that go on working. */
    lasting: s.lasting,
    /** What cards change about rules and numbers. */
    mods: s.mods,
    tunnels: s.tunnels,
    /** Roads between two places: moves along them need no exposure. */
    roads: s.roads,
    /** The improvements of the colony: the deck, those on display with their tokens, and those that are built. */
    improvements: {
      deck: s.improvements.deck.length,
      display: s.improvements.display.map(({ card, tokens }) => ({ card, tokens })),
      built: s.improvements.built,
    },
    hideout: s.hideout.slice(),
    /** Raxxon and its experiments. */
    raxxon: viewRaxxon(s),
    /** What the active player has done in this turn, and what cards forbid. */
    turn: { accused: s.turn.accused, used: s.turn.used, noCards: s.turn.noCards, face: s.turn.face },
    die: s.die,
    verdict: s.verdict,
    /** Against whom the vote of exile is; -1: nobody. (L116) */
    accused: accusedNow(s),
    /** What stops the table, the innermost first. */
    moments: moments(s),
    /** What the next colony phase does if nothing changes; null: it is over, or has not begun. */
    forecast: s.phase === 'players' ? forecast(s) : null,
    /** How the game has ended; null: it goes on. */
    ending: s.ending,
    winners: s.winners,
    /** What is being carried out now. */
    underWay: underWay(s),
    asks,
    /** For each question, what follows each own option. */
    previews: asks.map(({ own }) => previews(s, own?.options ?? [])),
  };
}

function previews(s: State, options: readonly Choice[]): readonly Preview[] {
  return options.map((option) => previewOf(s, option));
}

/** The own hand, one that a card lets the seat look at, and all of them at the end. */
export function seesHand({ phase, peeked }: State, seat: Seat | null, whose: Seat): boolean {
  return whose === seat || phase === 'over' || peeked.some(([by, of]) => by === seat && of === whose);
}

/** L45, N19: hand, objective and exile card are the owner's until they are shown; at the end all lie open. (Q116) */
function viewPlayer(s: State, i: Seat, seat: Seat | null) {
  const player = s.players[i]!;
  const { hand, dealt, objective, exile, peeks } = player;
  const isOpen = i === seat || s.phase === 'over';
  const isKnown = isOpen || player.shown || (seat !== null && player.shownTo.includes(seat));
  return {
    hand: seesHand(s, seat, i) ? hand.slice() : hand.length,
    /** The decks of the cards: their backs tell. */
    backs: backsOf(s, hand),
    dealt: i === seat ? dealt.slice() : dealt.length,
    objective: isKnown ? objective : null,
    shown: player.shown,
    exile: isOpen ? exile : null,
    /** What the player needs to win, for the owner and at the end. */
    goals: isOpen ? ownGoals(s, i) : (null as readonly GoalView[] | null),
    /** Crossroads cards that the player has held. */
    read: i === seat ? player.read : null,
    peeks: peeks.filter(({ to }) => i === seat || to === seat || to === NONE),
    dice: player.dice.slice(),
    spent: player.spent.slice(),
    leader: player.leader,
    exiled: player.exiled,
    out: player.out,
    diceNext: player.diceNext,
    banditsRemoved: player.banditsRemoved,
    kept: player.kept,
    // Whether it is still in the hand is the owner's business.
    usedItems: i === seat ? player.usedItems : null,
    noRequests: player.noRequests,
    /** The others have seen it taken; whether it is still in the hand is the owner's. */
    withheld: i === seat ? player.withheld : null,
    needsDespair: isOpen ? player.needsDespair : null,
  };
}

/** In the order of the decks: the order in the hand is the owner's. */
function backsOf(s: State, hand: readonly CardNo[]): number[] {
  const { cards } = contentOf(s);
  return hand.map((card) => HOMES.indexOf(cards[card]!.home)).sort((a, b) => a - b);
}

function viewSurvivor(s: State, one: Survivor) {
  const { card, owner, place, wounds, frostbite, despair, items, sideEffects, marks, moves, used } = one;
  return {
    card,
    owner,
    place,
    wounds,
    frostbite,
    despair,
    /** Tokens that kill. */
    limit: limitOf(s, one),
    /** The least die for an attack and for a search. */
    attack: attackValue(s, one),
    search: searchValue(s, one),
    items: items.map((item) => ({ card: item.card, used: item.used })),
    sideEffects,
    marks,
    moves,
    used,
  };
}

function viewPlace(s: State, place: PlaceNo) {
  const { entrances, noise, deck, bandits, closed, searched, ghosts } = s.places[place]!;
  return {
    entrances: entrances.map(viewEntrance),
    noise,
    deck: deck.length,
    bandits,
    closed,
    searched,
    ghosts,
    /** Survivor spaces that are empty. */
    free: isInPlay(s, place) ? freeSpaces(s, place) : 0,
  };
}

function viewEntrance({ zombies, barricades, traps, special }: Entrance): Entrance {
  return { zombies, barricades, traps, special };
}

/** The card of the turn, as its reader sees it; `house`: the card is our own. */
function heldCard(s: State, seat: Seat | null) {
  const card = isHeld(s) && seesCrossroads(s, seat) ? s.crossroads : null;
  return { held: isHeld(s), card, house: card !== null && contentOf(s).crossroads[card]!.source.kind === 'house' };
}

function isHeld({ reader, crossroads }: State): boolean {
  return reader !== NONE && crossroads !== NONE;
}

/** L269: anyone may read the top card. */
function viewRaxxon({ raxxon: { deck, loose, done, contained, dice, sideEffects, spared } }: State) {
  return {
    deck: deck.length,
    top: deck.at(-1) ?? NONE,
    loose,
    done,
    contained,
    dice: dice.slice(),
    sideEffects,
    spared,
  };
}

/** The event as a seat sees it: faces of cards only for those who see them at the table. */
export function viewEvent(e: Event, seat: Seat | null): Event | null {
  switch (e.type) {
    case 'crossroadsDrawn':
      return e.reader === seat ? e : { ...e, card: null };
    case 'cardSeen':
    case 'cardKept':
    case 'contributed':
      return e.seat === seat ? e : { ...e, card: null };
    case 'cardsDrawn':
      return e.seat === seat ? e : { ...e, cards: count(e.cards) };
    case 'cardsTaken':
      return e.from === seat || e.to === seat ? e : { ...e, cards: count(e.cards) };
    case 'handShown':
      return e.to === null || e.seat === seat || e.to === seat ? e : { ...e, cards: count(e.cards) };
    case 'experimentsSeen':
      return e.seat === seat ? e : { ...e, experiments: count(e.experiments) };
    case 'objectiveShown':
      return e.to === null || e.seat === seat || e.to === seat ? e : { ...e, objective: null };
    default:
      return e;
  }
}

function count(cards: readonly CardNo[] | number): number {
  return typeof cards === 'number' ? cards : cards.length;
}
