/** A new table. (V9–V24) */
import { call, newKernel, shuffle, type Seed } from '@horda/kernel';
import type { Campaign } from './campaign/campaign.ts';
import { campaignOf, membersFrom, openSheets, readSheets } from './campaign/entry.ts';
import type { Packed } from './content/packed.ts';
import type { MissionData } from './content/mission.ts';
import { ZOMBIES } from './content/zombies.ts';
import { ZOMBIE_TYPES } from './content/vocabulary.ts';
import { groundAtStart, type Board } from './map/board.ts';
import { holds } from './effects/conditions.ts';
import { boardHere, missionOf } from './rules/mission.ts';
import { gearOf } from './rules/printed.ts';
import { BEGINNING } from './declared.ts';
import { layDecks } from './setup/decks.ts';
import { dealStartingCards, membersOf, newSurvivor, teamSize } from './setup/team.ts';
import { NONE, TYPES, type ObjectiveNo, type Options, type Pile, type Spawn, type State } from './state.ts';

export function setup(
  options: Options,
  seats: number,
  seed: Seed,
  pack: object | null,
  carried: object | null = null,
): State {
  const packed = pack as Packed | null;
  const campaign = campaignOf(options, carried);
  const s = emptyTable(options, seats, seed, packed, campaign);
  const mission = missionOf(s);
  const isUnderWay = campaign !== null && campaign.team.length > 0;
  const members = isUnderWay ? membersFrom(campaign) : membersOf(s, teamSize(mission, options, seats));
  // V10: shared in turn order.
  s.survivors = members.map((who, i) => newSurvivor(s, who, i % seats));
  s.sheets = campaign === null ? null : openSheets(s, campaign, members);
  readSheets(s);
  // V285
  layDecks(s, mission, s.sheets?.flatMap(({ kept }) => kept) ?? []);
  layBoard(s, mission, boardHere(s));
  dealStartingCards(s);
  s.first = Math.max(0, ownerOfAxe(s));
  call(s, BEGINNING, { next: 0 });
  return s;
}

/** V19: the Fire Axe begins. */
function ownerOfAxe(s: State): number {
  const hasAxe = (one: number): boolean => gearOf(s, one).id === 'fireAxe';
  return s.survivors.find(({ hand, pack }) => [...hand, ...pack].some(hasAxe))?.owner ?? NONE;
}

function emptyTable(
  options: Options,
  seats: number,
  seed: Seed,
  pack: Packed | null,
  campaign: Campaign | null,
): State {
  const nothing = (): Pile => ({ deck: [], discard: [], known: 0, before: [] });
  return {
    kernel: newKernel(seed),
    options,
    pack,
    mission: campaign?.mission ?? options.mission,
    campaign,
    sheets: null,
    seats,
    ground: { open: [], links: [] },
    phase: 'setup',
    round: 0,
    first: 0,
    active: NONE,
    acting: NONE,
    survivors: [],
    companions: [],
    zombies: [],
    box: ZOMBIE_TYPES.map((type) => ZOMBIES[type].figures),
    abominations: [],
    noise: [],
    lasting: [],
    equipment: nothing(),
    epic: nothing(),
    secretService: nothing(),
    removed: [],
    zombieCards: nothing(),
    abominationCards: nothing(),
    cars: [],
    crates: [],
    placed: [],
    shown: [],
    read: [],
    spawns: [],
    opened: [],
    noted: {
      keywords: campaign?.keywords ?? [],
      achievements: campaign?.achievements ?? [],
      counters: campaign?.counters ?? {},
    },
    rules: [],
    done: [],
    exits: [],
    skipSpawn: 0,
    hour: NONE,
    night: false,
    lit: [],
    progress: 0,
    kills: 0,
    ending: null,
    epilogue: null,
  };
}

/** V9, V20, V23, V24, V378, V393: everything that the mission puts on the board. */
function layBoard(s: State, mission: MissionData, board: Board): void {
  const { places } = board;
  const zones = board.zones.length;
  s.ground = groundAtStart(board, (condition) => holds(s, condition, NONE));
  s.zombies = Array<number>(zones * TYPES).fill(0);
  s.noise = Array<number>(zones).fill(0);
  s.lasting = board.zones.map((_, zone) => (zone === places.noise ? mission.noise!.n : 0));
  s.cars = carsFor(s, mission, board);
  s.crates = places.crates;
  s.opened = board.buildings.flatMap(({ isOpen }, building) => (isOpen ? [building] : []));
  s.exits = places.exits.map(({ zone, exit }) => ({ zone, name: exit }));
  s.lit = places.lit;
  s.hour = firstHour(s, mission);
  s.placed = placedCards(s, mission, board);
  s.spawns = spawnZones(s, mission, board);
  for (const one of s.survivors) if (mission.oneInEachStart !== true) one.zone = places.starts[0]!;
}

/** V442: as an option, a car in the first start zone that is a street; in the campaign, where people are knocked out, none. */
function carsFor({ options }: State, { knockout }: MissionData, { zones, places }: Board): State['cars'] {
  const zone = places.starts.find((start) => zones[start]!.kind === 'street');
  return !options.cars || knockout || zone === undefined ? [] : [{ zone, driver: NONE, others: [] }];
}

/** V20, V291: outside of the campaign the clock may begin at any hour. */
function firstHour({ options, campaign }: State, { startHour = NONE }: MissionData): number {
  return options.hour === 'mission' || campaign !== null ? startHour : Number(options.hour);
}

/** V358: each in its place, face down; groups of tokens change places. */
function placedCards(s: State, { cards, shuffled = [] }: MissionData, { places }: Board): State['placed'] {
  const at = cards.map((_, card) => card);
  for (const group of shuffled) {
    const members = group.map((id): ObjectiveNo => cards.findIndex((card) => card.id === id));
    const moved = shuffle(s, [...members]);
    for (const [i, member] of members.entries()) at[member] = moved[i]!;
  }
  return cards.flatMap(({ kind }, card) =>
    kind === 'event' ? [] : [{ card: at[card]!, ...places.cards[card]!, state: 'faceDown' as const }],
  );
}

/** V241, V443: coloured ones sleep; an easy game has two red ones that work. */
function spawnZones(s: State, mission: MissionData, board: Board): readonly Spawn[] {
  const without = mission.withoutSpawns?.[s.survivors.length] ?? [];
  let awake = 0;
  return board.places.spawns.flatMap(({ zone, colour, isAsleep, onlyIf }, i): Spawn[] => {
    if (without.includes(mission.spawns[i]!.zone)) return [];
    if (onlyIf !== null && !holds(s, onlyIf, NONE)) return [];
    if (!isAsleep && ++awake > 2 && s.options.difficulty === 'easy') return [];
    return [{ zone, colour, starting: i === 0, from: isAsleep ? NONE : 1 }];
  });
}
