/** What a scene is made of: the house content with what the scene names in its place. */
import {
  COLOURS,
  type BossBoard,
  type BossIcon,
  type BossId,
  type Colour,
  type Companion,
  type Content,
  type Effect,
  type Letter,
  type March,
  type Shape,
  type Speed,
  type Survivor,
  type Tracks,
  type Wave,
  type Weapon,
  type ZombieCard,
  type ZombieKind,
} from '../src/content/content.ts';
import { HOUSE } from '../src/content/house.ts';
import { FIRST_PHASE } from '../src/turn.ts';
import type { Options, Space } from '../src/state.ts';

/** A weapon by the id of a house weapon, or made by hand: `effects` are its upgrades, all unlocked. */
export type WeaponSpec = string | { shape: readonly string[]; start?: Weapon['start']; effects?: readonly Effect[] };

/** A walker with one square, unless told otherwise. */
export interface ZombieSpec {
  rows?: readonly string[];
  kind?: ZombieKind;
  speed?: Speed;
  permanent?: number;
}

export interface StandingSpec extends ZombieSpec {
  /** 1 unless told. */
  space?: Space;
  /** `A1 B2`: column A is the leftmost, row 1 the topmost. */
  crossed?: string;
}

export interface SeatSpec {
  /** The weapon of the colour of the turn. */
  weapon?: WeaponSpec;
  health?: number;
  /** So much is circled and not crossed, or the whole track. */
  armour?: number | { gained: number; used: number };
  ammo?: number | { gained: number; used: number };
  /** Unlocked upgrades by colour; of the weapon of the turn all its effects. */
  upgrades?: Partial<Record<Colour, number>>;
  /** Crossed spaces of the fury track of the weapon of the turn. */
  fury?: number;
  /** Upgrades to be marked. */
  due?: number;
  street?: Readonly<Record<string, StandingSpec>>;
}

export interface BossSpec {
  id?: BossId;
  /** The seat in front of which it stands: the first in round 2. */
  before?: number;
  rows?: readonly string[];
  permanent?: BossBoard['permanent'];
  map?: readonly string[] | null;
  track?: readonly Speed[] | null;
  power?: number;
  crossed?: string;
  screams?: number;
  roared?: number;
}

export interface Position {
  /** 1 unless told. */
  round?: number;
  /** 4 unless told. */
  turn?: number;
  /** The turn card of this turn: red, no march, no companions unless told. */
  colour?: Colour;
  march?: March;
  companion?: boolean;
  /** Two plain ones unless told. */
  seats?: readonly SeatSpec[];
  boss?: BossSpec;
  /** Companions in solo play, face up unless told. */
  companions?: readonly { shape: readonly string[]; effect: Effect; ready?: boolean }[];
  /** The first is the top; cards that are not mentioned lie in no pile then. */
  piles?: { standard?: Readonly<Record<string, ZombieSpec>>; special?: Readonly<Record<string, ZombieSpec>> };
  discards?: { standard?: Readonly<Record<string, ZombieSpec>>; special?: Readonly<Record<string, ZombieSpec>> };
  /** What lies under the turn cards from the third on: letters in round 1, icons in round 2. */
  under?: readonly (Letter | readonly BossIcon[])[];
  /** What the letters bring. */
  waves?: Partial<Record<Letter, Wave>>;
  tracks?: Partial<Tracks>;
  options?: Partial<Options>;
  commander?: number;
  rigged?: readonly number[];
}

/** Upgrades that are not unlocked have to be something. */
const LOCKED: readonly [Effect, Effect] = ['scavenge', 'ready'];

/** All zombies of a scene by name. */
export function zombiesOf(position: Position): ReadonlyMap<string, ZombieCard> {
  const found = new Map<string, ZombieCard>();
  const { piles = {}, discards = {}, seats = [] } = position;
  const groups: { specs: Readonly<Record<string, ZombieSpec>> | undefined; kind: ZombieKind }[] = [
    ...seats.map(({ street }) => ({ specs: street, kind: 'walker' as const })),
    { specs: piles.standard, kind: 'walker' },
    { specs: discards.standard, kind: 'walker' },
    { specs: piles.special, kind: 'fatty' },
    { specs: discards.special, kind: 'fatty' },
  ];
  for (const { specs, kind: usual } of groups)
    for (const [name, { rows = ['o'], kind = usual, speed = 'slow', permanent = 0 }] of Object.entries(specs ?? {})) {
      if (found.has(name)) throw new Error(`two zombies of the scene are called ${name}`);
      found.set(name, { kind, copies: 1, speed, permanent, rows, source: 'house' });
    }
  return found;
}

