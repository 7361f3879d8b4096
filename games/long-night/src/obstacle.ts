/** What may stand against a choice: the rule, and what is missing here and now. */
import type { Seat } from '@horda/kernel';
import type { Module } from './content/vocabulary.ts';
import type { PlaceNo, SurvivorNo } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import type { View } from './view.ts';

/** What a question is about: an action that is under way, or something else that has to be settled. */
export const ABOUT = [
  'beginning',
  'attack',
  'search',
  'barricade',
  'clean',
  'attract',
  'move',
  'ability',
  'play',
  'exposure',
  'bite',
  'crossroads',
  'vote',
  'card',
] as const;
export type About = (typeof ABOUT)[number];

/** What is missing for a text that would do nothing now. */
export type Lack =
  | 'hurt'
  | 'unruly'
  | 'zombies'
  | 'entrance'
  | 'dice'
  | 'room'
  | 'improvement'
  | 'bandits'
  | 'cards'
  | 'any';

export type Reason =
  | {
      readonly is:
        | 'gameOver'
        | 'answered'
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
        | 'worksByItself'
        | 'restrained'
        | 'notYours'
        | 'notInPlay'
        | 'notInRaxxon';
    }
  /** These decide first; empty: nobody is asked. */
  | { readonly is: 'otherQuestion'; readonly seats: readonly Seat[] }
  /** The question is about this, of this survivor; -1: of none. */
  | { readonly is: 'notOffered'; readonly about: About; readonly survivor: SurvivorNo }
  /** What it would need to do anything. */
  | { readonly is: 'noEffect'; readonly lack: Lack }
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
