/** In the page that is built for tests in the place of `src/games/further.ts`: the pilot, drawn as the bare facts. */
import type { FurtherGame } from '../src/games/further.ts';

const entry = async () => (await import('@horda/testing/pilot-entry')).pilotEntry();

export const FURTHER: readonly FurtherGame[] = [
  {
    cover: {
      id: 'pilot',
      title: { pl: 'Placówka', en: 'The Outpost' },
      players: [3, 5],
      length: '10 min',
      about: {
        pl: 'Garstka ludzi w śniegu, a wśród nich być może zdrajca.',
        en: 'A few people in the snow, and perhaps a traitor.',
      },
      budget: null,
      load: async () => {
        const { genericGame } = await import('../src/games/generic.tsx');
        const { game, texts, textsOfPack, cite, rules, headings } = await entry();
        const { id, players, options } = game;
        const rulebook = async () => ({ rules, headings });
        return genericGame({ id, players, options, texts, textsOfPack, cite, rulebook });
      },
    },
    rules: entry,
  },
];
