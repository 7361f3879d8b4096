/** L276, Q76: dice for the code on Raxxon. Q122: they cannot be taken back. */
import { call, emit, rule, type Seat } from '@horda/kernel';
import { putCodeDie, takesDice } from '../modules/raxxon.ts';
import { different } from '../rules/cards.ts';
import { hasSurvivorAt } from '../rules/table.ts';
import { RAXXON, type State } from '../state.ts';
import type { ActionRules } from './action.ts';

/** In R2 only higher dice count. */
const LEAST_IN_R2 = 3;

export const CODE_ACTIONS: ActionRules<'codeDie'> = {
  codeDie: {
    offer(s, seat, options) {
      if (!takesDice(s) || !hasSurvivorAt(s, seat, RAXXON)) return;
      const least = s.chapter === 'R2' ? LEAST_IN_R2 : 1;
      for (const die of different(s.players[seat]!.dice)) if (die >= least) options.push({ do: 'codeDie', die });
    },
    act: (s, seat, { die }) => call(s, codeDie, { seat, die }),
  },
};

/** The die is taken before it lies there: a card may break in and stop it. (N6) */
const codeDie = rule<State, { seat: Seat; die: number }>('codeDie')({
  take(s, { seat, die }) {
    const { dice } = s.players[seat]!;
    dice.splice(dice.indexOf(die), 1);
    s.turn.cancelled = false;
    emit(s, { type: 'codeDieTaken', seat, die });
  },
  put(s, { seat, die }) {
    if (s.turn.cancelled) s.players[seat]!.spent.push(die);
    else putCodeDie(s, seat, die);
  },
});

export const CODE_RULES = [codeDie];
