/** Lasting effects that players may use in their turn. */
import { emit, type Seat } from '@horda/kernel';
import type { Op } from '../content/operations.ts';
import { callEffects } from '../effects/act.ts';
import { waysToPay } from '../effects/ops/payments.ts';
import { isWorthwhile } from '../effects/worthwhile.ts';
import { contextOf, isReady, seatOf, useLasting } from '../rules/lasting.ts';
import { NONE, type Lasting, type State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const LASTING_ACTIONS: ActionRules<'lasting'> = {
  lasting: {
    offer(s, seat, options) {
      for (const one of s.lasting) if (canUse(s, seat, one)) options.push({ do: 'lasting', id: one.id });
    },
    /** To pick it is to pay for it. */
    act(s, seat, { id }) {
      const one = s.lasting.find((each) => each.id === id)!;
      const ctx = contextOf(s, one, seat, {});
      emit(s, { type: 'effectBegan', cause: ctx.cause, seat });
      useLasting(s, one);
      const { cost, ops } = priceOf(one);
      callEffects(s, [...cost, ...ops], ctx);
    },
  },
};

function canUse(s: State, seat: Seat, one: Lasting): boolean {
  if (one.on.hook !== 'turnFree') return false;
  const whose = seatOf(s, one);
  const ctx = contextOf(s, one, seat, {});
  if ((whose !== NONE && whose !== seat) || !isReady(s, one, ctx)) return false;
  const { cost, ops } = priceOf(one);
  return (waysToPay(s, seat, cost)?.length ?? 0) > 0 && isWorthwhile(s, ops, ctx);
}

function priceOf({ effects: [first] }: Lasting): { cost: readonly Op[]; ops: readonly Op[] } {
  if (first?.op !== 'may') throw new Error('what is used in a turn has a price');
  return { cost: first.cost, ops: first.do };
}
