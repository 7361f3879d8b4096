/** What decides a mission of Zombicide: wounds and deaths of the team, and objectives that are reached. */
import type { Decisive } from '@horda/parts';
import type { Event } from '../state.ts';

export const decisive: Decisive<object, Event> = {
  cost(e) {
    switch (e.type) {
      case 'survivorDied':
        return { seat: null, n: 5 };
      case 'survivorDown':
        return { seat: null, n: 3 };
      case 'survivorHurt':
        return { seat: null, n: e.n };
      case 'cardRevealed':
        return { seat: null, n: -3 };
      case 'zombiesKilled':
        return { seat: null, n: -e.n / 2 };
      default:
        return null;
    }
  },
};
