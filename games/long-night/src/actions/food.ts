/** L108, L109, L196, L242: food raises dice, medicine calms. */
import { call, emit, rule, type Seat } from '@horda/kernel';
import { different, mayPlay, putAway, takeFromHand } from '../rules/cards.ts';
import { changeDie } from '../rules/dice.ts';
import { turnHelpless } from '../rules/helpless.ts';
import { itemOf, seatsFrom } from '../rules/table.ts';
import { changeFood } from '../rules/tracks.ts';
import type { Choice, State } from '../state.ts';
import type { ActionRules } from './action.ts';

export const FOOD_ACTIONS: ActionRules<'spendFood' | 'eat' | 'calm'> = {
  /** F24: one higher for each food, never above 6. N34: any unused die. */
  spendFood: {
    offer(s, seat, options) {
      if (s.food === 0 || s.players[seat]!.exiled) return;
      for (const other of seatsFrom(s, seat))
        for (const die of raisable(s, other)) options.push({ do: 'spendFood', seat: other, die });
    },
    act: (s, seat, { seat: of, die }) => call(s, meal, { seat, of, die }),
  },
  /** L196: an exiled player's food card raises an own die instead of working. */
  eat: {
    offer(s, seat, options) {
      const { exiled, hand } = s.players[seat]!;
      if (!exiled) return;
      for (const card of different(hand)) {
        if (itemOf(s, card).symbol !== 'food' || !mayPlay(s, seat, card)) continue;
        for (const die of raisable(s, seat)) options.push({ do: 'eat', card, die });
      }
    },
    act(s, seat, { card, die }) {
      takeFromHand(s, seat, card);
      emit(s, { type: 'cardShown', seat, card });
      putAway(s, seat, card);
      changeDie(s, seat, die, die + 1);
    },
  },
  /** L242, Q60: a medicine card without its effect. */
  calm: {
    offer(s, seat, options) {
      if (s.unruly === 0) return;
      for (const card of different(s.players[seat]!.hand))
        if (itemOf(s, card).symbol === 'medicine') options.push({ do: 'calm', card });
    },
    act(s, seat, { card }) {
      takeFromHand(s, seat, card);
      putAway(s, seat, card);
      turnHelpless(s, 1, false);
    },
  },
};

function raisable({ players }: State, seat: Seat): number[] {
  return different(players[seat]!.dice.filter((die) => die < 6));
}

/** The food is gone before the die is raised: a card may break in and stop it. */
const meal = rule<State, { seat: Seat; of: Seat; die: number }, Choice>('meal')({
  pay(s, { seat, die }) {
    changeFood(s, -1);
    s.turn.cancelled = false;
    emit(s, { type: 'foodPaid', seat, die });
  },
  raise(s, { of, die }) {
    if (!s.turn.cancelled && s.players[of]!.dice.includes(die)) changeDie(s, of, die, die + 1);
  },
});

export const FOOD_RULES = [meal];
