/** Whether a condition holds, for the player and the survivors of its context. */
import type { Amount, Condition, Count, Fact } from '../content/vocabulary.ts';
import type { Context } from '../effects/context.ts';
import { nonExiled } from '../rules/table.ts';
import type { State } from '../state.ts';
import { COUNTS } from './counts.ts';
import { FACTS } from './facts.ts';

export function allHold(s: State, conditions: readonly Condition[], ctx: Context): boolean {
  for (const condition of conditions) if (!holds(s, condition, ctx)) return false;
  return true;
}

export function holds(s: State, condition: Condition, ctx: Context): boolean {
  if ('is' in condition) return isFact(s, condition, ctx);
  if ('not' in condition) return !holds(s, condition.not, ctx);
  let sum = 0;
  for (const each of condition.of) sum += counted(s, each, ctx);
  if ('least' in condition) return sum >= numberOf(s, condition.least, ctx);
  if ('most' in condition) return sum <= numberOf(s, condition.most, ctx);
  if ('exactly' in condition) return sum === numberOf(s, condition.exactly, ctx);
  return sum < numberOf(s, condition.below, ctx);
}

export function counted(s: State, count: Count, ctx: Context): number {
  return (COUNTS[count.count] as (s: State, count: Count, ctx: Context) => number)(s, count, ctx);
}

function isFact(s: State, fact: Fact, ctx: Context): boolean {
  return (FACTS[fact.is] as (s: State, fact: Fact, ctx: Context) => boolean)(s, fact, ctx);
}

/** As many as there can be: more than any pile, and plain data. */
export const ALL = 1000;

/** A number that needs no die. */
export function numberOf(s: State, amount: Amount, ctx: Pick<Context, 'difference' | 'removed'>): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'all' || amount === 'fill') return ALL;
  if (amount === 'difference') return ctx.difference;
  if (amount === 'd6') throw new Error('a die decides this number');
  const { of, times = 1, half, plus = 0, least = -ALL, under } = amount;
  const whole = of === 'removed' ? ctx.removed : peopleOf(s, of);
  if (under !== undefined) return whole < under[0] ? under[1] : under[2];
  return Math.max(least, times * (half === true ? Math.ceil(whole / 2) : whole) + plus);
}

/** Q111: starting players stay the same, whatever happens; others are counted now. (Q108) */
function peopleOf(s: State, of: 'startPlayers' | 'players' | 'nonExiled'): number {
  if (of === 'startPlayers') return s.players.length;
  if (of === 'nonExiled') return nonExiled(s).length;
  return s.players.filter(({ out }) => !out).length;
}
