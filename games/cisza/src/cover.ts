/** What is said of Cisza before any of it is loaded. */
import type { Cover } from '@horda/parts';

export const cover: Cover = {
  id: 'cisza',
  title: { pl: 'Cisza', en: 'Cisza' },
  players: [2, 6],
  length: '20 min',
  about: {
    pl: 'Karty. Hałas budzi umarłych, więc szepcz albo spraw, by krzyknął sąsiad.',
    en: 'Cards. Noise wakes the dead, so whisper, or make your neighbour scream.',
  },
  budget: { drawing: 43_000, rules: 11_500, rulebook: 16_800 },
  packs: true,
};
