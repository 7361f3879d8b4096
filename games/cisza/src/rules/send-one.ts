import { askUnlessOne, rule, type Seat } from '@horda/kernel';
import type { Choice, State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';
import { send, sendings } from './shelter.ts';

export interface Sending {
  seat: Seat;
  to: Seat;
  why: RuleId;
}

/** One zombie of the owner's choice goes to another shelter. (C96, C99) */
export const sendOne = rule<State, Sending, Choice & { do: 'send' }>('sendOne')({
  choose(s, { seat }, f) {
    askUnlessOne(s, f, seat, 'sendOne.choose', sendings(s, s.shelters[seat]!));
  },
  go(s, { seat, to, why }, { pick }) {
    send(s, seat, to, pick.zombie, why);
  },
});