export function contentFor(position: Position, cards: readonly ZombieCard[]): Content {
  const { colour = 'red', march = 'none', companion = false, turn = 4, seats = [{}, {}] } = position;
  const shapes: Shape[] = [...HOUSE.shapes];
  const shapeId = (rows: readonly string[]): string => {
    const known = shapes.find((shape) => shape.rows.join('/') === rows.join('/'));
    if (known !== undefined) return known.id;
    shapes.push({ id: `scene${shapes.length}`, rows, source: 'house' });
    return shapes.at(-1)!.id;
  };
  const survivors = HOUSE.survivors.map((printed, i): Survivor => {
    const spec = seats[i]?.weapon;
    if (spec === undefined) return printed;
    const weapons = printed.weapons.map((weapon) => (weapon.colour === colour ? armed(spec, weapon, shapeId) : weapon));
    return { ...printed, weapons };
  });
  const companions = position.companions?.map(({ shape, effect }, i): Companion => ({
    id: HOUSE.survivors[i + 1]!.id,
    shape: shapeId(shape),
    effect,
    source: 'house',
  }));
  return {
    ...HOUSE,
    tracks: { ...HOUSE.tracks, ...position.tracks },
    shapes,
    survivors,
    companions: companions ?? HOUSE.companions,
    zombies: [...cards, ...HOUSE.zombies],
    bosses: bossesFor(position.boss ?? {}),
    turnCards: HOUSE.turnCards.with(Math.max(0, turn - 1), { colour, march, companion, source: 'house' }),
    ...underCards(position),
    spawnHelp: HOUSE.spawnHelp.map((help) => ({
      ...help,
      black: { ...help.black, ...position.waves },
      red: { ...help.red, ...position.waves },
    })),
  };
}

function armed(spec: WeaponSpec, { colour, id, name }: Weapon, shapeId: (rows: readonly string[]) => string): Weapon {
  if (typeof spec === 'string') {
    const found = HOUSE.survivors.flatMap(({ weapons }) => weapons).find((weapon) => weapon.id === spec);
    if (found === undefined) throw new Error(`there is no weapon ${spec}`);
    return { ...found, colour };
  }
  const { shape, start = null, effects = [] } = spec;
  const [first = LOCKED[0], second = LOCKED[1]] = effects;
  const upgrades = [first, second] as const;
  return { id, name, colour, shape: shapeId(shape), start, upgrades, solo: upgrades, source: 'house' };
}

function bossesFor({ id = 'superAbomination', rows, permanent, map, track, power }: BossSpec): Content['bosses'] {
  return HOUSE.bosses.map((boss) => {
    if (boss.id !== id) return boss;
    const { red } = boss;
    // A grid made by hand has nothing else printed on it.
    const board: BossBoard = {
      rows: rows ?? red.rows,
      permanent: permanent ?? red.permanent,
      map: map ?? (rows === undefined ? red.map : null),
      track: track === undefined ? red.track : track,
    };
    return { ...boss, power: power ?? boss.power, black: board, red: board };
  });
}

function underCards({ round = 1, under = [] }: Position): Pick<Content, 'spawnCards' | 'bossCards'> {
  const spawnCards = HOUSE.spawnCards.map((card, i) =>
    round === 1 && under[i] !== undefined ? { ...card, letter: under[i] as Letter } : card,
  );
  const withIcons = (cards: Content['bossCards']['phase1'], from: number): Content['bossCards']['phase1'] =>
    cards.map((card, i) =>
      round === 2 && under[from + i] !== undefined ? { ...card, icons: under[from + i] as readonly BossIcon[] } : card,
    );
  const { phase1, phase2 } = HOUSE.bossCards;
  return { spawnCards, bossCards: { phase1: withIcons(phase1, 0), phase2: withIcons(phase2, FIRST_PHASE) } };
}

/** How many upgrades of each weapon are unlocked. */
export function unlockedBy({ weapon, upgrades = {} }: SeatSpec, colour: Colour): readonly number[] {
  const made = typeof weapon === 'object' ? (weapon.effects?.length ?? 0) : 0;
  return COLOURS.map((one) => upgrades[one] ?? (one === colour ? made : 0));
}
