/** All actions of a turn, in the order in which they are offered. The compiler names one that is missing here. */
import { ask, type Seat } from '@horda/kernel';
import type { Action, Choice } from '../choices.ts';
import type { State } from '../state.ts';
import type { ActionName, ActionRule, ActionRules } from './action.ts';
import { CARD_ACTIONS } from './cards.ts';
import { END_ACTIONS } from './end.ts';
import { FOOD_ACTIONS } from './food.ts';
import type { PendingAction } from './pending.ts';

export const ACTIONS: ActionRules<Exclude<ActionName, PendingAction>> = {
  ...CARD_ACTIONS,
  ...FOOD_ACTIONS,
  ...END_ACTIONS,
};

const RULES = Object.values(ACTIONS) as readonly ActionRule<ActionName>[];

export function askForAction(s: State, seat: Seat): void {
  const options: Choice[] = [];
  for (const { offer } of RULES) offer(s, seat, options);
  ask(s, seat, 'turn.choose', options);
}

export function actOn(s: State, seat: Seat, pick: Action): void {
  (ACTIONS[pick.do as keyof typeof ACTIONS] as ActionRule<ActionName>).act(s, seat, pick);
}
