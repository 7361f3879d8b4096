/**
 * L110–L113: the active player asks the others for cards. All of them are invited, whatever they hold; they give or ignore
 * it, and play goes on meanwhile.
 */
import { call, emit, invite, isSuspended, rule, type Seat } from '@horda/kernel';
import { GIVEN, REQUEST } from '../declared.ts';
import { different } from '../rules/cards.ts';
import { seatsFrom } from '../rules/table.ts';
import type { Choice, State } from '../state.ts';
import type { ActionRules } from './action.ts';

const ASK: Choice = { do: 'request' };

export const REQUEST_ACTIONS: ActionRules<'request'> = {
  request: {
    offer(s, seat, options) {
      if (s.players[seat]!.noRequests || s.turn.used.includes('request')) return;
      if (s.kernel.standing.length === 0 || !isSuspended(s, REQUEST)) options.push(ASK);
    },
    act(s, seat) {
      s.turn.used = [...s.turn.used, 'request'];
      emit(s, { type: 'requested', seat });
      call(s, REQUEST, { seat, ignored: [] });
    },
  },
};

/** After a request only another action makes room for a new one: nothing has changed before that. */
export function allowRequests({ turn }: State): void {
  if (turn.used.includes('request')) turn.used = turn.used.filter((name) => name !== 'request');
}

interface Request {
  seat: Seat;
  /** Who has ignored it, or offered a card in vain. */
  ignored: readonly Seat[];
}

export const request = rule<State, Request, Choice>(REQUEST)({
  /** A card is given between two actions, never in the middle of one. */
  invite(s, { seat, ignored }, f) {
    const [asked] = s.kernel.asks;
    if (asked !== undefined && asked.prompt !== 'turn.choose') return;
    const invited = seatsFrom(s, seat).filter((by) => by !== seat && !ignored.includes(by));
    if (invited.length === 0) f.at = '';
    for (const by of invited) {
      invite(s, by, 'request.invite', gifts(s, by, seat));
      // A search asks one after the other.
      if (s.kernel.inTurn) return;
    }
  },
  answer(s, my, f) {
    f.at = 'invite';
    if (f.pick.do === 'give') return call(s, GIVEN, { from: f.pick.by, to: my.seat, card: f.pick.card });
    if (f.pick.do !== 'ignore') return;
    my.ignored = [...my.ignored, f.pick.by];
    emit(s, { type: 'requestIgnored', seat: f.pick.by });
  },
});

/** L111: any card of the hand, or nothing. */
function gifts({ players }: State, by: Seat, to: Seat): Choice[] {
  const options = different(players[by]!.hand).map((card): Choice => ({ do: 'give', by, card, to }));
  options.push({ do: 'ignore', by, to });
  return options;
}

export const REQUEST_RULES = [request];
