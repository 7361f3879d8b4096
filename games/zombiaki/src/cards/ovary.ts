import { call, rule } from '@horda/kernel';
import type { Printed } from '../content/printed.ts';
import { aimedAt, atLane, withoutEffect } from '../rules/aiming.ts';
import { printed, traitsOf } from '../rules/cards.ts';
import { LANES, laneOf } from '../content/board.ts';
import { absorbs } from '../rules/harm.ts';
import { holeUnder } from '../rules/holes.ts';
import { LATER } from '../rules/later.ts';
import { laneIsHidden, lineBlocked } from '../rules/line-of-fire.ts';
import { inOrder, isPet, shrink } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { CardId, Lane, State, Zombie } from '../state.ts';

interface Locals extends Aimed {
  /** Who has shrunk. */
  shrunk?: readonly CardId[];
}

/** All zombies of a lane up to the first wall become small ones, without being killed. (P471–P475, J12) */
export const ovary: Play = {
  targets: (s, card) => LANES.filter((lane) => struck(s, card, lane).some((z) => changes(s, z))).map(atLane),
  why: (s, card, target) => {
    if (target === null) return withoutEffect(s);
    return target.do === 'lane' && laneIsHidden(s, target.lane) ? 'K281' : card.rule;
  },
  effect: rule<State, Locals>('ovary')({
    shrink(s, { card, target }, f) {
      const hit = struck(s, printed(s, card), aimedAt(target, 'lane').lane).filter((z) => !absorbs(s, z));
      for (const z of hit) shrink(s, z, 'corpse');
      f.my.shrunk = hit.map((z) => z.card);
    },
    // A zombie made small on a hole has been weakened there and does not retreat. (P614, R73)
    sink(s, { shrunk }, f) {
      for (const zombie of shrunk!) {
        const trap = holeUnder(s, zombie);
        if (trap === null) continue;
        f.at = 'sink';
        return call(s, LATER.spring, { trap, zombie });
      }
    },
  }),
};

/** Whom it reaches: nobody behind a wall, and no pet. */
function struck(s: State, card: Printed, lane: Lane): Zombie[] {
  return inOrder(s.zombies).filter(
    (z) => laneOf(z.field) === lane && !isPet(s, z) && lineBlocked(s, card, z.field) === null,
  );
}

/** A small zombie with nothing on it would stay what it is. */
function changes(s: State, z: Zombie): boolean {
  const isLittle = z.faceDown || z.isSmall;
  if (!isLittle || z.strength > 1 || z.bonus > 0) return true;
  return z.attached.some(({ card }) => !traitsOf(s, card).takesWounds);
}
