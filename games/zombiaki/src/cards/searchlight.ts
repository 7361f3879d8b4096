import { call, rule } from '@horda/kernel';
import type { Printed } from '../content/printed.ts';
import { aimedAt, atLane, meant } from '../rules/aiming.ts';
import { printed } from '../rules/cards.ts';
import { LANES, laneOf } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { laneIsHidden, lineBlocked } from '../rules/line-of-fire.ts';
import { canRetreat } from '../rules/moving.ts';
import { zombiesInLane } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Lane, State, Target, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** All zombies of a lane with a free line of fire go back one field, if at least one can. (K411, P481, P482) */
export const searchlight: Play = {
  // Whoever goes first finds the board as it is now: if nobody can go, the whole lane stays.
  targets: (s, card) => LANES.filter((lane) => lit(s, card, lane).some((z) => canRetreat(s, z))).map(atLane),
  why: whyNot,
  effect: rule<State, Aimed>('searchlight')({
    dazzle(s, { card, target }) {
      const zombies = lit(s, printed(s, card), aimedAt(target, 'lane').lane);
      call(s, LATER.retreat, { zombies: zombies.map((z) => z.card) });
    },
  }),
};

function lit(s: State, card: Printed, lane: Lane): Zombie[] {
  return zombiesInLane(s, lane).filter((z) => lineBlocked(s, card, z.field) === null);
}

function whyNot(s: State, card: Printed, target: Target | null): RuleId {
  const lane = target?.do === 'lane' ? target.lane : laneMeant(s, target);
  return lane !== null && laneIsHidden(s, lane) ? 'K281' : card.rule;
}

function laneMeant(s: State, target: Target | null): Lane | null {
  const z = target === null ? null : meant(s, target);
  return z === null ? null : laneOf(z.field);
}
