/** What may stand against a choice: the rule, and what is missing here and now. */
import type { Seat } from '@horda/kernel';
import type { AchievementId, KeywordId, SkillId } from './content/ids.ts';
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
        | 'nobodyHere'
        | 'searched'
        | 'noBuilding'
        | 'corridor'
        | 'deckEmpty'
        | 'doorElsewhere'
        | 'doorOpen'
        | 'doorSealed'
        | 'doorWaits'
        | 'cardDoorFirst'
        | 'noDoorTool'
        | 'noObjective'
        | 'noCrate'
        | 'inCar'
        | 'nothingToTrade'
        | 'apart'
        | 'notDown'
        | 'day'
        | 'noFlashlight'
        | 'lightIsOn'
        | 'lightIsOff'
        | 'noExit'
        | 'notLonely'
        | 'noAllOut'
        | 'noPair';
    }
  | { readonly is: 'notYourTurn'; readonly seat: Seat }
  /** Walkers, brutes, runners, abominations. */
  | { readonly is: 'zombiesHere'; readonly crowd: readonly number[] }
  /** The number on the back of a face-down card; empty: it is hidden. */
  | { readonly is: 'cardsGuard' | 'otherCardFirst'; readonly back: string }
  /** A word, or an achievement, that the team does not have. */
  | { readonly is: 'doorLocked'; readonly keyword: KeywordId | null; readonly achievement: AchievementId | null }
  /** The first goal that is not met. */
  | { readonly is: 'exitsShut'; readonly goal: string; readonly mission: string }
  | { readonly is: 'noSkill' | 'skillUsed'; readonly skill: SkillId }
  /** By its number in the content. */
  | { readonly is: 'noCombatHere'; readonly abomination: number }
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
