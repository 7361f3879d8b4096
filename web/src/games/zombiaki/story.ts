/** What decides a game of Zombiaki: zombies that are destroyed, and zombies that come near the Barricade. */
import type { Event } from '@horda/zombiaki/state';
import type { View } from '@horda/zombiaki/view';
import type { Story } from '../web-game.ts';
import { dawn, END_BOX, overTheTop } from './end-pictures.ts';
import { WORDS } from './text/of.ts';

/** The fields of street I, the last before the Barricade, are 0 to 2; those of street II are 3 to 5. (Z14) */
const NEAR = 2;
const HALFWAY = 5;

export const story: Story<View, Event> = {
  cost(e, { leaders: [zombies, humans] }) {
    if (e.type === 'zombieDestroyed') return { seat: zombies!, n: e.field <= HALFWAY ? 2 : 1 };
    if (e.type !== 'zombieMoved' || e.to > e.from || e.to < 0) return null;
    return e.to <= NEAR ? { seat: humans!, n: 3 } : null;
  },
  picture({ ending }, language) {
    if (ending === null) return null;
    const stamp = WORDS[language].finales[ending];
    return ending === 'dawn'
      ? { markup: dawn(), box: END_BOX, stamp, good: true }
      : { markup: overTheTop(), box: END_BOX, stamp, good: false };
  },
};
