/** What may stand against a choice: the rule, and what is missing here and now. */
import type { Seat } from '@horda/kernel';
import type { CardNo, State, ZoneNo } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import type { View } from './view.ts';

export type Reason =
  | {
      readonly is:
        | 'gameOver'
        | 'notYours'
        | 'acted'
        | 'notStanding'
        | 'otherQuestion'
        | 'answered'
        | 'notOffered'
        | 'noEffect'
        | 'noActions'
        | 'noCombatHere'
        | 'nobodyHere'
        | 'searched'
        | 'noBuilding'
        | 'corridor'
        | 'cardsGuard'
        | 'deckEmpty'
        | 'doorElsewhere'
        | 'doorOpen'
        | 'doorSealed'
        | 'doorLocked'
        | 'doorWaits'
        | 'cardDoorFirst'
        | 'noDoorTool'
        | 'noObjective'
        | 'otherCardFirst'
        | 'noCrate'
        | 'nothingToTrade'
        | 'apart'
        | 'notDown'
        | 'day'
        | 'noFlashlight'
        | 'lightIsOn'
        | 'lightIsOff'
        | 'noExit'
        | 'exitsShut'
        | 'notLonely'
        | 'noAllOut'
        | 'noPair'
        | 'noSkill'
        | 'skillUsed';
    }
  | { readonly is: 'notYourTurn'; readonly seat: Seat }
  | { readonly is: 'zombiesHere'; readonly n: number }
  /** A Move costs this much, with what is paid for zombies and the tank. */
  | { readonly is: 'tooDear'; readonly cost: number; readonly left: number }
  | { readonly is: 'noWay' | 'tooFar' | 'outOfSight' | 'noTarget' | 'tooDark'; readonly zone: ZoneNo }
  /** What stops a look: the wall of this zone, a room, the tank. */
  | { readonly is: 'wall' | 'room' | 'tank'; readonly zone: ZoneNo }
  | { readonly is: 'closedDoor'; readonly between: readonly [ZoneNo, ZoneNo] }
  | { readonly is: 'outOfRange'; readonly range: number; readonly min: number; readonly max: number }
  | {
      readonly is: 'notCarried' | 'inBackpack' | 'unloaded' | 'isLoaded' | 'noWeapon' | 'noFood';
      readonly card: CardNo;
    };

export interface Obstacle {
  readonly rule: RuleId;
  readonly reason: Reason;
}

export function against(rule: RuleId, reason: Reason): Obstacle {
  return { rule, reason };
}

/** A view holds all that the rules read of a table but the order of its decks, so they can be asked about it. */
export function tableOf(view: View): State {
  return view as unknown as State;
}
