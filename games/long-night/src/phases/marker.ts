/** L163, L164, L235, L236: step 7, the first-player marker goes to the right, unless a vote keeps it. */
import { ask, call, emit, rule } from '@horda/kernel';
import { VOTE } from '../declared.ts';
import { neighbour, nonExiled, seatsFrom } from '../rules/table.ts';
import type { Choice, State } from '../state.ts';

export const marker = rule<State, object, Choice>('marker')({
  /** L235, Q36: each player, exiled or not, may call the vote; one call is enough. */
  call(s) {
    for (const seat of seatsFrom(s, s.first))
      ask<Choice>(s, seat, 'marker.call', [{ do: 'letPass' }, { do: 'callVote' }]);
  },
  poll(s, _my, f) {
    if (f.votes.some(([pick]) => pick?.do === 'callVote')) call(s, VOTE, { about: 'marker', voters: nonExiled(s) });
    else f.at = 'pass';
  },
  keep(s, _my, f) {
    if (!s.verdict) return;
    emit(s, { type: 'markerKept', seat: s.first });
    f.at = '';
  },
  /** Q37: to the next player on the right who is still in the game. */
  pass(s) {
    s.first = neighbour(s, s.first, -1);
    emit(s, { type: 'markerPassed', seat: s.first });
  },
});
