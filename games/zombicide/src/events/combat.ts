/** What happens in attacks, and to the health and adrenaline of survivors. */
import type { Level, SurvivorNo, TypeNo, ZoneNo } from '../state.ts';

export type CombatEvent =
  | {
      readonly type: 'zombiesKilled';
      readonly by: SurvivorNo;
      readonly zone: ZoneNo;
      readonly kind: TypeNo;
      readonly n: number;
    }
  | { readonly type: 'abominationKilled'; readonly by: SurvivorNo; readonly zone: ZoneNo; readonly kind: number }
  | { readonly type: 'survivorHurt'; readonly survivor: SurvivorNo; readonly n: number }
  | { readonly type: 'survivorDown'; readonly survivor: SurvivorNo }
  | { readonly type: 'survivorDied'; readonly survivor: SurvivorNo }
  | { readonly type: 'adrenalineGained'; readonly survivor: SurvivorNo; readonly n: number }
  | { readonly type: 'levelReached'; readonly survivor: SurvivorNo; readonly level: Level };
