/** Rules that call each other, by name: the interface between the areas. Each is written in the file named beside it. */
import { declare, type Seat } from '@horda/kernel';
import type { SkillId } from './content/ids.ts';
import type { CardId } from './content/mission.ts';
import type { Op } from './content/vocabulary.ts';
import type { ApBy } from './events/combat.ts';
import type { CardNo, DoorNo, Ending, FreeAction, Held, ObjectiveNo, SurvivorNo, TypeNo, ZoneNo } from './state.ts';
import type { Kept } from './turn/kept.ts';

/** phases/round.ts: all phases of a round, again and again. */
export const ROUND = declare<object>('round', 'begin');

/** phases/player-phase.ts: the survivors of one seat, in any order. (V26) */
export const PLAYER = declare<{ seat: Seat }>('player', 'choose');

/** turn/turn.ts: the turn of one survivor. `extra`: a turn that a skill gives besides the own one. (V27, V28) */
export interface Turn {
  survivor: SurvivorNo;
  extra: boolean;
  /** Kept by the rule for the turn that it breaks into. */
  kept?: Kept;
}
export const TURN = declare<Turn>('turn', 'begin');

/**
 * turn/reaction.ts: one action outside of the own turn, free, or none: Combat reflexes and Sidestep (`zone`: what it is
 * aimed at), Born leader, Hit & run. `unhindered`: without the surcharge for zombies.
 */
export interface Reaction {
  survivor: SurvivorNo;
  /** A Move, or an attack of these types; none: any action. */
  kinds: readonly FreeAction[];
  zone: ZoneNo;
  unhindered: boolean;
  /** Kept by the rule for the turn that it breaks into. */
  kept?: Kept;
}
export const REACTION = declare<Reaction>('reaction', 'begin');

/** rules/drawing.ts: cards of a deck one after another; a trap ends the drawing. (V54–V61, Y4, W17) */
export interface Drawing {
  survivor: SurvivorNo;
  deck: 'equipment' | 'epic' | 'secretService';
  n: number;
  /** It is a Search, for Matching set. */
  search: boolean;
  /** Kept by the rule: the card whose copy comes too. */
  second?: CardNo;
}
export const DRAWING = declare<Drawing>('drawing', 'draw');

/**
 * rules/arranging.ts: a card comes to a survivor (NONE: none does); hands and backpack are arranged for free, and what
 * does not fit is discarded. (V54, V95)
 */
export const ARRANGING = declare<{ survivor: SurvivorNo; card: CardNo }>('arranging', 'take');

/** phases/clock.ts: the clock moves on by so many hours; what waits for an hour happens. (V288, W7, Y78) */
export const CLOCK = declare<{ hours: number; due: readonly ObjectiveNo[] }>('clock', 'tick');

/** zombies/beams.ts: at night, just before the zombie phase: zombies that see a beam. (V31, V314–V318) */
export const BEAMS = declare<object>('beams', 'look');

/** phases/zombie-phase.ts: activation, then spawning. (V30) */
export const ZOMBIE_PHASE = declare<object>('zombiePhase', 'begin');

/**
 * actions/door.ts: a door is opened by a survivor, with noise or without; or by a card (`byCard`) that this survivor
 * resolves, and then no card on the door is revealed. (V73, W10, Y21)
 */
export interface Opening {
  door: DoorNo;
  survivor: SurvivorNo;
  noisy: boolean;
  byCard: boolean;
}
export const DOOR = declare<Opening>('door', 'try');

/** zombies/opening.ts: a building was opened for the first time: a card for each dark zone. (V77–V87) */
export const OPENING = declare<{ building: number; survivor: SurvivorNo; left: readonly ZoneNo[] }>('opening', 'next');

/** zombies/spawning.ts: one zombie card for a zone. (V233–V240) */
export const ZOMBIE_CARD = declare<{ zone: ZoneNo }>('zombieCard', 'draw');

/** zombies/placing.ts: zombies come to a zone without a card; too few figures: an extra activation. (V238, Y25) */
export const PLACING = declare<{ zone: ZoneNo; kind: TypeNo; n: number }>('placing', 'place');

/** zombies/abominations.ts: an abomination comes, or those on the board act. `always`: whatever is there. */
export const ABOMINATION = declare<{ zone: ZoneNo; always: boolean }>('abomination', 'come');

/**
 * zombies/activation.ts: these zombies act once, runners twice. `zombies`: counts as in the state; `abominations`: by
 * their place in the state's list. `extra`: an extra activation, which crosses sandbags and tank. (V331, V335, Y12)
 */
export interface Activation {
  zombies: readonly number[];
  abominations: readonly number[];
  extra: boolean;
  /** Taunt: the only target; NONE: as usual. (X61) */
  target: SurvivorNo;
}
export const ACTIVATION = declare<Activation>('activation', 'attack');

