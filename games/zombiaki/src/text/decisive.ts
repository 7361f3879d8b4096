/** What decides a game of Zombiaki: zombies that are destroyed, and zombies that come near the Barricade. */
import type { Decisive } from '@horda/parts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

/** The fields of street I, the last before the Barricade, are 0 to 2; those of street II are 3 to 5. (Z14) */
const NEAR = 2;
const HALFWAY = 5;

export const decisive: Decisive<View, Event> = {
  cost(e, { leaders: [zombies, humans] }) {
    if (e.type === 'zombieDestroyed') return { seat: zombies!, n: e.field <= HALFWAY ? 2 : 1 };
    if (e.type !== 'zombieMoved' || e.to > e.from || e.to < 0) return null;
    return e.to <= NEAR ? { seat: humans!, n: 3 } : null;
  },
};
