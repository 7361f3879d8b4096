/** What decides a game of Gear Up: lost health, and zombies and bosses that fall. */
import type { Decisive } from '@horda/parts';
import type { Event } from '../state.ts';

export const decisive: Decisive<object, Event> = {
  cost(e) {
    if (e.type === 'damaged' && e.health > 0) return { seat: null, n: e.health + (e.left === 0 ? 3 : 0) };
    if (e.type === 'memberKilled') return { seat: null, n: -4 };
    return e.type === 'zombieKilled' ? { seat: null, n: -1 } : null;
  },
};
