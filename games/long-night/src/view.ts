/** What a seat may see of the table, and of what happens. Built field by field. */
import { viewAsks, type Seat } from '@horda/kernel';
import type { Event } from './events.ts';
import { accusedNow } from './rules/exile.ts';
import { attackValue, searchValue } from './rules/modifiers.ts';
import { freeSpaces } from './rules/table.ts';
import { NONE, type CardNo, type Place, type State, type Survivor } from './state.ts';
import { underWay } from './under-way.ts';
import { forecast } from './view/forecast.ts';
import { mainGoals, ownGoals, type GoalView } from './view/goals.ts';

export type View = ReturnType<typeof view>;

export function view(s: State, seat: Seat | null) {
  return {
    options: s.options,
    pack: s.pack,
    seat,
    phase: s.phase,
    main: s.main,
    chapter: s.chapter,
    completed: s.completed,
    next: s.next,
    morale: s.morale,
    rounds: s.rounds,
    round: s.round,
    first: s.first,
    active: s.active,
    players: s.players.map((_, i) => viewPlayer(s, i, seat)),
    survivors: s.survivors.map((one) => viewSurvivor(s, one)),
    places: s.places.map((place, n) => viewPlace(place, freeSpaces(s, n))),
    helpless: s.helpless,
    unruly: s.unruly,
    food: s.food,
    starvation: s.starvation,
    waste: s.waste.slice(),
    removed: s.removed.slice(),
    unseen: s.unseen.length,
    survivorDeck: s.survivorDeck.length,
    crisisDeck: s.crisisDeck.length,
    crossroadsDeck: s.crossroadsDeck.length,
    exileDeck: s.exileDeck.length,
    graveyard: s.graveyard.slice(),
    gone: s.gone.slice(),
    crisis: s.crisis,
    crisesDone: s.crisesDone.slice(),
    // A19: the owner may list the own ones.
    contributions: s.contributions.map(({ seat: by, card }) => ({ seat: by, card: by === seat ? card : null })),
    skipCrisis: s.skipCrisis,
    // L134: only its reader sees it. Whether there is one is public.
    crossroads: { held: s.reader !== NONE && s.crossroads !== NONE, card: s.reader === seat ? s.crossroads : null },
    reader: s.reader,
    looked: s.looker === seat ? s.looked.slice() : s.looked.length,
    looker: s.looker,
    crisesSeen: s.looker === seat ? s.crisesSeen.slice() : s.crisesSeen.length,
    peeked: s.peeked,
    placed: s.placed.slice(),
    placedThisRound: s.placedThisRound,
    trophies: s.trophies,
    samples: s.samples,
    clearMarks: s.clearMarks,
    /** The main objective with how far it is met. */
    goal: mainGoals(s),
    lasting: s.lasting,
    mods: s.mods,
    tunnels: s.tunnels,
    roads: s.roads,
    improvements: {
      deck: s.improvements.deck.length,
      display: s.improvements.display.map(({ card, tokens }) => ({ card, tokens })),
      built: s.improvements.built,
    },
    hideout: s.hideout.slice(),
    raxxon: {
      deck: s.raxxon.deck.length,
      // L269: anyone may read the top card.
      top: s.raxxon.deck.at(-1) ?? NONE,
      loose: s.raxxon.loose,
      done: s.raxxon.done,
      contained: s.raxxon.contained,
      dice: s.raxxon.dice.slice(),
      sideEffects: s.raxxon.sideEffects,
      spared: s.raxxon.spared,
    },
    turn: { accused: s.turn.accused, used: s.turn.used, noCards: s.turn.noCards },
    die: s.die,
    verdict: s.verdict,
    // L116: against whom the vote is, for those who vote.
    accused: accusedNow(s),
    ending: s.ending,
    winners: s.winners,
    underWay: underWay(s),
    /** What the next colony phase does if nothing changes; null: it is over, or has not begun. */
    forecast: s.phase === 'players' ? forecast(s) : null,
    asks: viewAsks(s, seat),
  };
}

/** The own hand, and one that a card lets the seat look at. */
export function seesHand({ peeked }: State, seat: Seat | null, whose: Seat): boolean {
  return whose === seat || peeked.some(([by, of]) => by === seat && of === whose);
}

/** L45, N19: hand, objective and exile card are the owner's until they are shown. */
function viewPlayer(s: State, i: Seat, seat: Seat | null) {
  const player = s.players[i]!;
  const [isOwn, isOver] = [i === seat, s.phase === 'over'];
  const { hand, dealt, objective, shown, exile } = player;
  return {
    hand: seesHand(s, seat, i) ? hand.slice() : hand.length,
    dealt: isOwn ? dealt.slice() : dealt.length,
    objective: isOwn || shown ? objective : null,
    shown,
    exile: isOwn || isOver ? exile : null,
    /** What the player needs to win, for the owner and at the end. */
    goals: isOwn || isOver ? ownGoals(s, i) : (null as readonly GoalView[] | null),
    dice: player.dice.slice(),
    spent: player.spent.slice(),
    leader: player.leader,
    exiled: player.exiled,
    out: player.out,
    diceNext: player.diceNext,
    banditsRemoved: player.banditsRemoved,
    kept: player.kept,
    noRequests: player.noRequests,
    withheld: isOwn ? player.withheld : player.withheld !== NONE,
    needsDespair: isOwn || isOver ? player.needsDespair : null,
  };
}

function viewSurvivor(s: State, one: Survivor) {
  const { card, owner, place, wounds, frostbite, despair, items, sideEffects, marks, moves, used } = one;
  return {
    card,
    owner,
    place,
    // The least dice, side effects included.
    attack: attackValue(s, one),
    search: searchValue(s, one),
    wounds,
    frostbite,
    despair,
    items: items.map((item) => ({ card: item.card, used: item.used })),
    sideEffects,
    marks,
    moves,
    used,
  };
}

function viewPlace({ entrances, noise, deck, bandits, closed, searched, ghosts }: Place, free: number) {
  return {
    entrances: entrances.map(({ zombies, barricades, traps, special }) => ({ zombies, barricades, traps, special })),
    /** Survivor spaces. */
    free,
    noise,
    deck: deck.length,
    bandits,
    closed,
    searched,
    ghosts,
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
