/**
 * What a card does while it lies on the table, as far as rules ask for it. Rules ask for traits, never for the effect of a
 * particular card. Where a trait forbids something it is the rule that says so, so that a player can be told.
 */
import type { RuleId } from '../text/rulebook.ts';
import type { Keyword } from './effects.ts';

/** A zombie on the board. */
export interface ZombieTraits {
  /** It makes no move of its own, and none that a zombie card gives it. */
  readonly immobile: RuleId | null;
  /** It is a pet: it runs before the zombies walk, as the rule says. */
  readonly runs: RuleId | null;
  /** It can be on the field of another zombie, and takes wounds there first. */
  readonly sharesField: boolean;
  readonly neverRetreats: RuleId | null;
  /** Its own move may lead sideways. */
  readonly sideSteps: boolean;
  /** It may make a second step after its own move. */
  readonly secondStep: boolean;
  /** It is stronger by one in every street nearer the Barricade. */
  readonly grows: boolean;
  /** Whoever comes into play next to it gets its bonus. */
  readonly feeds: boolean;
  /** Cards of this sort do not harm it. */
  readonly unharmedBy: { readonly keyword: Keyword; readonly rule: RuleId } | null;
  /** Whatever is fired at it does not drive it back. */
  readonly standsGround: boolean;
  /** It cannot be aimed at while another zombie is in its street. */
  readonly hides: RuleId | null;
  /** What lies on its field after its death: corpses, or a token of jelly. */
  readonly leaves: 'corpses' | 'token' | null;
  /** Wounds that would destroy it make it small instead. */
  readonly shrinks: RuleId | null;
  /** Corpses come out of its eggs. */
  readonly hatches: boolean;
  /** It can do something in step 5. */
  readonly hasAbility: boolean;
}

/** A card under a zombie. */
export interface AttachedTraits {
  /** Its bonus is added to the Strength of its zombie. */
  readonly strengthens: boolean;
  /** It takes the first human card that would harm its zombie, and is gone. */
  readonly shields: boolean;
  /** Human cards do not move its zombie, and neither wire nor chains hold it. */
  readonly sureFooted: RuleId | null;
  /** Its zombie does not move until the zombies break it. */
  readonly fetters: RuleId | null;
  /** Its wounds are dealt for every move. */
  readonly hurtsWalkers: boolean;
  /** When its zombie is destroyed all others go back. */
  readonly leads: boolean;
  /** It has a Strength of its own, and can be hit. */
  readonly takesWounds: boolean;
}

/** A car, a trap or an obstacle on a field. */
export interface FieldTraits {
  /** No zombie enters its field. */
  readonly bars: RuleId | null;
  /** It is entered by those who climb as high as it is; it hides others from what closes the lane. */
  readonly climbed: boolean;
  /** It loses a marker for every zombie that it stops. */
  readonly wears: boolean;
  /** It closes its lane to zombies that walk, or to all moves. */
  readonly closesLane: 'toWalkers' | 'toAll' | null;
  /** It is gone when the next turn of its owner begins. */
  readonly lastsOneRound: boolean;
  /** Zombies behind it in its lane stop and stare. */
  readonly staredAt: RuleId | null;
  /** It moves toward the Cemetery in step 2. */
  readonly drives: RuleId | null;
  /** It acts on a zombie that enters its field. */
  readonly springs: boolean;
  /** For whom it is no trap. */
  readonly harmless: 'toAll' | 'toStronger' | 'whileHolding' | null;
  /** It destroys outright; its wounds are not counted. */
  readonly destroys: boolean;
  /** It holds whoever has entered. */
  readonly holds: boolean;
  /** It also takes whoever is weakened while standing there. */
  readonly waits: boolean;
  /** No card of the zombies takes it off the board. */
  readonly lastsForever: RuleId | null;
  /** Fire and explosions set it off: it strikes all fields around it, or its own and one next to it. */
  readonly explodes: 'around' | 'inSplinters' | null;
  /** A car that crushes it is gone as well. */
  readonly wrecksCars: boolean;
}

/** A card beside the board. */
export interface LastingTraits {
  /** The next movement step of the zombies does not happen. */
  readonly stopsMovement: RuleId | null;
  /** Nothing in its lane has a free line of fire. */
  readonly hidesLane: RuleId | null;
  /** The humans may play one card only. */
  readonly allowsOneCard: boolean;
  /** Zombies are held as long as it lies there. */
  readonly nets: boolean;
}

/** A card in the row, or in play. */
export interface RowTraits {
  /** It is played before any other card, and cannot be discarded: in step 5, and in step 4. */
  readonly comesFirst: { readonly use: RuleId; readonly discard: RuleId } | null;
  /** What it answers as a reaction: whatever is fired, or an action of the zombies. */
  readonly answers: 'fire' | 'actions' | null;
  /** It is aimed at somebody, as a shot is, although it is none. */
  readonly aimsLikeAShot: boolean;
}

export interface Traits extends ZombieTraits, AttachedTraits, FieldTraits, LastingTraits, RowTraits {}

/** A card has this trait. */
export function isSo(trait: Traits[keyof Traits]): boolean {
  return trait !== null && trait !== false;
}

/** Most cards have none. All have the same fields, since rules look at them all the time. */
export const NO_TRAITS: Traits = {
  immobile: null,
  runs: null,
  sharesField: false,
  neverRetreats: null,
  sideSteps: false,
  secondStep: false,
  grows: false,
  feeds: false,
  unharmedBy: null,
  standsGround: false,
  hides: null,
  leaves: null,
  shrinks: null,
  hatches: false,
  hasAbility: false,

  strengthens: false,
  shields: false,
  sureFooted: null,
  fetters: null,
  hurtsWalkers: false,
  leads: false,
  takesWounds: false,

  bars: null,
  climbed: false,
  wears: false,
  closesLane: null,
  lastsOneRound: false,
  staredAt: null,
  drives: null,
  springs: false,
  harmless: null,
  destroys: false,
  holds: false,
  waits: false,
  lastsForever: null,
  explodes: null,
  wrecksCars: false,

  stopsMovement: null,
  hidesLane: null,
  allowsOneCard: false,
  nets: false,

  comesFirst: null,
  answers: null,
  aimsLikeAShot: false,
};
