import { rule } from '@horda/kernel';
import { aimedAt, atLane, byItsText } from '../rules/aiming.ts';
import { LANES } from '../content/board.ts';
import { laneIsHidden } from '../rules/line-of-fire.ts';
import { lay } from '../rules/things.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/** Until the next zombie turn no card that needs a free line of fire is aimed into one lane. (K281) */
export const fog: Play = {
  targets: (s) => LANES.filter((lane) => !laneIsHidden(s, lane)).map(atLane),
  why: byItsText,
  effect: rule<State, Aimed>('fog')({
    rollIn(s, { card, target }) {
      lay(s, card, aimedAt(target, 'lane').lane);
    },
  }),
};
