import { ask, call, emit, rule, type Seat } from '@horda/kernel';
import { draw } from '../rules/resources.ts';
import type { Choice, State } from '../state.ts';
import { turn } from '../turn.ts';

const OPTIONS: readonly Choice[] = [{ do: 'keep' }, { do: 'exchange' }];

/** Before the first turn each player in turn order may exchange the whole hand, once. (C9, C10, A45) */
export const mulligan = rule<State, { seat: Seat; left: number }, Choice>('mulligan')({
  look(s, { seat }) {
    ask(s, seat, 'mulligan.look', OPTIONS);
  },
  exchange(s, { seat }, { pick }) {
    if (pick.do !== 'exchange') return;
    const shelter = s.shelters[seat]!;
    const cards = shelter.hand;
    s.discard.push(...cards);
    shelter.hand = [];
    emit(s, { type: 'handExchanged', seat, cards });
    draw(s, seat, cards.length, 'C9');
  },
  next(s, my, f) {
    my.seat = (my.seat + 1) % s.shelters.length;
    my.left--;
    if (my.left > 0) f.at = 'look';
    else call(s, turn, { seat: my.seat });
  },
});
