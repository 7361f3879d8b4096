/** Operations made of operations. */
import { ask, call, rule, type Seat } from '@horda/kernel';
import { allHold } from '../../conditions/conditions.ts';
import type { Line, Op } from '../../content/operations.ts';
import { EFFECT_DIE } from '../../declared.ts';
import { find } from '../../rules/table.ts';
import { NONE, type Choice, type State, type SurvivorNo } from '../../state.ts';
import { callEffects, type Acts } from '../act.ts';
import type { Context } from '../context.ts';

export const COMPOSITE_OPS: Acts<
  'roll' | 'rollPlusPaid' | 'rollEach' | 'countDice' | 'if' | 'ifAlive' | 'choose' | 'upTo'
> = {
  roll: (s, { op, ctx }) => call(s, tableRoll, { table: op.table, plus: 0, ctx }),
  rollPlusPaid: (s, { op, ctx }) => call(s, tableRoll, { table: op.table, plus: ctx.paid, ctx }),
  rollEach(s, { op, who, ctx }) {
    const left = op.who.who === 'helpless' ? Array<SurvivorNo>(s.helpless + s.unruly).fill(NONE) : who;
    call(s, rolls, { left, min: 1, max: op.max, ops: op.do, ctx });
  },
  countDice(s, { op, ctx }) {
    const left = Array<SurvivorNo>(op.dice).fill(ctx.self);
    call(s, rolls, { left, min: op.min, max: 6, ops: op.do, ctx });
  },
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

const tableRoll = rule<State, { table: readonly Line[]; plus: number; ctx: Context }>('tableRoll')({
  roll(s, { ctx }) {
    call(s, EFFECT_DIE, { seat: ctx.by, by: NONE });
  },
  read(s, { table, plus, ctx }) {
    callEffects(s, lineOf(table, s.die + plus), ctx);
  },
});

export function lineOf(table: readonly Line[], die: number): readonly Op[] {
  return table.find(({ from, to }) => die >= from && die <= to)?.do ?? [];
}

interface Rolls {
  /** For whom a die is still to be rolled. */
  left: readonly SurvivorNo[];
  min: number;
  max: number;
  ops: readonly Op[];
  ctx: Context;
}

/** Dice one by one; the operations once for each between the two numbers, with that survivor as self. */
const rolls = rule<State, Rolls>('rolls')({
  roll(s, { left, ctx }, f) {
    if (left.length === 0) f.at = '';
    else call(s, EFFECT_DIE, { seat: ctx.by, by: NONE });
  },
  read(s, my, f) {
    const [next, ...left] = my.left;
    my.left = left;
    f.at = 'roll';
    if (s.die >= my.min && s.die <= my.max) callEffects(s, my.ops, { ...my.ctx, self: next! });
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

export const COMPOSITE_RULES = [tableRoll, rolls, choice, repeat];
