import { call, askUnlessOne, reveal, rule, type Seat } from '@horda/kernel';
import type { Resource } from '../content/resources.ts';
import { takeTop } from '../rules/city.ts';
import { settleHorde } from '../rules/horde.ts';
import { sendOne } from '../rules/send-one.ts';
import { arrive, targets } from '../rules/shelter.ts';
import type { Card, Choice, State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/**
 * Surprise!: send 1 zombie from your shelter, and then the top card of the city as a zombie, to another player. A Horde
 * turned up this way is settled instead. Either half alone will do. (C99, A7–A10)
 */
export const sendWithTop = (card: Resource, aim: string, why: RuleId): Card => ({
  blocked: (s, seat) => (s.shelters[seat]!.zombies.length > 0 || topGoes(s) ? null : 'A10'),
  effect: rule<State, { seat: Seat }, Choice & { do: 'target' }>(card)({
    aim(s, { seat }, f) {
      askUnlessOne(s, f, seat, aim, targets(s, seat));
    },
    hand(s, { seat }, { pick }) {
      if (s.shelters[seat]!.zombies.length > 0) call(s, sendOne, { seat, to: pick.seat, why });
    },
    spring(s, _my, { pick }) {
      if (!topGoes(s)) return;
      if (!s.turned) reveal(s);
      const top = takeTop(s);
      if (s.kinds[top] === 'horde') settleHorde(s, top);
      else arrive(s, top, pick.seat, why);
    },
  }),
});

/** The top card goes whatever it shows; by the other reading only when it shows a zombie. (A7) */
function topGoes(s: State): boolean {
  return s.options.surprise === 'turn' ? s.city > 0 : s.turned;
}
