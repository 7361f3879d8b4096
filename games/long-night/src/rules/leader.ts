/** L186: a player who has lost the leader names a new one. */
import { askUnlessOne, emit, rule, type Seat } from '@horda/kernel';
import { LEADER } from '../declared.ts';
import { NONE, type Choice, type State, type SurvivorNo } from '../state.ts';
import { limitOf } from './modifiers.ts';
import { damageOf, ofPlayer } from './table.ts';

export const leader = rule<State, { seat: Seat }, Choice>(LEADER)({
  choose(s, { seat }, f) {
    // Those who die of the same blow are no choice.
    const own = ofPlayer(s, seat).filter((one) => damageOf(one) < limitOf(s, one));
    if (own.length > 0) return askUnlessOne(s, f, seat, 'leader.choose', leaders(own));
    s.players[seat]!.leader = NONE;
    f.at = '';
  },
  name(s, { seat }, { pick }) {
    if (pick.do === 'leader') nameLeader(s, seat, pick.survivor);
  },
});

export function leaders(own: readonly { readonly card: SurvivorNo }[]): Choice[] {
  return own.map(({ card }) => ({ do: 'leader', survivor: card }));
}

export function nameLeader(s: State, seat: Seat, survivor: SurvivorNo): void {
  s.players[seat]!.leader = survivor;
  if (survivor !== NONE) emit(s, { type: 'leaderNamed', seat, survivor });
}
