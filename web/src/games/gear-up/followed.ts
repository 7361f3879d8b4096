/** What spectators are shown: the street, or the boss, that the last answer was about. */
import type { Event, Target } from '@horda/gear-up/state';
import { standing } from '@horda/gear-up/text/seen';
import type { View } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import type { Deed } from '../web-game.ts';

/** Whose street is looked at, or the boss. */
export type Pane = Seat | 'boss';

export interface Followed {
  readonly pane: Pane;
  /** The target that was marked or moved; null: nothing with a grid. */
  readonly target: Target | null;
}

/** Null: nobody has done anything yet. */
export function whereDone(view: View, { seat, events }: Deed<Event>): Followed | null {
  if (seat === null) return null;
  if (events.some(({ type }) => type === 'bossArrived')) return { pane: 'boss', target: null };
  for (const e of events) {
    if (!('seat' in e) || e.seat !== seat) continue;
    if (e.type === 'marked') return { pane: e.target < 0 ? 'boss' : e.street, target: e.target };
    if (e.type === 'ammoSpent')
      return { pane: e.target < 0 ? 'boss' : (standing(view, e.target)?.seat ?? seat), target: e.target };
    if (e.type === 'knockedBack') return { pane: e.street, target: e.zombie.card };
    if (e.type === 'assigned') return { pane: e.to, target: null };
  }
  return { pane: seat, target: null };
}
