/** What may be seen of the table: everything but the order of the decks and what lies face down. Built field by field. */
import { viewAsks, type Seat } from '@horda/kernel';
import { epilogueOf } from './campaign/endings.ts';
import { missionOf } from './rules/mission.ts';
import { NONE, type Choice, type Event, type Pile, type Placed, type State, type Survivor } from './state.ts';
import { underWay } from './under-way.ts';

export type View = ReturnType<typeof view>;
export type SurvivorView = View['survivors'][number];

export function view(s: State, seat: Seat | null) {
  return {
    options: s.options,
    pack: s.pack,
    mission: s.mission,
    campaign: s.campaign,
    sheets: s.sheets,
    /** How many play. */
    seats: s.seats,
    seat,
    tick: s.kernel.tick,
    ground: s.ground,
    /** The set-up, the turns of the players, those of the zombies, the end of the round, or the end of the game. */
    phase: s.phase,
    /** The round, from 1. */
    round: s.round,
    /** Who begins the round. */
    first: s.first,
    active: s.active,
    acting: s.acting,
    /** The survivors of the team; their places in this list are their numbers. */
    survivors: s.survivors.map(viewSurvivor),
    /** Companions on the board. */
    companions: s.companions,
    zombies: s.zombies.slice(),
    box: s.box.slice(),
    /** Abominations on the board. */
    abominations: s.abominations,
    noise: s.noise.slice(),
    /** Noise tokens by zone that stay. */
    lasting: s.lasting,
    /** The deck of equipment cards. */
    equipment: viewPile(s.equipment),
    /** The deck of epic weapons. */
    epic: viewPile(s.epic),
    /** The deck of Secret Service cards. */
    secretService: viewPile(s.secretService),
    removed: s.removed.slice(),
    /** The deck of zombie cards. */
    zombieCards: viewPile(s.zombieCards),
    /** The deck of abominations. */
    abominationCards: viewPile(s.abominationCards),
    /** Cars on the board. */
    cars: s.cars,
    crates: s.crates,
    /** Objective cards and tokens on the board; the card is -1 where its back does not tell which it is. (V360) */
    placed: s.placed.map((one) => viewPlaced(s, one)),
    shown: s.shown,
    read: s.read,
    /** Where zombies come. */
    spawns: s.spawns,
    opened: s.opened,
    /** What the team has noted: keywords, achievements, counters. */
    noted: s.noted,
    rules: s.rules,
    done: s.done,
    /** Zones through which survivors may leave. */
    exits: s.exits,
    skipSpawn: s.skipSpawn,
    hour: s.hour,
    /** It is night: zones are dark. */
    night: s.night,
    lit: s.lit,
    progress: s.progress,
    /** Zombies killed in this mission. */
    kills: s.kills,
    /** How the mission has ended; null: it goes on. */
    ending: s.ending,
    epilogue: s.epilogue,
    /** The lines that are added to the ending of the campaign, by their ids. */
    afterword: epilogueOf(s),
    /** What is being carried out now. */
    underWay: underWay(s),
    asks: viewAsks<Choice>(s, seat),
  };
}

function viewSurvivor(one: Survivor): Survivor {
  const { hand, pack, ...rest } = one;
  return { ...rest, hand: hand.slice(), pack: pack.slice() };
}

/** The top cards that all have looked at, the discards and those of before, and how many there are. */
function viewPile({ deck, discard, known, before }: Pile) {
  return { deck: deck.length, top: deck.slice(deck.length - known), discard: discard.slice(), before };
}

/** V360: the back of a card shows its number; backs of tokens that changed places are alike. */
function viewPlaced(s: State, one: Placed): Placed {
  const { cards, shuffled = [] } = missionOf(s);
  const isSecret = one.state === 'faceDown' && shuffled.some((group) => group.includes(cards[one.card]!.id));
  return isSecret ? { ...one, card: NONE } : one;
}

/** Nothing that happens is hidden from anybody. */
export function viewEvent(e: Event, _seat: Seat | null): Event | null {
  return e;
}
