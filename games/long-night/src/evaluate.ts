/** For bots: how good the table is for a seat, by what that seat knows. */
import type { Seat } from '@horda/kernel';
import { crisisSum } from './advice/crisis.ts';
import { GOAL } from './advice/needs.ts';
import { isDisloyal, isHostile, ownGoal, ownProgress } from './advice/own-goal.ts';
import { mainProgress } from './advice/progress.ts';
import { crisisNeed } from './phases/crisis.ts';
import { foodNeeded } from './phases/food.ts';
import { damageOf } from './rules/table.ts';
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
/** What the failure of the crisis costs. */
const CRISIS = 6;
const SURVIVOR = 5;
/** How much the survivors of others count beside the own ones, where goals differ. */
const OTHERS = 0.6;
const DAMAGE = 2.2;
const LAST_DAMAGE = 4;
const CARD = 0.5;
const EQUIPPED = 0.8;
const DIE = 0.4;
const HELPLESS = 0.6;
/** A betrayer does some harm, but is not caught in the first rounds. */
const TREASON = 0.5;
const PRETENCE = 0.5;
const WON = 1000;

export function evaluate(s: State, seat: Seat): number {
  if (s.ending !== null) return s.winners[seat] === true ? WON : -WON;
  const own = ownProgress(s, seat);
  const loyalty = !isDisloyal(s, seat) ? 1 : isHostile(s, seat) ? -TREASON : PRETENCE;
  return loyalty * (colonyOf(s, seat) + GOAL * mainProgress(s)) + peopleOf(s, seat) + ownGoal(s, seat) * own;
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

function crisisValue(s: State, seat: Seat): number {
  if (s.crisis === NONE) return 0;
  const sum = crisisSum(s, seat);
  const need = crisisNeed(s);
  if (sum >= need) return sum >= need + 2 ? CRISIS + MORALE : CRISIS;
  return (CRISIS * sum) / need;
}

/** The own group, its cards and its dice, and the others, unless the seat works against them. */
function peopleOf(s: State, seat: Seat): number {
  const others = s.options.mode === 'coop' ? 1 : isHostile(s, seat) ? 0 : OTHERS;
  let value = 0;
  for (const one of s.survivors) value += (one.owner === seat ? 1 : others) * survivorValue(one);
  const { hand, dice } = s.players[seat]!;
  return value + CARD * hand.length + DIE * dice.length;
}

function survivorValue(one: Survivor): number {
  const damage = damageOf(one);
  const cold = one.frostbite > 0 ? DAMAGE : 0;
  const home = one.place === COLONY ? 0.1 : 0;
  return SURVIVOR + home + EQUIPPED * one.items.length - DAMAGE * damage - (damage > 1 ? LAST_DAMAGE : 0) - cold;
}
