import { call, offer, rule, type Seat } from '@horda/kernel';
import { noise } from '../rules/noise.ts';
import { sendOne } from '../rules/send-one.ts';
import { targets } from '../rules/shelter.ts';
import type { Card, Choice, State } from '../state.ts';

/** Send 1 zombie from your shelter to another player's, where it causes noise. (C96–C98, A11) */
export const drone: Card = {
  blocked: (s, seat) => (s.shelters[seat]!.zombies.length > 0 ? null : 'C96'),
  effect: rule<State, { seat: Seat }, Choice & { do: 'target' }>('drone')({
    aim(s, { seat }, f) {
      offer(s, f, seat, 'drone.aim', targets(s, seat));
    },
    fly(s, { seat }, { pick }) {
      call(s, sendOne, { seat, to: pick.seat, why: 'C96' });
    },
    buzz(s, _my, { pick }) {
      call(s, noise, { shelter: pick.seat });
    },
  }),
};
