/** What objective cards, notes and missions do. */
import type { ObjectiveNo, SurvivorNo } from '../state.ts';

export type EffectEvent =
  | { readonly type: 'cardRevealed'; readonly card: ObjectiveNo; readonly survivor: SurvivorNo }
  | { readonly type: 'noteRead'; readonly note: ObjectiveNo; readonly survivor: SurvivorNo };
