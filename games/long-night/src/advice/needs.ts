/** For bots: what the colony needs now, and what a card is worth, by what a seat knows. */
import type { Seat } from '@horda/kernel';
import { crisisOf, damageOf, itemOf, ofPlayer, seatsFrom } from '../rules/table.ts';
import type { CardNo, State, Survivor } from '../state.ts';
import { forecast } from '../view/forecast.ts';
import { assaultOf } from './assault.ts';
import { crisisMissing, failing } from './crisis.ts';
import type { Threat } from './gates.ts';
import { gainInHand, isHostile, ownGoal } from './own-goal.ts';
import { gainByOffer, goalCounts, goalLeast } from './progress.ts';

/** The whole of the main objective. */
export const GOAL = 40;
/** Any card; one that the crisis of this round needs; a food that is missing, or will be; medicine for the wounded. */
const CARD = 0.5;
const FOR_CRISIS = 2;
const MISSING_FOOD = 1.4;
const FOOD = 0.5;
const FOR_WOUNDED = 2;
const FOR_UNRULY = 4;
const MEDICINE = 0.4;
const SURVIVOR = 0.8;

export interface Needs extends Threat {
  /** Cards that the crisis still needs, as far as the seat knows; 0 if it is met or beyond hope. */
  readonly crisis: number;
  /** Food that the next two meals need beyond the supply and the own hand. */
  readonly hunger: number;
  /** Food that the supply lacks for the next meal, and for an objective that wants some left. */
  readonly food: number;
  /** Players whose turn of this round is still to come. */
  readonly later: number;
}

export function needsOf(s: State, seat: Seat): Needs {
  const coming = forecast(s);
  const order = seatsFrom(s, s.first);
  const later = order.length - 1 - order.indexOf(seat);
  const food = coming.foodNeeded + goalLeast(s, 'food') - s.food;
  const nextMeal = s.rounds > 1 ? coming.foodNeeded : 0;
  const hunger = food + nextMeal - foodIn(s, s.players[seat]!.hand);
  const crisis = crisisMissing(s, seat);
  return { coming, assault: assaultOf(s), fails: failing(s, seat, crisis), crisis, hunger, food, later };
}

export function foodIn(s: State, cards: readonly CardNo[]): number {
  return cards.reduce((sum, card) => sum + foodOf(s, card), 0);
}

/** The food that a card gives. */
export function foodOf(s: State, card: CardNo): number {
  let most = 0;
  for (const { effects } of itemOf(s, card).uses)
    for (const op of effects) if (op.op === 'food' && typeof op.n === 'number') most = Math.max(most, op.n);
  return most;
}

/** What a card is worth in the own hand. */
export function cardWorth(s: State, seat: Seat, needs: Needs, card: CardNo): number {
  const { symbol } = itemOf(s, card);
  const own = ownGoal(s, seat) * gainInHand(s, seat, card);
  if (isHostile(s, seat)) return CARD + own;
  let best = GOAL * gainByOffer(s, card);
  if (needs.crisis > 0 && crisisOf(s).accept.includes(symbol)) best = Math.max(best, FOR_CRISIS);
  const food = foodOf(s, card);
  if (food > 0) best = Math.max(best, food * (needs.hunger > 0 ? MISSING_FOOD : FOOD));
  if (symbol === 'medicine') best = Math.max(best, isAnyHurt(s, seat) ? FOR_WOUNDED : MEDICINE);
  if (symbol === 'medicine' && s.unruly > 0 && goalCounts(s, 'unruly')) best = Math.max(best, FOR_UNRULY);
  if (symbol === 'survivor') best = Math.max(best, SURVIVOR);
  return CARD + own + best;
}

/** Survivors who can be healed: the own ones, and those at the same places, unless the seat works against them. (N9) */
export function near(s: State, seat: Seat): readonly Survivor[] {
  const own = ofPlayer(s, seat);
  if (isHostile(s, seat)) return own;
  return s.survivors.filter(({ place }) => own.some((one) => one.place === place));
}

function isAnyHurt(s: State, seat: Seat): boolean {
  return near(s, seat).some((one) => one.frostbite > 0 || damageOf(one) > 1);
}
