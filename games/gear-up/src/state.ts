/** The table of Gear Up and what players may pick; events are in events.ts. */
import type { Seat, State as KernelState } from '@horda/kernel';
import type { Event } from './events.ts';
import type { Colour, Content, Difficulty } from './content/content.ts';

export type { ZombieRef, Gain, DamageCause, Event } from './events.ts';

export interface Options {
  readonly difficulty: Difficulty;
  /** Which boss comes in the second round: a random one, or this one. */
  readonly boss: 'random' | Content['bosses'][number]['id'];
  /** Players choose their survivors, or get random ones. */
  readonly survivors: 'choose' | 'random';
  /** The seat of the commander; the boss appears in front of it. (B34, B36) */
  readonly commander: 'random' | '1' | '2' | '3' | '4' | '5' | '6';
  /** Whether ammo may cross squares of the boss. (G5) */
  readonly bossAmmo: boolean;
  /** A house rule that helps players: the turn card left out in the first round is no. 3, 5, 7 or 10. */
  readonly mildRow: boolean;
}

/** A zombie card by number: standard cards first; each copy of a variant has its own number. */
export type CardId = number;

/** What a shape is drawn on: a zombie by its card, or the boss: -1, and for Dead Sox -1, -2, -3 by member. */
export type Target = number;

/** A street space: 1 is nearest to the survivor. (B8) */
export type Space = 1 | 2 | 3;

/** Squares of a grid, bit by bit in reading order: the first 32 in `lo`, the others in `hi`. */
export interface Mask {
  readonly lo: number;
  readonly hi: number;
}

/** A zombie in a street. */
export interface Zombie {
  readonly card: CardId;
  space: Space;
  /** Its crossed squares; no zombie has more than 32. */
  crossed: number;
}

/** A track whose spaces are circled when gained and crossed when used. (B6, B7) */
export interface Track {
  gained: number;
  used: number;
}

/** How far one weapon has been developed. */
export interface WeaponState {
  /** Unlocked upgrades: 0, 1 or 2. */
  upgrades: number;
  /** Crossed spaces of its fury track. */
  fury: number;
}

/** 'weapon', or a companion by its number in the content. */
export type Tool = 'weapon' | number;

/** The latest activation of a survivor in this turn. Replaced, never changed. */
export interface Activation {
  readonly tool: Tool;
  /** The number of shapes drawn; with an area effect, one shape covers all its targets. (B108) */
  readonly hits: number;
  /** The targets of the latest shape. */
  readonly drawn: readonly Target[];
  /** The street spaces of these targets; 0: the boss. */
  readonly spaces: readonly (Space | 0)[];
  /** The seat whose street an area effect strikes; -1: not fixed yet. (G36) */
  readonly street: Seat;
  /** All targets hit in this activation. */
  readonly struck: readonly Target[];
  /** Its shapes have crossed a damage icon. (B122) */
  readonly bloody: boolean;
  /** The first part of a divided shape, while the second can still be drawn. (B117) */
  readonly part: {
    readonly target: Target;
    readonly cells: readonly number[];
    /** The part lies across a dotted line. */
    readonly lined: boolean;
    /** The part cannot stay alone: a second part must follow. (T14) */
    readonly must: boolean;
  } | null;
  /** Nothing more can be drawn in this activation. */
  readonly closed: boolean;
}

/** What a survivor does in the attack step. */
export interface Attack {
  /** How often the weapon, and a companion, were activated. */
  weaponUses: number;
  companionUses: number;
  now: Activation | null;
  /** Targets that the activation under way must not aim at. (G28) */
  spared: readonly Target[];
  /** Damage from adrenaline or a dotted line that must be taken at once, by armour or by health. */
  owed: 0 | 1;
  owedFor: 'adrenaline' | 'line';
  /** No more weapons this turn: ammo may be spent. (U9) */
  ceased: boolean;
  confirmed: boolean;
}

/** One survivor and the street in front. */
export interface SurvivorState {
  /** The number in the content; -1: not chosen yet. */
  survivor: number;
  health: number;
  armour: Track;
  ammo: Track;
  /** The weapons, in the order of COLOURS. */
  weapons: WeaponState[];
  /** In the order in which they came. */
  street: Zombie[];
  /** Upgrades earned in this turn but not marked yet. */
  due: number;
  attack: Attack;
}

export interface BossState {
  /** The seat it stands in front of; -1: it has not come yet. */
  seat: Seat;
  lo: number;
  hi: number;
  /** Crossed spaces of the scream track. */
  screams: number;
  /** The turn of this round in which the boss's ability was last revealed; 0: not yet. (G48) */
  roared: number;
}

