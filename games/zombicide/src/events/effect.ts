/** What objective cards, notes and missions do. */
import type { AchievementId, KeywordId } from '../content/ids.ts';
import type { Counter } from '../content/operations.ts';
import type { ObjectiveNo, SurvivorNo, TypeNo, ZoneNo } from '../state.ts';

export type EffectEvent =
  | { readonly type: 'cardRevealed'; readonly card: ObjectiveNo; readonly survivor: SurvivorNo }
  | { readonly type: 'noteRead'; readonly note: ObjectiveNo; readonly survivor: SurvivorNo }
  | { readonly type: 'keywordNoted'; readonly keyword: KeywordId }
  /** The team has gained an achievement. */
  | { readonly type: 'achievementGained'; readonly achievement: AchievementId }
  | { readonly type: 'counted'; readonly counter: Counter; readonly now: number }
  /** A goal of the mission is met. */
  | { readonly type: 'goalMet'; readonly goal: string }
  /** A survivor has got a marker. */
  | { readonly type: 'tokenGained'; readonly survivor: SurvivorNo; readonly token: string }
  /** A survivor has used a marker. */
  | { readonly type: 'tokenUsed'; readonly survivor: SurvivorNo; readonly token: string }
  /** `companion`: its number in the content. */
  | { readonly type: 'companionCame'; readonly companion: number; readonly zone: ZoneNo }
  /** An exit is open. */
  | { readonly type: 'exitOpened'; readonly zone: ZoneNo; readonly exit: string }
  /** `from`: the first round in which it draws a card. */
  | { readonly type: 'spawnWoke'; readonly zone: ZoneNo; readonly from: number }
  /** No more zombies come here. */
  | { readonly type: 'spawnRemoved'; readonly zone: ZoneNo }
  /** Without being killed. */
  | { readonly type: 'zombiesRemoved'; readonly zone: ZoneNo; readonly kind: TypeNo; readonly n: number }
  /** A zone was struck by a shell. */
  | { readonly type: 'zoneStruck'; readonly zone: ZoneNo; readonly by: SurvivorNo };
