/** What may stand against a choice here and now, as data; `text/reasons` has the words. */
import type { Seat } from '@horda/kernel';
import type { Side } from './content/effects.ts';
import type { CardId, Field, Lane, TurnStep } from './state.ts';
import type { View, ZombieView } from './view.ts';

/** A zombie or a card on the board: its name, and where it is. */
export interface Standing {
  readonly card: CardId;
  readonly name: string;
  readonly field: Field;
}

/** What can be chosen instead; a card is named by its id. */
export type Place =
  | { readonly field: Field }
  | { readonly lane: Lane }
  | { readonly street: number }
  | { readonly card: string };

/** What a lane has against a shot; null: nobody is in it. */
export interface LaneBar {
  readonly lane: Lane;
  readonly by: 'fog' | Standing | null;
}

export type Reason =
  | {
      readonly is:
        | 'over'
        | 'playFirst'
        | 'staysAnyway'
        | 'gone'
        | 'zombiesUnchain'
        | 'noZombies'
        | 'onlyDawn'
        | 'noShots'
        | 'pileEmpty'
        | 'nobodyWounded'
        | 'nobodyMoves'
        | 'noPair'
        | 'nobodyShielded'
        | 'noRoomBeside'
        | 'nothingToRemove'
        | 'noneInOuterLanes'
        | 'boardEmpty'
        | 'nobodyShrinks';
    }
  | { readonly is: 'decides'; readonly seat: Seat }
  | { readonly is: 'step'; readonly step: TurnStep; readonly needs: TurnStep | null }
  /** A card by its id. */
  | {
      readonly is:
        | 'answerOnly'
        | 'unfinished'
        | 'notInRow'
        | 'notReaction'
        | 'cannotDiscard'
        | 'comesFirst'
        | 'oneCard'
        | 'allHave'
        | 'inForce'
        | 'nobodyFits'
        | 'notBarricade';
      readonly card: string;
    }
  | { readonly is: 'reaction'; readonly card: string; readonly answers: 'fire' | 'actions' }
  | { readonly is: 'mustDiscard'; readonly cards: number; readonly two: boolean }
  | { readonly is: 'rowEmpty'; readonly side: Side }
  | { readonly is: 'nobodyCanGo'; readonly way: 'forward' | 'sideways' | 'back' | 'anywhere' }
  /** The first and the last street. */
  | { readonly is: 'noFreeField' | 'noneOnStreets'; readonly streets: readonly [number, number] }
  | { readonly is: 'tooStrong'; readonly most: number }
  | { readonly is: 'noLine'; readonly lanes: readonly LaneBar[] }
  | { readonly is: 'foggy'; readonly lane: Lane }
  | { readonly is: 'onlyStreet' | 'otherStreet'; readonly street: number }
  /** Who is spoken of. */
  | {
      readonly is:
        | 'notChained'
        | 'noAbility'
        | 'abilitySpent'
        | 'petRuns'
        | 'petsStayOut'
        | 'moved'
        | 'immobile'
        | 'netted'
        | 'wired'
        | 'mustMove'
        | 'mustSideStep'
        | 'lastStreet'
        | 'neverRetreats'
        | 'spent'
        | 'nearer'
        | 'shy';
      readonly who: Standing;
    }
  /** What is in the way. */
  | { readonly is: 'occupied' | 'hidden' | 'laneClosed'; readonly by: Standing }
  | { readonly is: 'barred' | 'stares'; readonly who: Standing; readonly by: Standing }
  | { readonly is: 'fettered' | 'sureFooted'; readonly who: Standing; readonly card: string }
  | { readonly is: 'stopped'; readonly card: string }
  | { readonly is: 'onlyTo'; readonly who: Standing; readonly to: readonly Field[] }
  | { readonly is: 'instead'; readonly card: string | null; readonly places: readonly Place[] };

export function standing({ card, name, field }: Standing): Standing {
  return { card, name, field };
}

export function zombieNumbered({ zombies }: View, card: CardId): ZombieView | null {
  return zombies.find((z) => z.card === card) ?? null;
}