/** What was decided in the attack step, in the order of marking; see T1–T6. */
export type Deed = Extract<Choice, { readonly do: 'mark' | 'knock' | 'again' | 'suffer' | 'cease' | 'ammo' }>;

/** The table when the attack step began: taking a mark back restores it, and the other marks are made again. */
export interface Before {
  readonly survivors: readonly SurvivorState[];
  readonly boss: BossState;
  readonly companions: readonly CompanionState[];
}

/** A companion by number in the content, and whether it lies face up. (B153, B154) */
export interface CompanionState {
  readonly companion: number;
  ready: boolean;
}

export interface Piles {
  standard: CardId[];
  special: CardId[];
}

/** Where the game is: the set-up, or one of the five steps of a turn. (B47) */
export const STEPS = ['setup', 'reveal', 'attack', 'upgrade', 'march', 'spawn'] as const;
export type TurnStep = (typeof STEPS)[number];

export const ENDINGS = ['victory', 'death', 'outOfTime'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface State extends KernelState<Choice, Event> {
  readonly options: Options;
  /** The content of a pack; null: the house content. Never changes. */
  readonly pack: Content | null;
  commander: Seat;
  /** The number of the boss in the content. */
  readonly bossNumber: number;
  survivors: SurvivorState[];
  boss: BossState;
  /** Three in solo play, else none. */
  companions: CompanionState[];
  /** The last card is the top. */
  piles: Piles;
  discards: Piles;
  /** 1 or 2; 0 before the first. */
  round: number;
  /** 1 to 9; 0 before the first. */
  turn: number;
  step: TurnStep;
  /** Turn cards of this round by number; the first `turn` lie face up, the tenth is left out. */
  row: number[];
  /** Spawn or boss cards by number, for turns 3 to 9. In round 2: three of phase 1, then four of phase 2. */
  under: number[];
  /** How many of them lie face up. */
  shown: number;
  /** Zombies in the middle of the table, and the seat that gets each; -1: not assigned yet. */
  wave: { readonly card: CardId; to: Seat }[];
  /** While plans are made: the table before them. Never changed, only replaced. */
  before: Before | null;
  deeds: Deed[];
  /** How the marks made so far would end the game; the first mark that ends it counts. (T6) */
  fate: 'victory' | 'death' | null;
  /** Zombies killed in the whole game. */
  kills: number;
  ending: Ending | null;
}

/** How a second activation is paid for. (B120–B122, G26) */
export type Again = 'adrenaline' | 'quickReload' | 'criticalHit';

export type Choice =
  // Setting up.
  /** Takes a survivor by its number in the content. */
  | { readonly do: 'take'; readonly by: Seat; readonly survivor: number }
  | { readonly do: 'putBack'; readonly by: Seat }
  // Attack: these are moves …
  /** Crosses squares of a target, numbered in reading order: the whole shape, a part of it, or one square. */
  | {
      readonly do: 'mark';
      readonly by: Seat;
      readonly with: Tool;
      readonly target: Target;
      readonly cells: readonly number[];
    }
  | { readonly do: 'knock'; readonly by: Seat; readonly target: Target }
  | { readonly do: 'again'; readonly by: Seat; readonly how: Again }
  /** Takes damage that is owed at once. */
  | { readonly do: 'suffer'; readonly by: Seat; readonly with: 'armour' | 'health' }
  | { readonly do: 'cease'; readonly by: Seat }
  | { readonly do: 'ammo'; readonly by: Seat; readonly target: Target; readonly cell: number }
  | { readonly do: 'confirm'; readonly by: Seat }
  // … and these take back: the seat's own deeds from its own deed number `from` on, or its being ready.
  | { readonly do: 'takeBack'; readonly by: Seat; readonly from: number }
  | { readonly do: 'change'; readonly by: Seat }
  // Upgrade.
  | { readonly do: 'upgrade'; readonly weapon: Colour }
  // Damage: armour takes this much of it, health the rest.
  | { readonly do: 'block'; readonly armour: number }
  /** Pays one to prevent the ability of the boss. (B139, B149) */
  | { readonly do: 'pay'; readonly with: 'ammo' | 'armour' }
  // Spawning.
  | { readonly do: 'assign'; readonly by: Seat; readonly card: CardId; readonly to: Seat }
  | { readonly do: 'agree'; readonly by: Seat };
