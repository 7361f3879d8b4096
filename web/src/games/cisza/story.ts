/** What decides a game of Cisza, and the picture of the side that won. */
import type { Event } from '@horda/cisza/state';
import { decisive } from '@horda/cisza/text/decisive';
import type { View } from '@horda/cisza/view';
import type { Story } from '../game-story.ts';
import { HOUSE_BOX, lastHouse } from './last-house.ts';
import { WORDS } from './text/of.ts';

export const story: Story<View, Event> = {
  ...decisive,
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
