/** Operations made of operations. */
import { ask, call, rule, type Seat } from '@horda/kernel';
import { allHold } from '../../conditions/conditions.ts';
import type { Line, Op } from '../../content/operations.ts';
import { EFFECT_DIE } from '../../declared.ts';
import { find } from '../../rules/table.ts';
import { NONE, type Choice, type State } from '../../state.ts';
import { callEffects, type Acts } from '../act.ts';
import type { Context } from '../context.ts';

export const COMPOSITE_OPS: Acts<'roll' | 'countDice' | 'if' | 'ifAlive' | 'choose' | 'upTo'> = {
  roll: (s, { op, ctx }) => call(s, tableRoll, { table: op.table, ctx }),
  countDice: (s, { op, ctx }) => call(s, diceCount, { left: op.dice, min: op.min, ops: op.do, ctx }),
  if: (s, { op, ctx }) => callEffects(s, allHold(s, op.cond, ctx) ? op.do : op.else, ctx),
  ifAlive(s, { op, who, ctx }) {
    for (const survivor of who.toReversed())
      if (find(s, survivor) !== undefined) callEffects(s, op.do, { ...ctx, self: survivor });
  },
  choose(s, { op, seats, ctx }) {
    const [seat] = seats;
    if (seat !== undefined) call(s, choice, { seat, options: op.options, ctx });
  },
  upTo: (s, { op, ctx }) => call(s, repeat, { left: op.n, ops: op.do, ctx }),
};

const tableRoll = rule<State, { table: readonly Line[]; ctx: Context }>('tableRoll')({
  roll(s, { ctx }) {
    call(s, EFFECT_DIE, { seat: ctx.by, by: NONE });
  },
  read(s, { table, ctx }) {
    callEffects(s, lineOf(table, s.die), ctx);
  },
});

export function lineOf(table: readonly Line[], die: number): readonly Op[] {
  return table.find(({ from, to }) => die >= from && die <= to)?.do ?? [];
}

interface DiceCount {
  left: number;
  min: number;
  ops: readonly Op[];
  ctx: Context;
}

/** Dice one by one; the operations once for each that is high enough. */
const diceCount = rule<State, DiceCount>('diceCount')({
  roll(s, my, f) {
    if (my.left === 0) f.at = '';
    else call(s, EFFECT_DIE, { seat: my.ctx.by, by: NONE });
  },
  count(s, my, f) {
    my.left--;
    f.at = 'roll';
    if (s.die >= my.min) callEffects(s, my.ops, my.ctx);
  },
});

const choice = rule<State, { seat: Seat; options: readonly (readonly Op[])[]; ctx: Context }, Choice>('choice')({
  choose(s, { seat, options }) {
    ask(
      s,
      seat,
      'choice.choose',
      options.map((_, option): Choice => ({ do: 'option', option })),
    );
  },
  act(s, { options, ctx }, { pick }) {
    if (pick.do === 'option') callEffects(s, options[pick.option]!, ctx);
  },
});

/** Up to so many times; the chooser says when it is enough. */
const repeat = rule<State, { left: number; ops: readonly Op[]; ctx: Context }, Choice>('repeat')({
  choose(s, { left, ctx }, f) {
    if (left === 0) f.at = '';
    else ask<Choice>(s, ctx.chooser, 'repeat.choose', [{ do: 'yes' }, { do: 'no' }]);
  },
  act(s, my, f) {
    if (f.pick.do !== 'yes') return;
    my.left--;
    f.at = 'choose';
    callEffects(s, my.ops, my.ctx);
  },
});

export const COMPOSITE_RULES = [tableRoll, diceCount, choice, repeat];
