/** What decides a game of Zombiaki, and the picture of the side that won. */
import type { Event } from '@horda/zombiaki/state';
import { decisive } from '@horda/zombiaki/text/decisive';
import type { View } from '@horda/zombiaki/view';
import type { Story } from '../game-story.ts';
import { dawn, END_BOX, overTheTop } from './end-pictures.ts';
import { WORDS } from './text/of.ts';

export const story: Story<View, Event> = {
  ...decisive,
  picture({ ending }, language) {
    if (ending === null) return null;
    const stamp = WORDS[language].finales[ending];
    return ending === 'dawn'
      ? { markup: dawn(), box: END_BOX, stamp, good: true }
      : { markup: overTheTop(), box: END_BOX, stamp, good: false };
  },
};
