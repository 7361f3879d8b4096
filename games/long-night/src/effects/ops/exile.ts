/** Exile, and requests that a card forbids. */
import { call, stop } from '@horda/kernel';
import { EXILE, REQUEST } from '../../declared.ts';
import { accuse } from '../../rules/exile.ts';
import type { Acts } from '../act.ts';

export const EXILE_OPS: Acts<'exile' | 'exileVote' | 'banRequest'> = {
  exile(s, { seats }) {
    for (const seat of seats.toReversed()) call(s, EXILE, { seat });
  },
  /** Q28: the player's own vote of the turn is not used up. L220: never in the co-operative game. */
  exileVote(s, { seats, ctx }) {
    if (s.options.mode === 'coop') return;
    for (const seat of seats.toReversed()) accuse(s, ctx.by, seat);
  },
  banRequest(s, { seats }) {
    for (const seat of seats) {
      s.players[seat]!.noRequests = true;
      stop(s, REQUEST, (my) => my.seat === seat);
    }
  },
};
