/** L116–L119: a vote to exile a player. */
import { accusation, accuse, canBeAccused, exile, leaving } from '../rules/exile.ts';
import type { ActionRules } from './action.ts';

export const ACCUSE_ACTIONS: ActionRules<'accuse'> = {
  /** L116, L117: once a turn, another player. L220: not in the co-operative game. F12: an exiled player may do it, too. */
  accuse: {
    offer(s, seat, options) {
      if (s.turn.accused || s.options.mode === 'coop') return;
      for (let whom = 0; whom < s.players.length; whom++)
        if (whom !== seat && canBeAccused(s, whom)) options.push({ do: 'accuse', seat: whom });
    },
    act(s, seat, { seat: whom }) {
      s.turn.accused = true;
      accuse(s, seat, whom);
    },
  },
};
export const ACCUSE_RULES = [accusation, exile, leaving];
