/** What may stand against a choice: the rule, and what is missing here and now. */
import type { Seat } from '@horda/kernel';
import type { Module } from './content/vocabulary.ts';
import type { PlaceNo } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import type { View } from './view.ts';

export type Reason =
  | {
      readonly is:
        | 'gameOver'
        | 'otherQuestion'
        | 'answered'
        | 'notOffered'
        | 'noDie'
        | 'ownGroup'
        | 'coopAttack'
        | 'wasteEmpty'
        | 'nobodyHome'
        | 'nothingToAttract'
        | 'usedUp'
        | 'moved'
        | 'alreadyThere'
        | 'exiledEnters'
        | 'notHeld'
        | 'notEquipment'
        | 'notPlayable'
        | 'notCarried'
        | 'noCrisis'
        | 'exiledCrisis'
        | 'notAccepted'
        | 'noFood'
        | 'dieAtSix'
        | 'noSuchDie'
        | 'exiledFood'
        | 'onlyExiled'
        | 'noUnruly'
        | 'notMedicine'
        | 'notFood'
        | 'apart'
        | 'accusedAlready'
        | 'yourself'
        | 'coopExile'
        | 'noRequests'
        | 'noEffect'
        | 'restrained'
        | 'notYours'
        | 'notInPlay'
        | 'notInRaxxon';
    }
  | { readonly is: 'notYourTurn' | 'exiledAlready' | 'isOut'; readonly seat: Seat }
  | { readonly is: 'lowDice'; readonly least: number }
  | { readonly is: 'module'; readonly module: Module }
  | { readonly is: 'specialFirst'; readonly experiment: number }
  | {
      readonly is:
        | 'noTarget'
        | 'noDeck'
        | 'deckEmpty'
        | 'entranceFull'
        | 'placeFull'
        | 'placeClosed'
        | 'noNoiseLeft'
        | 'worksElsewhere';
      readonly place: PlaceNo;
    };

export interface Obstacle {
  readonly rule: RuleId;
  readonly reason: Reason;
}

export function against(rule: RuleId, reason: Reason): Obstacle {
  return { rule, reason };
}

export type SurvivorView = View['survivors'][number];

/** A die of at least this value; null: there is one. */
export function whyNoDie(view: View, seat: Seat, least: number, rule: RuleId): Obstacle | null {
  const { dice } = view.players[seat]!;
  if (dice.length === 0) return against('L66', { is: 'noDie' });
  return dice.some((die) => die >= least) ? null : against(rule, { is: 'lowDice', least });
}
