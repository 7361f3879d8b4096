/** For bots: how good the table is for a seat, by what that seat knows. */
import type { Seat } from '@horda/kernel';
import { allHold } from './conditions/conditions.ts';
import { context } from './effects/context.ts';
import { conditionsOf, isBetrayer } from './rules/ending.ts';
import { damageOf, ofPlayer } from './rules/table.ts';
import type { State } from './state.ts';

export function evaluate(s: State, seat: Seat): number {
  if (s.ending !== null) return s.winners[seat] === true ? 1000 : -1000;
  const own = ofPlayer(s, seat);
  const people = own.length * 2 - own.reduce((sum, one) => sum + damageOf(one), 0) * 0.5;
  const colony = 3 * s.morale + Math.min(6, s.food) - 2 * s.starvation - s.waste.length * 0.1;
  if (s.options.mode === 'coop') return colony + people;
  const ctx = context(s, { deck: 'objective', card: s.main }, seat);
  const met = conditionsOf(s, seat).filter((condition) => allHold(s, [condition], ctx)).length;
  return (isBetrayer(s, seat) ? -colony : colony) + people + 2 * met;
}
