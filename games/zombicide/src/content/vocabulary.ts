/**
 * The words that the printed facts of Zombicide are written in: tiles, cards, skills, survivors. What objective cards
 * do is in `operations.ts`; how a mission is written is in `mission.ts`.
 */
import type { AbominationId, CompanionId, EquipmentId, SkillId, SurvivorId } from './ids.ts';

export type { MissionData } from './mission.ts';
export type { Condition, Op } from './operations.ts';

/** Where a fact comes from. `house` is our own, for what is not public. */
export interface Source {
  readonly kind: 'rulebook' | 'published' | 'house';
  readonly where?: string;
}
export const PUBLISHED: Source = { kind: 'published' };
export const RULEBOOK: Source = { kind: 'rulebook' };
export const HOUSE: Source = { kind: 'house' };

export type Confidence = 'high' | 'medium' | 'low';

export type Colour = 'red' | 'blue' | 'green';

/** The three kinds of zombies that stand in crowds, in the order in which the state counts them. */
export const ZOMBIE_TYPES = ['walker', 'brute', 'runner'] as const;
export type ZombieType = (typeof ZOMBIE_TYPES)[number];

/** The danger levels. (V190) */
export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;
export type Level = (typeof LEVELS)[number];

/** The four decks of equipment. (V11, V13) */
export const DECKS = ['starting', 'equipment', 'epic', 'secretService'] as const;
export type Deck = (typeof DECKS)[number];

export type Ammo = 'bullets' | 'shells';

/** The two ways to fight; a skill for `combat` works in both. */
export type AttackKind = 'melee' | 'ranged';
export type CombatKind = AttackKind | 'combat';

/** What a free action may be used for. `allOut…`: it must be fought All-Out (V415); `dual`: with a pair (X23). */
export type FreeAction =
  | 'move'
  | 'search'
  | 'melee'
  | 'ranged'
  | 'combat'
  | 'door'
  | 'dual'
  | 'allOutMelee'
  | 'allOutRanged'
  | 'allOutCombat';

/* Cards */

/** One way to fight with a weapon. */
export interface Mode {
  readonly kind: AttackKind;
  readonly range: readonly [min: number, max: number];
  readonly dice: number;
  readonly accuracy: number;
  readonly damage: number;
  readonly noisy?: true;
}

export interface EquipmentCard {
  readonly id: EquipmentId;
  readonly deck: Deck;
  readonly copies: number;
  /** Only weapons have them; a combined weapon has two. (V179) */
  readonly modes?: readonly Mode[];
  /** A Molotov: its range. (V176) */
  readonly thrown?: readonly [min: number, max: number];
  readonly dual?: true;
  readonly ammo?: Ammo;
  /** Is unloaded by firing. (V172) */
  readonly reload?: true;
  readonly door?: 'silent' | 'noisy';
  /** All-Out dice. (V262) */
  readonly allOut?: number;
  /** Conservation value; without it the card is not kept. (V278) */
  readonly conservation?: number;
  /** A weapon's skill works in attacks with it, another card's while it is carried where it works. (V180, V181) */
  readonly skill?: SkillId;
  /** How many cards a search with it draws. (V55) */
  readonly searchCards?: number;
  /** A light source. (V300) */
  readonly light?: true;
  /** Lets the owner roll the dice of such an attack again. (V169) */
  readonly rerolls?: Ammo;
  /** AP for eating it. (V182) */
  readonly food?: number;
  /** Aaahh!! (V57) */
  readonly trap?: true;
  /** Discarded, it cancels all Breaks of a roll. (V185) */
  readonly mendsBreaks?: true;
  /** In a hand, it gives another melee weapon in a hand so many dice. (V186) */
  readonly helpsMelee?: number;
  /** Works in the backpack too. (V89) */
  readonly inPack?: true;
  readonly source: Source;
  /** High, unless said otherwise. */
  readonly confidence?: Confidence;
}

/** A number by danger level: blue, yellow, orange, red. */
export type ByLevel = readonly [blue: number, yellow: number, orange: number, red: number];

export type ZombieCard =
  /** `harder`: not for an easy game. (V443) */
  | { readonly zombie: ZombieType; readonly n: ByLevel; readonly rush?: true; readonly harder?: true }
  | { readonly abomination: ByLevel; readonly harder?: true }
  | { readonly extraActivation: ZombieType };

export interface AbominationCard {
  readonly id: AbominationId;
  /** Survivors in its zone take no combat actions. (V228) */
  readonly forbidsCombat?: true;
  /** Comes before everything else in the targeting order. (V229) */
  readonly firstTarget?: true;
  /** A Molotov in its zone kills only it. (V178) */
  readonly shieldsFromMolotov?: true;
  readonly source: Source;
}

/* Skills */

/** When a skill works: all the time, at a moment, or by an action of the own turn. */
export type SkillTime = 'always' | 'setup' | 'turn' | 'attack' | 'kill' | 'hurt' | 'search' | 'spawn' | 'endPhase';

