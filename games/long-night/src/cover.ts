/** What is said of The Long Night before any of it is loaded. */
import type { Cover } from '@horda/parts';

export const cover: Cover = {
  id: 'long-night',
  title: { pl: 'Długa Noc', en: 'The Long Night' },
  players: [2, 5],
  length: '2–3 h',
  about: {
    pl: 'Kolonia, zima i ktoś, kto być może kłamie.',
    en: 'A colony, a winter, and one of you who may be lying.',
  },
  budget: { drawing: 46_000, words: 74_500, rules: 77_500, rulebook: 49_000 },
  packs: true,
};
