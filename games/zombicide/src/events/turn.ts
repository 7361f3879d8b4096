/** What happens in the player phase and between the phases. */
import type { Seat } from '@horda/kernel';
import type { SkillId } from '../content/ids.ts';
import type { CardNo, DoorNo, Ending, Held, SurvivorNo, ZoneNo } from '../state.ts';

export type NoiseBy = 'action' | 'card';

export type TurnEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly hour: number; readonly night: boolean }
  | { readonly type: 'turnBegan'; readonly survivor: SurvivorNo }
  | { readonly type: 'turnEnded'; readonly survivor: SurvivorNo }
  | { readonly type: 'survivorMoved'; readonly survivor: SurvivorNo; readonly from: ZoneNo; readonly to: ZoneNo }
  /** `survivor`: NONE when a card opens it. */
  | { readonly type: 'doorOpened'; readonly door: DoorNo; readonly survivor: SurvivorNo }
  /** `by`: the action “Make noise”, or a card; without it a weapon or a door. */
  | { readonly type: 'noiseMade'; readonly zone: ZoneNo; readonly n: number; readonly by?: NoiseBy }
  | { readonly type: 'cardDrawn'; readonly survivor: SurvivorNo; readonly card: CardNo }
  | { readonly type: 'cardDiscarded'; readonly survivor: SurvivorNo; readonly card: CardNo }
  | {
      readonly type: 'traded';
      readonly survivor: SurvivorNo;
      readonly other: SurvivorNo;
      readonly given: readonly Held[];
      readonly taken: readonly Held[];
    }
  | { readonly type: 'tradeRefused'; readonly survivor: SurvivorNo; readonly other: SurvivorNo }
  | { readonly type: 'crateOpened'; readonly survivor: SurvivorNo; readonly zone: ZoneNo }
  | { readonly type: 'survivorRescued'; readonly survivor: SurvivorNo; readonly by: SurvivorNo }
  | { readonly type: 'reloaded'; readonly survivor: SurvivorNo; readonly card: CardNo }
  /** `at`: NONE when it goes off. */
  | { readonly type: 'lightChanged'; readonly survivor: SurvivorNo; readonly at: ZoneNo }
  /** `skill`: what heals; without it a card or a marker. */
  | {
      readonly type: 'healed';
      readonly survivors: readonly SurvivorNo[];
      readonly n: number;
      readonly skill?: SkillId;
    }
  /** `companion`: its number in the content. */
  | { readonly type: 'companionJoined'; readonly companion: number; readonly leader: SurvivorNo }
  /** `car`: its place in the state's list; `survivors`: all who sit in it. */
  | {
      readonly type: 'carDrove';
      readonly car: number;
      readonly from: ZoneNo;
      readonly to: ZoneNo;
      readonly survivors: readonly SurvivorNo[];
    }
  | { readonly type: 'carEntered' | 'carLeft' | 'wheelTaken'; readonly survivor: SurvivorNo }
  /** A survivor has left the board through an exit. */
  | { readonly type: 'survivorEscaped'; readonly survivor: SurvivorNo; readonly exit: string }
  | { readonly type: 'skillUsed'; readonly survivor: SurvivorNo; readonly skill: SkillId }
  | { readonly type: 'hourStruck'; readonly hour: number }
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending };
