/** The table of Zombicide: all types of its state. What players may pick is in `choices/`, what happens in `events/`. */
import type { Seat, State as KernelState } from '@horda/kernel';
import type { Campaign } from './campaign/campaign.ts';
import type { Choice } from './choices/choice.ts';
import type { Packed } from './content/packed.ts';
import type { FreeAction } from './content/vocabulary.ts';
import type { Event } from './events/event.ts';
import type { Ground } from './map/ground.ts';
import type { Options } from './settings.ts';
import type { SkillId, TokenId } from './content/ids.ts';

export type { Choice } from './choices/choice.ts';
export type { FreeAction } from './content/vocabulary.ts';
export type { Event } from './events/event.ts';
export type { Ground } from './map/ground.ts';
export type { Options } from './settings.ts';

/** Places on the board by their number in it. */
export type ZoneNo = number;
export type DoorNo = number;
export type BuildingNo = number;

/** A member of the team: the place in `survivors`. */
export type SurvivorNo = number;

/** An equipment card by its number in the content. Two cards with the same number are alike. */
export type CardNo = number;

/** A card that a survivor carries: twice its number, and one more while the weapon is unloaded. See `rules/held.ts`. */
export type Held = number;

/** An objective card, note or event by its place in the mission. */
export type ObjectiveNo = number;

/** Blue, yellow, orange, red. */
export type Level = 0 | 1 | 2 | 3;

/** Walker, brute, runner: the places of a zone's counts in `zombies`. */
export const WALKER = 0;
export const BRUTE = 1;
export const RUNNER = 2;
export const TYPES = 3;
export type TypeNo = 0 | 1 | 2;

/** No zone, no card, nobody. */
export const NONE = -1;

/**
 * `standing` is on the board and awake; `down` lies knocked out (V244); `rescued` was picked up and is out of this
 * mission (V249); `dead` is dead for good (V250); `escaped` has left through an exit.
 */
export type Status = 'standing' | 'down' | 'rescued' | 'dead' | 'escaped';

/** `spent`: a card of a pack gave the action of this skill and stopped working after the action was spent. */
export type Used = SkillId | TokenId | `spent ${SkillId}`;

export interface Survivor {
  /** The number of the survivor in the content. */
  readonly who: number;
  owner: Seat;
  status: Status;
  zone: ZoneNo;
  wounds: number;
  ap: number;
  level: Level;
  /** All skills that work now: own, of the campaign, gained. Replaced, never changed, as all lists marked readonly. */
  skills: readonly SkillId[];
  /** At most two cards. */
  hand: Held[];
  /** At most three, five with Hoard. */
  pack: Held[];
  /** The zone that the Flashlight is aimed at: the own zone when it is aimed at a wall; NONE: off. */
  light: ZoneNo;
  /** Ordinary actions left in this turn. */
  actions: number;
  /** Free actions left in this turn. */
  free: readonly FreeAction[];
  /** Bonus actions left in this mission. (V351) */
  bonus: number;
  /** Skills and markers that work once a turn and were used in this one; Escalation: once for each action in a row. */
  used: readonly Used[];
  searched: boolean;
  /** The turn of this round is over. */
  acted: boolean;
  /** The round of the knock-out. (V251) */
  downIn: number;
  /** Companions that follow, by their place in the state's list. */
  companions: readonly number[];
  /** Markers of cards, by their id in the mission. */
  tokens: readonly string[];
}

export interface Abomination {
  /** Its number in the content. */
  readonly kind: number;
  zone: ZoneNo;
  /** A mark of a card; '': none. */
  mark: string;
  /** Its note on sight was read. (Y47) */
  seen: boolean;
}

/** A companion on the board: with a leader, or alone in a zone. (V435–V437) */
export interface Companion {
  readonly who: number;
  leader: SurvivorNo;
  zone: ZoneNo;
  status: 'standing' | 'dead' | 'escaped';
  /** A wound of this mission was ignored. */
  spared: boolean;
}

/** V442: a car in a street; NONE: nobody drives. Replaced, never changed. */
export interface Car {
  readonly zone: ZoneNo;
  readonly driver: SurvivorNo;
  readonly others: readonly SurvivorNo[];
}

export interface Pile {
  /** The last card is the top. */
  deck: CardNo[];
  discard: CardNo[];
  /** So many cards on top are known to all: somebody has looked at them. */
  known: number;
  /** The discards that became the deck last: all have seen in which order they came. */
  before: readonly CardNo[];
}

export interface Spawn {
  readonly zone: ZoneNo;
  readonly colour: 'red' | 'blue' | 'green';
  readonly starting: boolean;
  /** The first round whose zombie phase draws a card here; NONE: it sleeps, or was taken away. */
  readonly from: number;
}

/** An objective card, or token, that lies on the board. */
export interface Placed {
  readonly card: ObjectiveNo;
  /** The place where it lies; NONE: on a door. */
  readonly zone: ZoneNo;
  readonly door: DoorNo;
  /** `stays`: it lies face up and may be resolved again. `gone`: discarded. */
  readonly state: 'faceDown' | 'stays' | 'gone';
}

/** What the team has noted. The campaign keeps part of it. */
export interface Noted {
  readonly keywords: readonly string[];
  readonly achievements: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
}

/** The campaign sheet of a survivor. (V340) */
export interface Sheet {
  readonly who: number;
  readonly xp: number;
  readonly skills: readonly SkillId[];
  readonly bonus: number;
  readonly kept: readonly CardNo[];
  /** XP of this mission for orange and red. (V341) */
  readonly marked: readonly Level[];
}

export const ENDINGS = ['won', 'death', 'allDown', 'goal', 'companions', 'time'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Phase = 'setup' | 'players' | 'zombies' | 'end' | 'over';

export interface State extends KernelState<Choice, Event> {
  readonly options: Options;
  /** What a pack brings; null: all is ours. Never changes. */
  readonly pack: Packed | null;
  /** The id of the mission that is played: ours or the pack's. */
  readonly mission: string;
  /** What the campaign had come to when this mission began; null: the mission stands alone. Never changes. */
  readonly campaign: Campaign | null;
  /** One survivor each is in play: the sheets of the campaign, in the order of `survivors`; null outside of it. */
  sheets: readonly Sheet[] | null;
  readonly seats: number;
  /** What has changed the map: replaced when a door opens. */
  ground: Ground;
  phase: Phase;
  round: number;
  first: Seat;
  /** Whose survivors act; NONE: nobody's. */
  active: Seat;
  /** The survivor whose turn it is. */
  acting: SurvivorNo;
  survivors: Survivor[];
  companions: readonly Companion[];
  /** Zombies by zone and type: `zone * TYPES + type`. */
  zombies: number[];
  /** Figures in the box, by type. */
  box: number[];
  abominations: readonly Abomination[];
  /** Noise tokens by zone; those that stay. */
  noise: number[];
  lasting: readonly number[];
  equipment: Pile;
  epic: Pile;
  secretService: Pile;
  /** Starting cards that left the mission. (V189) */
  removed: CardNo[];
  zombieCards: Pile;
  abominationCards: Pile;
  cars: readonly Car[];
  /** Zones with a crate. */
  crates: readonly ZoneNo[];
  placed: readonly Placed[];
  /** Face-down cards that all look at while a question is open. (W13) */
  shown: readonly ObjectiveNo[];
  /** Notes that were read, by their place in the mission. */
  read: readonly ObjectiveNo[];
  spawns: readonly Spawn[];
  /** Buildings that were opened. (V87) */
  opened: readonly BuildingNo[];
  noted: Noted;
  /** Named rules of the mission that hold now. */
  rules: readonly string[];
  /** Goals that are met, by their place in the mission; and those that cards have added. */
  done: readonly string[];
  exits: readonly { readonly zone: ZoneNo; readonly name: string }[];
  /** Zombie phases without a spawn step. */
  skipSpawn: number;
  /** The hour shown; NONE: no clock. Day or night is read when a round begins. (V288–V290, W7) */
  hour: number;
  night: boolean;
  /** Zones lit by the mission. */
  lit: readonly ZoneNo[];
  /** The last round in which the team got further: a door, a card, a crate, somebody out. (stallGuard) */
  progress: number;
  kills: number;
  ending: Ending | null;
  /** The ending of the campaign, by its id; null: none. */
  epilogue: string | null;
}
