/** In the page that is built for tests in the place of `src/games/further.ts`: the pilot, drawn as the bare facts. */
import { pilotEntry } from '@horda/testing/pilot-entry';
import type { FurtherGame } from '../src/games/further.ts';

const { game, texts } = pilotEntry();

export const FURTHER: readonly FurtherGame[] = [
  {
    cover: {
      id: game.id,
      title: { pl: texts.pl.title, en: texts.en.title },
      players: game.players.join('–'),
      length: '10 min',
      about: { pl: texts.pl.about, en: texts.en.about },
      load: async () => {
        const { genericGame } = await import('../src/games/generic.tsx');
        const { players, options } = game;
        const { id } = game;
        const { textsOfPack, cite, rules, headings } = pilotEntry();
        return genericGame({
          id,
          players,
          options,
          texts,
          textsOfPack,
          cite,
          rulebook: async () => ({ rules, headings }),
        });
      },
    },
    rules: async () => pilotEntry(),
  },
];
