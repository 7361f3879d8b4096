import { call, askUnlessOne, rule, type Seat } from '@horda/kernel';
import type { Resource } from '../content/resources.ts';
import { noise } from '../rules/noise.ts';
import { sendOne } from '../rules/send-one.ts';
import { targets } from '../rules/shelter.ts';
import type { Card, Choice, State } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** Drone: send 1 zombie from your shelter to another player's, where it causes noise. (C96–C98, A11) */
export const sendLoudly = (card: Resource, aim: string, why: RuleId): Card => ({
  blocked: (s, seat) => (s.shelters[seat]!.zombies.length > 0 ? null : why),
  effect: rule<State, { seat: Seat }, Choice & { do: 'target' }>(card)({
    aim(s, { seat }, f) {
      askUnlessOne(s, f, seat, aim, targets(s, seat));
    },
    fly(s, { seat }, { pick }) {
      call(s, sendOne, { seat, to: pick.seat, why });
    },
    buzz(s, _my, { pick }) {
      noise(s, pick.seat);
    },
  }),
});