/** What a skill changes. Numbers of two skills add up. (V195) */
export interface Traits {
  /** The combat actions that the rest is about. */
  readonly in?: CombatKind;
  /** Only in attacks that are fought All-Out. (V417) */
  readonly allOut?: true;
  readonly dice?: number;
  readonly damage?: number;
  readonly roll?: number;
  readonly damageAtLeast?: number;
  readonly dual?: true;
  readonly rerolls?: number;
  readonly diceOn6?: number;
  readonly damageOn6?: number;
  /** One hit kills so many more of the same kind. (X43) */
  readonly reaps?: number;
  /** One more die with each such action in a row. (X24) */
  readonly escalates?: true;
  /** As many dice as there are zombies instead of the printed ones. (X11, X27) */
  readonly diceOfZombies?: true;
  readonly maxRange?: number;
  readonly picksTargets?: true;
  readonly pointBlank?: true;
  /** Misses spare survivors of choice; others' misses never hit this one. */
  readonly spares?: true;
  readonly missed?: true;
  readonly nightAccuracy?: number;
  readonly seesAtNight?: true;
  readonly seesThroughRooms?: true;
  readonly actions?: number;
  readonly free?: FreeAction;
  readonly zonesPerMove?: number;
  readonly slippery?: true;
  readonly anyTime?: true;
  readonly opensDoors?: true;
  readonly freeReload?: true;
  readonly searchAgain?: true;
  readonly searchesStreets?: true;
  readonly searchCards?: number;
  /** More cards in the backpack. */
  readonly pack?: number;
  readonly allInHand?: true;
  /** Wounds that are ignored in each attack. (Y53) */
  readonly ignores?: number;
  readonly unhurtBy?: ZombieType;
  readonly health?: number;
  readonly ap?: number;
  /** One of these cards at setup; the owner picks. */
  readonly cards?: readonly EquipmentId[];
}

export interface Skill {
  /** Its clause in the ledger. */
  readonly rule: `X${number}`;
  readonly when: SkillTime;
  readonly oncePerTurn?: true;
  /** Actions that it costs to use it. */
  readonly cost?: 0 | 1;
  /** The free action at the end of Bloodlust. (X13) */
  readonly strikes?: CombatKind;
  /** The skill that all survivors of the zone have. (X16) */
  readonly shared?: SkillId;
  readonly gives?: Traits;
  readonly source: Source;
}

/* Survivors */

export interface SurvivorCard {
  readonly id: SurvivorId;
  readonly set: 'core' | 'washington';
  readonly kid?: true;
  readonly health: number;
  readonly blue: SkillId;
  readonly orange: readonly [SkillId, SkillId];
  readonly red: readonly [SkillId, SkillId, SkillId];
  readonly source: Source;
}

export interface CompanionCard {
  readonly id: CompanionId;
  /** The skill it lends its leader. (V436) */
  readonly skill: SkillId;
  /** The achievement that goes when it dies, where a mission says so. */
  readonly achievement?: 'taylorWithUs' | 'presidentsVoice';
  /** Ignores the first wound of each mission while the team has this achievement. */
  readonly guardedBy?: 'praetorian';
  readonly source: Source;
}

/* Tiles */

export type ZoneKind =
  | 'street'
  /** No-man's-land: behaves as a street. (V110) */
  | 'outdoor'
  /** As `outdoor`, but out of play unless a mission joins it to the board. */
  | 'garden'
  /** A zone of its own inside the White House: sight as in a street, no search. (V111, V122, V326) */
  | 'corridor'
  /** A lit building zone. */
  | 'room'
  /** A dark building zone: draws a zombie card when its building is opened. (V77) */
  | 'dark'
  | 'tank'
  /** A room without a way in; a lit room once a mission gives it a door. (V112, W22) */
  | 'sealed'
  /** Drawn, but not a zone: stairs. */
  | 'scenery';

/**
 * A border between two zones of one tile. Zones that are not linked have a wall between them.
 * - `street`, `open`: no wall;
 * - `opening`: a doorway without a door;
 * - `door`: a closed door;
 * - `sandbags`: the whole border is sandbagged (V328);
 * - `tank`: the border of the tank's zone; `sandbaggedTank` has sandbags too.
 */
export type LinkKind = 'street' | 'open' | 'opening' | 'door' | 'sandbags' | 'tank' | 'sandbaggedTank';

/**
 * What a stretch of a tile's edge is. Streets and outdoor pieces that touch are one zone; openings that overlap make a
 * doorway; `merge` is a room that runs on: one zone with its partner. (V107–V109)
 */
export type EdgeKind = 'street' | 'outdoor' | 'corridor' | 'opening' | 'door' | 'merge';

export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];

/** A tile is a square of this many units; x runs to the right, y down. */
export const TILE_SIZE = 250;

/** A side of a tile as it is printed, unturned (its number upright in the bottom left corner). */
export interface TileData {
  readonly confidence: Confidence;
  /** Zones by their letter: kind and rectangle (left, top, right, bottom). */
  readonly zones: Readonly<
    Record<string, readonly [kind: ZoneKind, left: number, top: number, right: number, bottom: number]>
  >;
  /** Pairs of neighbouring zones, `'s1|s2'`, by the kind of their border. */
  readonly links: { readonly [kind in LinkKind]?: readonly string[] };
  /** Stretches of the four edges: zone, from, to (from left to right, from top to bottom), kind. */
  readonly edges: Readonly<
    Record<Side, readonly (readonly [zone: string, from: number, to: number, kind: EdgeKind])[]>
  >;
  /** The printed places of an objective and of a crate: zone, x, y. */
  readonly objective?: readonly [zone: string, x: number, y: number];
  readonly crate?: readonly [zone: string, x: number, y: number];
  /** Zones where a search draws from the Secret Service deck. (V323, W12) */
  readonly secretService?: readonly string[];
}
