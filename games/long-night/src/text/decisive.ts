/** What decides a game of The Long Night: morale, and survivors who die. */
import type { Decisive } from '@horda/parts';
import type { Event } from '../state.ts';
import type { View } from '../view.ts';

export const decisive: Decisive<View, Event> = {
  cost(e) {
    if (e.type === 'died') return { seat: null, n: 1 };
    return e.type === 'moraleChanged' ? { seat: null, n: -e.by } : null;
  },
  isOut: ({ players }, seat) => players[seat]?.out === true,
};
