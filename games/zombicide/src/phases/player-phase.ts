/** V26, V28: a player activates all own survivors one after another, in any order. */
import { askUnlessOne, call, rule, type Seat } from '@horda/kernel';
import { PLAYER, TURN } from '../declared.ts';
import { NONE, type Choice, type State } from '../state.ts';
import { offerTacticians } from '../turn/turn.ts';

export const player = rule<State, { seat: Seat }, Choice>(PLAYER)({
  choose(s, { seat }, f) {
    const options: Choice[] = [];
    for (let survivor = 0; survivor < s.survivors.length; survivor++) {
      const { owner, status, acted } = s.survivors[survivor]!;
      if (owner === seat && status === 'standing' && !acted) options.push({ do: 'activate', survivor });
    }
    if (options.length === 0) return void (f.at = '');
    // X60: those of other players may act now too.
    offerTacticians(s, NONE, seat, options);
    askUnlessOne(s, f, seat, 'player.choose', options);
  },
  activate(s, _my, f) {
    f.at = 'choose';
    if (f.pick.do === 'activate') call(s, TURN, { survivor: f.pick.survivor, extra: false });
  },
});
