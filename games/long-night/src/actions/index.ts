/** All actions of a turn, in the order in which they are offered. The compiler names one that is missing here. */
import { ask, type Rule, type Seat } from '@horda/kernel';
import type { Action, Choice } from '../choices.ts';
import type { State } from '../state.ts';
import type { ActionName, ActionRule, ActionRules } from './action.ts';
import { ACCUSE_ACTIONS, ACCUSE_RULES } from './accuse.ts';
import { ATTACK_ACTIONS, ATTACK_RULES } from './attack.ts';
import { BUILD_ACTIONS, BUILD_RULES } from './build.ts';
import { CARD_ACTIONS } from './cards.ts';
import { CODE_ACTIONS, CODE_RULES } from './code.ts';
import { END_ACTIONS } from './end.ts';
import { FOOD_ACTIONS, FOOD_RULES } from './food.ts';
import { HIDEOUT_ACTIONS, HIDEOUT_RULES } from './hideout.ts';
import { IMPROVEMENT_ACTIONS, IMPROVEMENT_RULES } from './improvement.ts';
import { LASTING_ACTIONS } from './lasting.ts';
import { MOVE_ACTIONS, MOVE_RULES } from './move.ts';
import { OBJECTIVE_ACTIONS, OBJECTIVE_RULES } from './objective.ts';
import { PLAY_ACTIONS, PLAY_RULES } from './play.ts';
import { REQUEST_ACTIONS, REQUEST_RULES } from './request.ts';
import { SEARCH_ACTIONS, SEARCH_RULES } from './search.ts';

export const ACTIONS: ActionRules<ActionName> = {
  ...ATTACK_ACTIONS,
  ...SEARCH_ACTIONS,
  ...BUILD_ACTIONS,
  ...MOVE_ACTIONS,
  ...PLAY_ACTIONS,
  ...CARD_ACTIONS,
  ...FOOD_ACTIONS,
  ...OBJECTIVE_ACTIONS,
  ...REQUEST_ACTIONS,
  ...ACCUSE_ACTIONS,
  ...IMPROVEMENT_ACTIONS,
  ...CODE_ACTIONS,
  ...HIDEOUT_ACTIONS,
  ...LASTING_ACTIONS,
  ...END_ACTIONS,
};

export const ACTION_RULES: readonly Rule<State>[] = [
  ...ATTACK_RULES,
  ...SEARCH_RULES,
  ...BUILD_RULES,
  ...MOVE_RULES,
  ...PLAY_RULES,
  ...FOOD_RULES,
  ...OBJECTIVE_RULES,
  ...REQUEST_RULES,
  ...ACCUSE_RULES,
  ...IMPROVEMENT_RULES,
  ...CODE_RULES,
  ...HIDEOUT_RULES,
];

const OFFERS = (Object.values(ACTIONS) as readonly ActionRule<ActionName>[]).map(({ offer }) => offer);

/** Q112: without a survivor a player can only accuse, and wait. */
const ALONE = [ACTIONS.accuse.offer, ACTIONS.end.offer];

export function askForAction(s: State, seat: Seat): void {
  const options: Choice[] = [];
  const offers = s.survivors.some(({ owner }) => owner === seat) ? OFFERS : ALONE;
  for (const offer of offers) offer(s, seat, options);
  ask(s, seat, 'turn.choose', options);
}

export function actOn(s: State, seat: Seat, pick: Action): void {
  (ACTIONS[pick.do as keyof typeof ACTIONS] as ActionRule<ActionName>).act(s, seat, pick);
}
