/** The end of B2 in the bandit raid: accusations, and the betrayer's moment. (L326–L331) */
import { ask, call, rule, type Seat } from '@horda/kernel';
import { allHold } from '../conditions/conditions.ts';
import { END } from '../declared.ts';
import { context } from '../effects/context.ts';
import { conditionsOf, isBetrayer } from '../rules/ending.ts';
import { accuse, canBeAccused } from '../rules/exile.ts';
import { putAt } from '../rules/putting.ts';
import { isExiled, nonExiled, seatsFrom } from '../rules/table.ts';
import { COLONY, type Choice, type State } from '../state.ts';

export const reckoning = rule<State, { left: readonly Seat[] }, Choice>('reckoning')({
  /** Q105: from the first player on, each may call one vote, exiled or not. L220: not in the co-operative game. */
  accuse(s, { left: [seat] }, f) {
    if (seat === undefined || s.options.mode === 'coop') return void (f.at = 'tempt');
    const accusable = seatsFrom(s, seat).filter((whom) => whom !== seat && canBeAccused(s, whom));
    if (accusable.length === 0) f.at = 'tempt';
    else
      ask<Choice>(s, seat, 'reckoning.accuse', [
        ...accusable.map((whom): Choice => ({ do: 'accuse', seat: whom })),
        { do: 'letPass' },
      ]);
  },
  judge(s, my, f) {
    const [seat, ...left] = my.left;
    my.left = left;
    f.at = 'accuse';
    if (f.pick.do === 'accuse') accuse(s, seat!, f.pick.seat);
  },
  /**
   * L327, Q104: a betrayer who meets the own conditions may win. All who are not exiled get the question, so that
   * nobody learns whom it means; the others can only go on.
   */
  tempt(s, _my, f) {
    if (s.options.mode === 'coop') return void (f.at = 'home');
    for (const seat of nonExiled(s))
      ask<Choice>(s, seat, 'reckoning.tempt', mayWin(s, seat) ? [{ do: 'no' }, { do: 'yes' }] : [{ do: 'no' }]);
  },
  decide(s, _my, f) {
    if (f.votes.some(([pick]) => pick?.do === 'yes')) return call(s, END, { ending: 'betrayal' });
    // L328, N5: whoever of them is the betrayer needs more from now on.
    for (const seat of nonExiled(s)) s.players[seat]!.needsDespair = true;
  },
  /** L331, N12 */
  home(s) {
    for (const one of s.survivors) if (!isExiled(s, one)) putAt(s, one.card, COLONY);
  },
});

function mayWin(s: State, seat: Seat): boolean {
  if (!isBetrayer(s, seat)) return false;
  return allHold(s, conditionsOf(s, seat), context(s, { deck: 'objective', card: s.main }, seat));
}
