/** What decides a game of Cisza: people who are lost, and shelters that fall. */
import type { Event } from '@horda/cisza/state';
import type { View } from '@horda/cisza/view';
import type { Story } from '../web-game.ts';
import { HOUSE_BOX, lastHouse } from './last-house.ts';
import { WORDS } from './text/of.ts';

export const story: Story<View, Event> = {
  cost(e) {
    if (e.type === 'survivorsLost') return { seat: e.shelter, n: e.cards.length };
    if (e.type === 'survivorSacrificed') return { seat: e.shelter, n: 1 };
    if (e.type === 'survivorBribed') return { seat: e.from, n: 1 };
    return e.type === 'playerEliminated' ? { seat: e.seat, n: 2 } : null;
  },
  falls: (e) => (e.type === 'playerEliminated' ? e.seat : null),
  isOut: ({ shelters }, seat) => shelters[seat]?.alive === false,
  picture({ winners, shelters }, language) {
    const [winner] = winners;
    if (winner === undefined || winners.length > 1) return null;
    const address = WORDS[language].addresses[winner] ?? '';
    const number = Number(/\d+/.exec(address)?.[0] ?? winner + 1);
    const markup = lastHouse(
      shelters[winner]!.survivors.map((card) => card),
      number,
    );
    return { markup, box: HOUSE_BOX, stamp: address, good: true };
  },
};
