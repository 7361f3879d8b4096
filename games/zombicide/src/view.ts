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
    seats: s.seats,
    seat,
    tick: s.kernel.tick,
    ground: s.ground,
    phase: s.phase,
    round: s.round,
    first: s.first,
    active: s.active,
    acting: s.acting,
    survivors: s.survivors.map(viewSurvivor),
    companions: s.companions,
    zombies: s.zombies.slice(),
    box: s.box.slice(),
    abominations: s.abominations,
    noise: s.noise.slice(),
    lasting: s.lasting,
    equipment: viewPile(s.equipment),
    epic: viewPile(s.epic),
    secretService: viewPile(s.secretService),
    removed: s.removed.slice(),
    zombieCards: viewPile(s.zombieCards),
    abominationCards: viewPile(s.abominationCards),
    cars: s.cars,
    crates: s.crates,
    placed: s.placed.map((one) => viewPlaced(s, one)),
    shown: s.shown,
    read: s.read,
    spawns: s.spawns,
    opened: s.opened,
    noted: s.noted,
    rules: s.rules,
    done: s.done,
    exits: s.exits,
    skipSpawn: s.skipSpawn,
    hour: s.hour,
    night: s.night,
    lit: s.lit,
    progress: s.progress,
    kills: s.kills,
    ending: s.ending,
    epilogue: s.epilogue,
    afterword: epilogueOf(s),
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
