/** A played card goes away; a survivor may save it from the waste pile: on a 6 it comes back to the hand. */
import { ask, call, emit, rule, type Seat } from '@horda/kernel';
import { EFFECT_DIE } from '../declared.ts';
import type { CardNo, Choice, State, Survivor } from '../state.ts';
import { putAway } from './cards.ts';
import { itemOf, ofPlayer } from './table.ts';
import { toolsFor } from './tools.ts';

export const saving = rule<State, { seat: Seat; card: CardNo }, Choice>('saving')({
  choose(s, { seat, card }, f) {
    if (!goesToWaste(s, seat, card) || saverOf(s, seat) === undefined) f.at = 'away';
    else ask<Choice>(s, seat, 'saving.choose', [{ do: 'yes' }, { do: 'no' }]);
  },
  roll(s, { seat }, f) {
    if (f.pick.do === 'yes') call(s, EFFECT_DIE, { seat, by: saverOf(s, seat)!.card });
    else f.at = 'away';
  },
  read(s, { seat, card }, f) {
    if (s.die !== 6) return;
    s.players[seat]!.hand.push(card);
    emit(s, { type: 'cardSaved', seat, card });
    f.at = '';
  },
  away(s, { seat, card }) {
    putAway(s, seat, card);
  },
});

/** L93, L199: events and cards of exiled players do not go to the waste pile. */
function goesToWaste(s: State, seat: Seat, card: CardNo): boolean {
  return itemOf(s, card).use === 'waste' && !s.players[seat]!.exiled;
}

function saverOf(s: State, seat: Seat): Survivor | undefined {
  return ofPlayer(s, seat).find((one) => toolsFor(s, one, 'toWaste', () => true).length > 0);
}
