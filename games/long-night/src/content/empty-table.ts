/** A table with nothing on it yet. It needs no rules, so that a lesson can lay its own. */
import { newKernel, type Seed } from '@horda/kernel';
import type { Content, Packed } from './content.ts';
import type { PlaceCard } from './entries.ts';
import {
  HIDEOUT,
  NONE,
  RAXXON,
  type Entrance,
  type Options,
  type Place,
  type PlaceNo,
  type Player,
  type State,
} from '../state.ts';

export function emptyTable(
  options: Options,
  seats: number,
  seed: Seed,
  pack: Packed | null,
  { places }: Pick<Content, 'places'>,
): State {
  return {
    kernel: newKernel(seed),
    options,
    pack,
    phase: 'setup',
    main: NONE,
    chapter: null,
    completed: [],
    next: null,
    morale: 0,
    rounds: 0,
    round: 0,
    first: 0,
    active: NONE,
    players: Array.from({ length: seats }, newPlayer),
    survivors: [],
    places: places.map((printed, place) => newPlace(options, printed, place)),
    helpless: 0,
    unruly: 0,
    // N16: no food, unless the objective says otherwise.
    food: 0,
    starvation: 0,
    waste: [],
    removed: [],
    unseen: [],
    survivorDeck: [],
    crisisDeck: [],
    crossroadsDeck: [],
    exileDeck: [],
    graveyard: [],
    gone: [],
    crisis: NONE,
    crisesDone: [],
    contributions: [],
    spoiled: [],
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

function newPlayer(): Player {
  return {
    hand: [],
    usedItems: [],
    dice: [],
    spent: [],
    objective: NONE,
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
    noRequests: false,
    withheld: NONE,
    needsDespair: false,
  };
}

/** L297, N20: the places of a story are closed at first; those of unused modules stay so. */
function newPlace({ raxxon, bandits, objective }: Options, { entrances }: PlaceCard, place: PlaceNo): Place {
  const isClosed =
    (place === RAXXON && (!raxxon || objective === 'R1')) || (place === HIDEOUT && (!bandits || objective === 'B1'));
  return {
    entrances: newEntrances(entrances),
    noise: 0,
    deck: [],
    bandits: 0,
    closed: isClosed,
    searched: false,
    ghosts: 0,
  };
}

function newEntrances(count: number): Entrance[] {
  const entrances: Entrance[] = [];
  for (let i = 0; i < count; i++) entrances.push({ zombies: 0, barricades: 0, traps: 0, special: [] });
  return entrances;
}
