/** For bots: how good the table is for a seat, by what that seat knows. */
import type { Seat } from '@horda/kernel';
import { counted, holds, numberOf } from './conditions/conditions.ts';
import type { Condition } from './content/vocabulary.ts';
import { context, type Context } from './effects/context.ts';
import { crisisNeed } from './phases/crisis.ts';
import { foodNeeded } from './phases/food.ts';
import { conditionsOf, isBetrayer } from './rules/ending.ts';
import { goalOf } from './rules/objective.ts';
import { crisisOf, damageOf, itemOf, ofPlayer } from './rules/table.ts';
import { COLONY, NONE, type State, type Survivor } from './state.ts';
import { forecast } from './view/forecast.ts';

/** What a point of morale is worth; the last ones are worth more. */
const MORALE = 3;
const LAST_MORALE = 6;
const FOOD = 0.8;
const ENOUGH_FOOD = 6;
const STARVATION = 2;
const WASTE = 0.25;
/** A zombie at an entrance, one that would break in, and a barricade. */
const ZOMBIE = 0.35;
const BREAK_IN = 5;
const BARRICADE = 0.3;
const NOISE = 0.15;
const BANDIT = 1;
/** The crisis: what its failure costs, and what others are expected to have added. */
const CRISIS = 6;
const OTHERS_HELP = 0.85;
const SURVIVOR = 5;
const DAMAGE = 2.2;
const LAST_DAMAGE = 4;
const CARD = 0.5;
const EQUIPPED = 0.8;
const DIE = 0.4;
/** The whole of the main objective, and of the own one. */
const GOAL = 40;
const OWN_GOAL = 14;
const HELPLESS = 0.6;
/** A betrayer does some harm, but is not caught in the first rounds. */
const TREASON = 0.5;
const WON = 1000;

export function evaluate(s: State, seat: Seat): number {
  if (s.ending !== null) return s.winners[seat] === true ? WON : -WON;
  const own = ownGoals(s, seat);
  const loyalty = isDisloyal(s, seat) ? -TREASON : 1;
  return loyalty * (colonyOf(s, seat) + GOAL * mainProgress(s)) + peopleOf(s, seat) + OWN_GOAL * own;
}

function isDisloyal(s: State, seat: Seat): boolean {
  return s.options.mode === 'secret' && (isBetrayer(s, seat) || s.players[seat]!.exiled);
}

/** The tracks, the gates and the crisis. */
function colonyOf(s: State, seat: Seat): number {
  const due = foodNeeded(s);
  const coming = s.phase === 'players' ? forecast(s) : null;
  const hunger = coming?.hungerLoss ?? 0;
  const morale = s.morale - hunger - (coming?.wasteLoss ?? 0);
  let value = MORALE * morale - LAST_MORALE * Math.max(0, 3 - morale) - STARVATION * s.starvation;
  value += FOOD * Math.min(s.food, due + ENOUGH_FOOD) - WASTE * s.waste.length - HELPLESS * (s.helpless + 2 * s.unruly);
  for (const { entrances, noise, bandits } of s.places) {
    for (const { zombies, barricades, traps, special } of entrances)
      value += BARRICADE * (barricades + 2 * traps) - ZOMBIE * (zombies + 2 * special.length);
    value -= NOISE * noise + BANDIT * bandits;
  }
  for (const { entrances } of coming?.places ?? []) for (const { overruns } of entrances) value -= BREAK_IN * overruns;
  return value + crisisValue(s, seat);
}

/** A19: own cards are known; of the others only how many there are. */
function crisisValue(s: State, seat: Seat): number {
  if (s.crisis === NONE) return 0;
  const { accept } = crisisOf(s);
  let sum = 0;
  for (const { seat: by, card } of s.contributions)
    sum += by === seat ? (accept.includes(itemOf(s, card).symbol) ? 1 : -1) : OTHERS_HELP;
  const need = crisisNeed(s);
  if (sum >= need) return sum >= need + 2 ? CRISIS + MORALE : CRISIS;
  return (CRISIS * sum) / need;
}

function mainProgress(s: State): number {
  const ctx = context(s, { deck: 'objective', card: s.main }, s.first);
  return average(s, goalOf(s), ctx);
}

function ownGoals(s: State, seat: Seat): number {
  if (s.options.mode === 'coop') return 0;
  return average(s, conditionsOf(s, seat), context(s, { deck: 'objective', card: s.main }, seat));
}

function average(s: State, conditions: readonly Condition[], ctx: Context): number {
  if (conditions.length === 0) return 0;
  let sum = 0;
  for (const condition of conditions) sum += progress(s, condition, ctx);
  return sum / conditions.length;
}

/** How far a condition is met, from 0 to 1. */
function progress(s: State, condition: Condition, ctx: Context): number {
  if (holds(s, condition, ctx)) return 1;
  if (!('of' in condition)) return 0;
  let have = 0;
  for (const count of condition.of) have += counted(s, count, ctx);
  if ('least' in condition) return Math.max(0, Math.min(1, have / Math.max(1, numberOf(s, condition.least, ctx))));
  const most = 'most' in condition ? condition.most : 'exactly' in condition ? condition.exactly : condition.below;
  return 1 / (1 + Math.abs(have - numberOf(s, most, ctx)));
}

/** The own group, its cards and its dice. In the co-operative game everybody's group counts. */
function peopleOf(s: State, seat: Seat): number {
  const isTogether = s.options.mode === 'coop';
  let value = 0;
  for (const one of isTogether ? s.survivors : ofPlayer(s, seat)) value += survivorValue(one);
  const { hand, dice } = s.players[seat]!;
  return value + CARD * hand.length + DIE * dice.length;
}

function survivorValue(one: Survivor): number {
  const damage = damageOf(one);
  const cold = one.frostbite > 0 ? DAMAGE : 0;
  const home = one.place === COLONY ? 0.1 : 0;
  return SURVIVOR + home + EQUIPPED * one.items.length - DAMAGE * damage - (damage > 1 ? LAST_DAMAGE : 0) - cold;
}
