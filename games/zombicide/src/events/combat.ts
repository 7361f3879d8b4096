/** What happens in attacks, and to the health, adrenaline and experience of survivors. */
import type { SkillId } from '../content/skills.ts';
import type { AttackKind } from '../content/vocabulary.ts';
import type { CardNo, Level, SurvivorNo, TypeNo, ZoneNo } from '../state.ts';

export type CombatEvent = AttackEvent | HarmEvent | GrowthEvent;

export type AttackEvent =
  | {
      readonly type: 'attacked';
      readonly survivor: SurvivorNo;
      readonly kind: AttackKind;
      readonly with: readonly CardNo[];
      readonly zone: ZoneNo;
      readonly allOut: 0 | 1 | 2;
    }
  /** `allOut`: the All-Out dice; a 1 among them is a Break. `again`: rolled once more, or added by a 6. */
  | {
      readonly type: 'diceRolled';
      readonly survivor: SurvivorNo;
      readonly dice: readonly number[];
      readonly allOut: readonly number[];
      readonly need: number;
      readonly again: '' | 'ammo' | 'skill' | 'six';
    }
  /** All Breaks of a roll were ignored. */
  | { readonly type: 'breaksIgnored'; readonly survivor: SurvivorNo }
  | { readonly type: 'weaponBroke'; readonly survivor: SurvivorNo; readonly card: CardNo }
  | { readonly type: 'weaponEmptied'; readonly survivor: SurvivorNo; readonly card: CardNo }
  | { readonly type: 'molotovThrown'; readonly survivor: SurvivorNo; readonly zone: ZoneNo }
  /** A die was rolled for a thrown cocktail: from 4 on it is kept. (X9) */
  | { readonly type: 'cocktailSaved'; readonly survivor: SurvivorNo; readonly die: number; readonly saved: boolean }
  | {
      readonly type: 'zombiesKilled';
      readonly by: SurvivorNo;
      readonly zone: ZoneNo;
      readonly kind: TypeNo;
      readonly n: number;
    }
  /** An abomination was killed. */
  | { readonly type: 'abominationKilled'; readonly by: SurvivorNo; readonly zone: ZoneNo; readonly kind: number };

export type HarmEvent =
  | {
      readonly type: 'survivorHurt';
      readonly survivor: SurvivorNo;
      readonly n: number;
      readonly cause: 'zombies' | 'fire' | 'card';
    }
  | { readonly type: 'woundsIgnored'; readonly survivor: SurvivorNo; readonly n: number }
  | { readonly type: 'survivorDown'; readonly survivor: SurvivorNo; readonly zone: ZoneNo }
  /** `how`: at once where there is no knock-out, or left behind; without it, because nobody came in time. */
  | { readonly type: 'survivorDied'; readonly survivor: SurvivorNo; readonly how?: 'atOnce' | 'leftBehind' }
  | { readonly type: 'companionDied'; readonly companion: number }
  /** A companion has ignored a wound. */
  | { readonly type: 'companionSpared'; readonly companion: number };

/** What adrenaline is for; without it, a card says so. */
export type ApBy = 'kills' | 'food' | 'rescue' | 'healing' | 'start';

export type GrowthEvent =
  | { readonly type: 'adrenalineGained'; readonly survivor: SurvivorNo; readonly n: number; readonly by?: ApBy }
  | { readonly type: 'levelReached'; readonly survivor: SurvivorNo; readonly level: Level }
  | { readonly type: 'skillGained'; readonly survivor: SurvivorNo; readonly skill: SkillId }
  /** A survivor has gained experience for the campaign; `xp`: all of it. */
  | { readonly type: 'experienceGained'; readonly survivor: SurvivorNo; readonly n: number; readonly xp: number }
  /** A survivor has gained bonus actions; `bonus`: all of them. */
  | { readonly type: 'bonusActionGained'; readonly survivor: SurvivorNo; readonly bonus: number }
  /** Dice were rolled for a card: without a Break it is kept for the next mission. (V279) */
  | {
      readonly type: 'conservationRolled';
      readonly survivor: SurvivorNo;
      readonly card: CardNo;
      readonly dice: readonly number[];
      readonly kept: boolean;
    };
