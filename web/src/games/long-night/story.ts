/** What decides a game of The Long Night: morale, and survivors who die. */
import type { Event } from '@horda/long-night/state';
import type { View } from '@horda/long-night/view';
import type { Story } from '../web-game.ts';

export const story: Story<View, Event> = {
  cost(e) {
    if (e.type === 'died') return { seat: null, n: 1 };
    return e.type === 'moraleChanged' ? { seat: null, n: -e.by } : null;
  },
  isOut: ({ players }, seat) => players[seat]?.out === true,
};