/** combat/attack.ts: an attack that is paid for. */
export interface Attack {
  survivor: SurvivorNo;
  kind: 'melee' | 'ranged';
  with: readonly Held[];
  zone: ZoneNo;
  allOut: 0 | 1 | 2;
  light: boolean;
  /** What was decided before the roll. */
  diceOf?: 'zombies' | 'weapon';
  sabre?: boolean;
}
export const ATTACK = declare<Attack>('attack', 'declare');

/** combat/molotov.ts (V176–V178) */
export const MOLOTOV = declare<{ survivor: SurvivorNo; card: Held; zone: ZoneNo; ap?: number }>('molotov', 'throw');

/** rules/wounds.ts: hits handed out one by one among those who stand in the zone. (V158–V164, V204, Y39) */
export interface Wounds {
  zone: ZoneNo;
  /** Hits of walkers, brutes, runners, abominations; of a shot, all in one number. */
  hits: readonly number[];
  /** Wounds of each hit: 1 of zombies, the damage of a shot. */
  damage: number;
  cause: 'zombies' | 'fire';
  /** The shooter, who is never hit; NONE: zombies. */
  by: SurvivorNo;
  /** Taunt: the only one who is hit. (X61) */
  only?: SurvivorNo;
  /** Wounds that each survivor gets, and companions that are hit, by their place in the state. */
  given: readonly number[];
  companions: readonly number[];
}
export const WOUNDS = declare<Wounds>('wounds', 'give');

/** rules/harm.ts: one survivor loses health; knocked out or dead at the end of it. (V244–V253) */
export const HARM = declare<{ survivor: SurvivorNo; n: number; cause: 'zombies' | 'fire' | 'card' }>('harm', 'hurt');

/** rules/adrenaline.ts: AP, levels, the choice of skills, XP. (V190–V198, W18) */
export const ADRENALINE = declare<{ survivor: SurvivorNo; n: number; by?: ApBy }>('adrenaline', 'gain');

/** campaign/milestones.ts: campaign points; a choice at each milestone. (V341–V357) */
export const EXPERIENCE = declare<{ survivor: SurvivorNo; n: number }>('experience', 'gain');

/** effects/effects.ts: what a card, a note or a mission does, in order. */
export interface Effects {
  ops: readonly Op[];
  next: number;
  /** "This survivor"; NONE for a mission's own effects. */
  survivor: SurvivorNo;
  /** "This zone". */
  zone: ZoneNo;
  /** The card that is resolved, and the door that it lies on. */
  card: ObjectiveNo;
  door: DoorNo;
  /** The action that opened the door made noise. */
  noisy: boolean;
  /** Why the note was read, and the kind of the abomination that was seen. (V404, V405) */
  trigger?: Trigger;
  seen?: number;
  /** The id of the card or note that says so. */
  id?: CardId;
  /** How often the operation that is carried out has asked. */
  times?: number;
}
export type Trigger = 'card' | 'kill' | 'sight';
export const EFFECTS = declare<Effects>('effects', 'next');

/** effects/reveal.ts: an objective card is revealed, or resolved again. (V358–V366) */
export const REVEAL = declare<{ card: ObjectiveNo; survivor: SurvivorNo; noisy: boolean }>('reveal', 'turn');

/** effects/notes.ts (V367, V405); `trigger`: what made the team read it; `seen`: the kind of the abomination. */
export interface Reading {
  note: ObjectiveNo;
  survivor: SurvivorNo;
  trigger: Trigger;
  seen?: number;
}
export const NOTE = declare<Reading>('note', 'read');

/** effects/notes.ts: an abomination with this mark was killed, and not by a Molotov. (V404) */
export const MARKED_KILL = declare<{ survivor: SurvivorNo; mark: string }>('markedKill', 'resolve');

/** effects/goals.ts: something was reached: is the mission won? Call it where a goal may be met. (V3) */
export const GOALS = declare<object>('goals', 'check');

/** effects/sightings.ts: somebody or something has moved: is an abomination seen for the first time? (V404) */
export const SIGHTINGS = declare<object>('sightings', 'look');

/** effects/before-zombies.ts: at the end of the player phase: shelters and markers. */
export const BEFORE_ZOMBIES = declare<object>('beforeZombies', 'shelter');

/** rules/ending.ts: the mission is over. */
export const END = declare<{ ending: Ending }>('ending', 'close');

/** setup/kit.ts: what a survivor has from the start. `due`: skills that give a card. */
export interface Kit {
  survivor: SurvivorNo;
  due: readonly SkillId[];
}
export const KIT = declare<Kit>('kit', 'learn');

/** setup/beginning.ts: what is decided before round 1. */
export const BEGINNING = declare<{ next: SurvivorNo }>('beginning', 'choose');
