/** What happens in the player phase and between the phases. */
import type { Seat } from '@horda/kernel';
import type { CardNo, DoorNo, Ending, SurvivorNo, ZoneNo } from '../state.ts';

export type TurnEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly hour: number; readonly night: boolean }
  | { readonly type: 'turnBegan'; readonly survivor: SurvivorNo }
  | { readonly type: 'turnEnded'; readonly survivor: SurvivorNo }
  | { readonly type: 'survivorMoved'; readonly survivor: SurvivorNo; readonly from: ZoneNo; readonly to: ZoneNo }
  | { readonly type: 'doorOpened'; readonly door: DoorNo; readonly survivor: SurvivorNo }
  | { readonly type: 'noiseMade'; readonly zone: ZoneNo; readonly n: number }
  | { readonly type: 'cardDrawn'; readonly survivor: SurvivorNo; readonly card: CardNo }
  | { readonly type: 'cardDiscarded'; readonly survivor: SurvivorNo; readonly card: CardNo }
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending };
