/** What decides a game of Cisza: people who are lost, and shelters that fall. */
import type { Decisive } from '@horda/parts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

export const decisive: Decisive<View, Event> = {
  cost(e) {
    if (e.type === 'survivorsLost') return { seat: e.shelter, n: e.cards.length };
    if (e.type === 'survivorSacrificed') return { seat: e.shelter, n: 1 };
    if (e.type === 'survivorBribed') return { seat: e.from, n: 1 };
    return e.type === 'playerEliminated' ? { seat: e.seat, n: 2 } : null;
  },
  falls: (e) => (e.type === 'playerEliminated' ? e.seat : null),
  isOut: ({ shelters }, seat) => shelters[seat]?.alive === false,
};
