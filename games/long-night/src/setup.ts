/** A new table. (L39–L54) */
import { call, newKernel, shuffle, type Seed } from '@horda/kernel';
import type { Content, Packed } from './content/content.ts';
import { HOMES } from './content/homes.ts';
import { CHAPTER_IDS, MAIN_OBJECTIVE_IDS } from './content/ids.ts';
import { PLACE_IDS } from './content/vocabulary.ts';
import { contentOf, sideOf } from './rules/table.ts';
import { isHard } from './settings.ts';
import {
  crisisDeck,
  crossroadsDeck,
  exileDeck,
  hiddenObjectives,
  itemDeck,
  randomObjective,
  survivorDeck,
} from './setup/decks.ts';
import { beginning } from './setup/beginning.ts';
import { HIDEOUT, NONE, RAXXON, type Entrance, type Options, type Place, type Player, type State } from './state.ts';

export function setup(asked: Options, seats: number, seed: Seed, pack: object | null): State {
  const content = contentOf({ pack: pack as Packed | null });
  const s = blank(completed(asked, seats, content), seats, seed, pack as Packed | null);
  const { objective } = s.options;
  if (objective === 'R1' || objective === 'B1') s.chapter = objective;
  else s.main = objective === 'random' ? randomObjective(s, isHard(s)) : MAIN_OBJECTIVE_IDS.indexOf(objective);
  const tracks = sideOf(s) ?? contentOf(s).chapters[CHAPTER_IDS.indexOf(s.chapter!)]!;
  s.morale = tracks.morale!;
  s.rounds = tracks.rounds;
  deal(s);
  call(s, beginning, { ops: tracks.setup });
  return s;
}

/** L222: two players play together. L296, L314: a story, and an objective with a mark, come with their module. */
function completed(asked: Options, seats: number, { mainObjectives }: Content): Options {
  const { objective } = asked;
  const options = { ...asked, mode: seats === 2 ? ('coop' as const) : asked.mode };
  if (objective === 'random') return options;
  if (objective === 'R1') return { ...options, raxxon: true };
  if (objective === 'B1') return { ...options, bandits: true };
  const { module } = mainObjectives[MAIN_OBJECTIVE_IDS.indexOf(objective)]!;
  return module === undefined ? options : { ...options, [module]: true };
}

/** L43–L50, L247, L269: shuffled and dealt. */
function deal(s: State): void {
  const seats = s.players.length;
  s.crisisDeck = crisisDeck(s);
  s.crossroadsDeck = crossroadsDeck(s);
  s.survivorDeck = survivorDeck(s);
  const starters = itemDeck(s, 'starter');
  for (const home of HOMES)
    if (home !== 'starter' && (home !== 'raxxon' || s.options.raxxon))
      s.places[PLACE_IDS.indexOf(home)]!.deck = itemDeck(s, home);
  const hidden = s.options.mode === 'secret' ? hiddenObjectives(s) : [];
  if (s.options.mode === 'secret') s.exileDeck = exileDeck(s);
  for (const [seat, player] of s.players.entries()) {
    // L48, L222: five starter cards, seven for two players.
    player.hand = starters.splice(-(seats === 2 ? 7 : 5)).sort((a, b) => a - b);
    player.dealt = s.survivorDeck.splice(-4).sort((a, b) => a - b);
    player.objective = hidden[seat] ?? NONE;
  }
  const { improvements, experiments, sideEffects } = contentOf(s);
  if (s.options.improvements) {
    s.improvements.deck = shuffle(s, [...improvements.keys()]);
    s.improvements.display = s.improvements.deck.splice(-4).map((card) => ({ card, tokens: 0 }));
  }
  if (s.options.raxxon) {
    s.raxxon.deck = shuffle(s, [...experiments.keys()]);
    s.raxxon.sideEffects = [...sideEffects.keys()];
  }
}

function blank(options: Options, seats: number, seed: Seed, pack: Packed | null): State {
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
    places: newPlaces(options, pack),
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

function newEntrances(count: number): Entrance[] {
  const entrances: Entrance[] = [];
  for (let i = 0; i < count; i++) entrances.push({ zombies: 0, barricades: 0, traps: 0, special: [] });
  return entrances;
}

/** L297, N20: the places of a story are closed at first; those of unused modules stay so. */
function newPlaces(options: Options, pack: Packed | null): Place[] {
  const isClosed = (place: number): boolean => {
    if (place === RAXXON) return !options.raxxon || options.objective === 'R1';
    return place === HIDEOUT && (!options.bandits || options.objective === 'B1');
  };
  return contentOf({ pack }).places.map(({ entrances }, place) => ({
    entrances: newEntrances(entrances),
    noise: 0,
    deck: [],
    bandits: 0,
    closed: isClosed(place),
    searched: false,
    ghosts: 0,
  }));
}
