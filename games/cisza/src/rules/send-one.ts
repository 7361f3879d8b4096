import { offer, rule, type Seat } from '@horda/kernel';
import type { Choice, State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';
import { kindsIn, send, SEND } from './shelter.ts';

/** One zombie of the owner's choice goes to another shelter. (C96, C99) */
export const sendOne = rule<State, { seat: Seat; to: Seat; why: RuleId }, Choice & { do: 'send' }>('sendOne')({
  choose(s, { seat }, f) {
    offer(
      s,
      f,
      seat,
      'sendOne.choose',
      kindsIn(s, s.shelters[seat]!).map((kind) => SEND[kind]),
    );
  },
  go(s, { seat, to, why }, { pick }) {
    send(s, seat, to, pick.zombie, why);
  },
});
