/** L217: a die that nobody uses, rolled for an effect; the result is in `die` of the state. */
import { ask, emit, rule, type Seat } from '@horda/kernel';
import { EFFECT_DIE } from '../declared.ts';
import type { Choice, State, Survivor, SurvivorNo } from '../state.ts';
import { rollDie } from './dice.ts';
import { ofPlayer } from './table.ts';
import { toolsFor, useTool } from './tools.ts';

export const effectDie = rule<State, { seat: Seat; by: SurvivorNo }, Choice>(EFFECT_DIE)({
  roll: (s, { seat }) => roll(s, seat),
  /** In the own turn a survivor may let it be rolled once more; the second result counts. */
  offer(s, { seat }, f) {
    if (rerollerOf(s, seat) === undefined) f.at = '';
    else ask<Choice>(s, seat, 'effectDie.offer', [{ do: 'yes' }, { do: 'no' }]);
  },
  again(s, { seat }, { pick }) {
    if (pick.do !== 'yes') return;
    const one = rerollerOf(s, seat)!;
    useTool(s, one, toolsFor(s, one, 'effectDie', () => true)[0]!);
    roll(s, seat);
  },
});

function roll(s: State, seat: Seat): void {
  s.die = rollDie(s);
  emit(s, { type: 'effectRolled', seat, die: s.die });
}

function rerollerOf(s: State, seat: Seat): Survivor | undefined {
  if (s.active !== seat) return undefined;
  return ofPlayer(s, seat).find((one) => toolsFor(s, one, 'effectDie', () => true).length > 0);
}
