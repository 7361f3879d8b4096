/** All actions of a turn, in the order in which they are offered. The compiler names one that is missing here. */
import type { Rule } from '@horda/kernel';
import type { Action } from '../choices/turn.ts';
import { breakRow } from '../combat/escalation.ts';
import { isInCar } from '../rules/cars.ts';
import type { Choice, State, SurvivorNo } from '../state.ts';
import type { ActionName, ActionRule, ActionRules } from './action.ts';
import { ATTACK_ACTIONS } from './attack.ts';
import { CAR_ACTIONS, CAR_RULES, inCar } from './car.ts';
import { DASH_ACTIONS, DASH_RULES } from './dash.ts';
import { DOOR_ACTIONS, DOOR_RULES } from './door.ts';
import { EXIT_ACTIONS } from './exit.ts';
import { LEAD_ACTIONS } from './lead.ts';
import { LIGHT_ACTIONS } from './light.ts';
import { MOVE_ACTIONS, MOVE_RULES } from './move.ts';
import { OBJECTIVE_ACTIONS } from './objective.ts';
import { RALLY_ACTIONS } from './rally.ts';
import { SEARCH_ACTIONS, SEARCH_RULES } from './search.ts';
import { SHOVE_ACTIONS, SHOVE_RULES } from './shove.ts';
import { offerSkills } from './skills.ts';
import { SMALL_ACTIONS } from './small.ts';
import { TOKEN_ACTIONS } from './token.ts';
import { TRADE_ACTIONS, TRADE_RULES } from './trade.ts';

const ACTIONS: ActionRules<ActionName> = {
  ...ATTACK_ACTIONS,
  ...OBJECTIVE_ACTIONS,
  ...SEARCH_ACTIONS,
  ...DOOR_ACTIONS,
  ...MOVE_ACTIONS,
  ...DASH_ACTIONS,
  ...SHOVE_ACTIONS,
  ...LEAD_ACTIONS,
  ...RALLY_ACTIONS,
  ...LIGHT_ACTIONS,
  ...TRADE_ACTIONS,
  ...SMALL_ACTIONS,
  ...TOKEN_ACTIONS,
  ...EXIT_ACTIONS,
  ...CAR_ACTIONS,
};

export const ACTION_RULES: readonly Rule<State>[] = [
  ...MOVE_RULES,
  ...DASH_RULES,
  ...SHOVE_RULES,
  ...SEARCH_RULES,
  ...DOOR_RULES,
  ...TRADE_RULES,
  ...CAR_RULES,
];

type Offer = (s: State, survivor: SurvivorNo, options: Choice[]) => void;

/** What costs an action, if no skill says otherwise. */
const COSTLY: readonly Offer[] = [
  ACTIONS.attack.offer,
  ACTIONS.objective.offer,
  ACTIONS.crate.offer,
  ACTIONS.pickUp.offer,
  ACTIONS.search.offer,
  ACTIONS.door.offer,
  ACTIONS.move.offer,
  ACTIONS.rally.offer,
  ACTIONS.reload.offer,
  ACTIONS.lightOn.offer,
  ACTIONS.lightOff.offer,
  ACTIONS.trade.offer,
  ACTIONS.makeNoise.offer,
  ACTIONS.getIn.offer,
];

/** X26, X33, X34: those that a skill may make free. */
const FREE_BY_SKILL: readonly Offer[] = [ACTIONS.attack.offer, ACTIONS.reload.offer];

export function offerCostly(s: State, survivor: SurvivorNo, options: Choice[]): void {
  for (const offer of COSTLY) offer(s, survivor, options);
}

/** All that a survivor may do in the own turn. Without anything but cards to throw away the turn is over. */
export function turnChoices(s: State, survivor: SurvivorNo): Choice[] {
  const options: Choice[] = [];
  const { actions, bonus, free } = s.survivors[survivor]!;
  if (actions + bonus + free.length > 0) offerCostly(s, survivor, options);
  else for (const offer of FREE_BY_SKILL) offer(s, survivor, options);
  offerSkills(s, survivor, options);
  ACTIONS.eat.offer(s, survivor, options);
  ACTIONS.useToken.offer(s, survivor, options);
  ACTIONS.exit.offer(s, survivor, options);
  ACTIONS.end.offer(s, survivor, options);
  if (options.length > 1) ACTIONS.discard.offer(s, survivor, options);
  return isInCar(s, survivor) ? inCar(s, survivor, options) : options;
}

/** Attacks, and what is no action at all. */
const KEEPS_ROW: readonly ActionName[] = ['attack', 'throw', 'eat', 'discard', 'useToken'];

export function actOn(s: State, survivor: SurvivorNo, pick: Action): void {
  // X24: only attacks in a row count.
  if (!KEEPS_ROW.includes(pick.do)) breakRow(s, s.survivors[survivor]!);
  (ACTIONS[pick.do] as ActionRule<ActionName>).act(s, survivor, pick);
}
