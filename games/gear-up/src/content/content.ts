/** What is printed on the components of Gear Up: the form of the house content and of every pack. Plain data. */

import type { Effect, StartingEffect } from './effects.ts';
import type { ZombieKind } from './kinds.ts';

export { EFFECTS, STARTING_EFFECTS, type Effect } from './effects.ts';
export { SPECIAL_KINDS, STANDARD_KINDS, type ZombieKind } from './kinds.ts';

/** Where a value comes from: the rulebook, published cards, or a design of our own. */
export type Source = 'rulebook' | 'published' | 'house';

export const COLOURS = ['red', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** Speeds of zombies; a turn card moves one of them, both or none. */
export const SPEEDS = ['slow', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];
export const MARCHES = ['none', 'slow', 'fast', 'both'] as const;
export type March = (typeof MARCHES)[number];

export const BOSSES = ['superAbomination', 'pyramid', 'zombiephant', 'deadSox', 'screamer', 'mutation'] as const;
export type BossId = (typeof BOSSES)[number];

export const DIFFICULTIES = ['easy', 'normal', 'hard', 'nightmare'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The sides of boss boards and spawn help cards. (B21, B33) */
export type Side = 'black' | 'red';

export const LETTERS = ['A', 'B', 'C'] as const;
export type Letter = (typeof LETTERS)[number];

export interface InBoth {
  readonly en: string;
  readonly pl: string;
}

/** A hit shape: `#` is a square of it, `.` is none. */
export interface Shape {
  readonly id: string;
  readonly rows: readonly string[];
  readonly source: Source;
}

export interface Weapon {
  readonly id: string;
  readonly name: InBoth;
  readonly colour: Colour;
  /** The id of its hit shape. */
  readonly shape: string;
  readonly start: StartingEffect | null;
  readonly upgrades: readonly [Effect, Effect];
  /** The upgrades on the solo side. */
  readonly solo: readonly [Effect, Effect];
  readonly source: Source;
}

export interface Survivor {
  readonly id: string;
  readonly name: InBoth;
  /** One of each colour, in the order of COLOURS. */
  readonly weapons: readonly Weapon[];
  readonly source: Source;
}

/** A companion has the name of a survivor. (B151) */
export interface Companion {
  /** The id of that survivor. */
  readonly id: string;
  readonly shape: string;
  readonly effect: Effect;
  readonly source: Source;
}

/**
 * A zombie card and how many there are. In `rows`: `.` no square, `o` HP, `d` HP with damage, `a` with ammo, `s` with
 * armour.
 */
export interface ZombieCard {
  readonly kind: ZombieKind;
  readonly copies: number;
  readonly speed: Speed;
  /** Damage icons outside the HP squares. (B19) */
  readonly permanent: number;
  readonly rows: readonly string[];
  readonly source: Source;
}

export interface Permanent {
  readonly yellow: number;
  readonly blue: number;
}

/**
 * One side of a boss board. In `rows`: `.` no square, `o` HP, `y` HP with yellow damage, `b` with blue damage, `a` with
 * ammo, `s` with armour, `W` a weak point, `X` HP that is crossed from the start.
 */
export interface BossBoard {
  readonly rows: readonly string[];
  /** Icons outside the HP squares: of the boss, or of each member of Dead Sox. */
  readonly permanent: readonly Permanent[];
  /**
   * Beside each square: the member it belongs to (Dead Sox: 1, 2, 3), `m` in the mouth (Screamer), or a digit, between
   * different ones of which a dotted line runs (Mutation); null for the others.
   */
  readonly map: readonly string[] | null;
  /** Speeds of the zombies that scream after scream moves (Screamer); null for the others. */
  readonly track: readonly Speed[] | null;
}

export interface Boss {
  readonly id: BossId;
  readonly name: InBoth;
  /** How much its ability takes: armour (Super Abomination), damage (the others); 0: Screamer. */
  readonly power: number;
  /** What a survivor may pay one of to prevent the ability (Zombiephant, Mutation); null: nothing helps. */
  readonly price: 'ammo' | 'armour' | null;
  readonly black: BossBoard;
  readonly red: BossBoard;
  readonly source: Source;
}

export interface TurnCard {
  readonly colour: Colour;
  readonly march: March;
  readonly companion: boolean;
  readonly source: Source;
}

export interface SpawnCard {
  readonly letter: Letter;
  readonly source: Source;
}

export const BOSS_ICONS = ['ability', 'attack', 'special', 'spawnA', 'spawnB', 'spawnC'] as const;
export type BossIcon = (typeof BOSS_ICONS)[number];

/** Its icons, resolved from left to right. (B95) */
export interface BossCard {
  readonly icons: readonly BossIcon[];
  readonly source: Source;
}

/** So many zombies of each kind. */
export interface Wave {
  readonly standard: number;
  readonly special: number;
}

/** A spawn help card: for each letter the zombies, on both sides. */
export interface SpawnHelp {
  readonly players: number;
  readonly black: Readonly<Record<Letter, Wave>>;
  readonly red: Readonly<Record<Letter, Wave>>;
  readonly source: Source;
}

/** A line of the commander card. (B14) */
export interface Level {
  readonly difficulty: Difficulty;
  /** Zombies each player begins with. */
  readonly initial: Wave;
  readonly spawns: Side;
  readonly boss: Side;
  readonly source: Source;
}

export const FURY_BONUSES = ['none', 'ammo', 'armour'] as const;
export type FuryBonus = (typeof FURY_BONUSES)[number];

export interface Tracks {
  readonly health: number;
  /** On the solo side. */
  readonly healthSolo: number;
  readonly armour: number;
  readonly ammo: number;
  /** What each space of the fury track pays. (B125) */
  readonly fury: readonly FuryBonus[];
}

export interface Content {
  readonly tracks: Tracks;
  readonly shapes: readonly Shape[];
  readonly survivors: readonly Survivor[];
  readonly companions: readonly Companion[];
  readonly zombies: readonly ZombieCard[];
  readonly bosses: readonly Boss[];
  readonly turnCards: readonly TurnCard[];
  readonly spawnCards: readonly SpawnCard[];
  readonly bossCards: { readonly phase1: readonly BossCard[]; readonly phase2: readonly BossCard[] };
  readonly spawnHelp: readonly SpawnHelp[];
  readonly levels: readonly Level[];
}
