import { askUnlessOne, rule } from '@horda/kernel';
import type { Side } from '../content/effects.ts';
import { differentIn, discardFromRow, rowOf, seatOf, traitsOf } from '../rules/cards.ts';
import type { Choice, State } from '../state.ts';
import { ROW_SIZE } from './draw.ts';

/** How many cards must go; 0: one may. */
interface Locals {
  readonly side: Side;
  due: number;
}

/** Step 4: one of four cards goes without its effect; whoever has fewer need not. (Z57–Z60, R39, R40, R42) */
export const discard = rule<State, Locals, Choice & { do: 'discard' | 'keep' }>('discard')({
  count(s, my, f) {
    const cards = rowOf(s, my.side).length;
    my.due = cards < ROW_SIZE ? 0 : my.side === 'humans' && s.doubleDiscard ? 2 : 1;
    // The Teddy Bear's demand is over with this step, also when there is nothing to double. (P212, J23)
    if (my.side === 'humans') s.doubleDiscard = false;
    if (cards === 0) f.at = '';
  },
  choose(s, { side, due }, f) {
    const cards = differentIn(
      s,
      rowOf(s, side).filter((card) => traitsOf(s, card).comesFirst === null),
    );
    const options: Choice[] = cards.map(({ id }) => ({ do: 'discard', card: id }));
    if (due === 0) options.push(KEEP);
    // A row of nothing but buckets: the duty cannot be met. (P341)
    if (options.length === 0) f.at = '';
    else askUnlessOne(s, f, seatOf(s, side), 'discard.choose', options);
  },
  away(s, my, f) {
    const { pick } = f;
    if (pick.do === 'keep') return;
    discardFromRow(s, my.side, pick.card, 'duty');
    my.due--;
    if (my.due > 0) f.at = 'choose';
  },
});

const KEEP: Choice = { do: 'keep' };

/** The humans are being asked for the first of two cards. (P212) */
export function isAskedForTwo(s: State): boolean {
  const top = s.kernel.stack.at(-1);
  return top !== undefined && top.rule === 'discard' && s.kernel.asks.length > 0 && (top.my as Locals).due === 2;
}
