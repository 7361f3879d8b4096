import { call, rule } from '@horda/kernel';
import { NOTHING, NOW, withoutEffect } from '../rules/aiming.ts';
import { LANES, laneOf } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { canRetreat } from '../rules/moving.ts';
import { findZombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { CardId, State } from '../state.ts';

interface Locals extends Aimed {
  /** All who stood there when the card was played. */
  zombies?: readonly CardId[];
  lane?: number;
}

/** Every zombie goes back one field if it can, lane by lane. (P491, P492) */
export const getOut: Play = {
  targets: (s) => (s.zombies.some((z) => canRetreat(s, z)) ? NOW : NOTHING),
  why: withoutEffect,
  effect: rule<State, Locals>('getOut')({
    shout(s, _my, f) {
      f.my.zombies = s.zombies.map(({ card }) => card);
    },
    lane(s, { zombies, lane = 0 }, f) {
      if (lane === LANES.length) return;
      const here = zombies!.filter((card) => isInLane(s, card, lane));
      f.my.lane = lane + 1;
      f.at = 'lane';
      if (here.length > 0) call(s, LATER.retreat, { zombies: here });
    },
  }),
};

function isInLane(s: State, card: CardId, lane: number): boolean {
  const z = findZombie(s, card);
  return z !== null && laneOf(z.field) === lane;
}
