/** In the page that is built for tests in the place of `src/games/further.ts`: the pilot, drawn as the bare facts. */
import { pilotEntry } from '@horda/testing/pilot-entry';
import type { FurtherGame } from '../src/games/further.ts';

// Imported at once: in a script of its own it would share one with other games, which are weighed without it.
const entry = pilotEntry();

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
        const { game, texts, textsOfPack, cite, rules, headings, leaflet } = entry;
        const { id, players, options } = game;
        const rulebook = async () => ({ rules, headings });
        return genericGame({ id, players, options, texts, textsOfPack, cite, rulebook, leaflet: async () => leaflet });
      },
    },
    rules: async () => entry,
  },
];
