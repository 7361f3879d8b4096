/** What is picked in an attack, when somebody is hurt, and when a survivor grows. */
import type { SkillId } from '../content/skills.ts';
import type { AttackKind } from '../content/vocabulary.ts';
import type { Held, SurvivorNo, ZoneNo } from '../state.ts';

export type CombatChoice = AttackChoice | WoundChoice | GrowthChoice;

/** A kind of victim: the type of a zombie, or TYPES and the number of an abomination. */
export type TargetNo = number;

export type AttackChoice =
  | {
      readonly do: 'attack';
      readonly kind: AttackKind;
      /** One weapon, or two of one name; none: an improvised one. (X33, X34) */
      readonly with: readonly Held[];
      readonly zone: ZoneNo;
      /** 0: without; 1: with the printed All-Out dice; 2: doubled. (V262, V420) */
      readonly allOut: 0 | 1 | 2;
      /** The Flashlight lights the target. (V304) */
      readonly light: boolean;
    }
  | { readonly do: 'throw'; readonly card: Held; readonly zone: ZoneNo }
  /** The marker makes this melee action deadlier, or is saved. */
  | { readonly do: 'drawSabre' | 'spareSabre' }
  /** X27: as many dice as there are zombies, or those of the weapon. */
  | { readonly do: 'dice'; readonly of: 'zombies' | 'weapon' }
  /** V169–V171: all ordinary dice again, or the roll stands. */
  | { readonly do: 'reroll'; readonly by: 'ammo' | 'skill' }
  | { readonly do: 'keepRoll' }
  /** V276: all Breaks are ignored, by the skill or by discarding this card; or they stand. */
  | { readonly do: 'makeshiftRepair' }
  /** This card is discarded to ignore all Breaks. */
  | { readonly do: 'mend'; readonly card: Held }
  /** The Breaks stand. */
  | { readonly do: 'letBreak' }
  /** Y30: the weapon of a pair that is lost. */
  | { readonly do: 'lose'; readonly card: Held }
  /** V147, V153, V154: whom the next hit strikes. */
  | { readonly do: 'hit'; readonly target: TargetNo }
  /** X43: which kind loses one more. */
  | { readonly do: 'reap'; readonly target: TargetNo };

export type WoundChoice =
  /** All hits that are left: each to the survivor with the most health. */
  | { readonly do: 'spreadHits' }
  | { readonly do: 'takeHit'; readonly survivor: SurvivorNo }
  | { readonly do: 'companionHit'; readonly companion: number }
  /** X35: a card for a wound, or the wounds stand. */
  | { readonly do: 'cancelWound'; readonly card: Held }
  /** The wounds stand. */
  | { readonly do: 'suffer' };

export type GrowthChoice =
  /** V191, V440 */
  | { readonly do: 'learn'; readonly skill: SkillId }
  /** V345: what a milestone gives. */
  | { readonly do: 'bonusAction' }
  | { readonly do: 'campaignSkill'; readonly skill: SkillId };
