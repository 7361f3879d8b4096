/** Zombicide taught in the first rounds of the mission The First Door. */
import { DEFAULTS } from '@horda/zombicide/options';
import type { Choice } from '@horda/zombicide/state';
import type { Tutorial } from '../web-game.ts';

export const tutorial: Tutorial<Choice> = {
  seats: 1,
  learner: 0,
  names: { pl: ['Sowa'], en: ['Owl'] },
  options: { ...DEFAULTS, mission: 'S0' },
  seed: [1, 2, 3, 4],
  bot: 'greedy',
  steps: [
    {
      kind: 'do',
      choice: { do: 'activate', survivor: 0 },
      mark: null,
      title: { pl: 'Czyja tura?', en: 'Whose turn?' },
      text: {
        pl: 'Prowadzisz sześcioro Ocalałych, jednego po drugim, w dowolnej kolejności. Zacznij od Amy.',
        en: 'You lead six survivors, one after another, in any order. Begin with Amy.',
      },
    },
  ],
};
