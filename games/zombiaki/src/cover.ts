/** What is said of Zombiaki II before any of it is loaded. */
import type { Cover } from '@horda/parts';

export const cover: Cover = {
  id: 'zombiaki',
  title: { pl: 'Zombiaki II', en: 'Zombiaki II' },
  players: [2, 2],
  length: '40 min',
  about: {
    pl: 'Pojedynek, dwie talie. Prowadź umarłych na barykadę albo trzymaj ją do świtu.',
    en: 'A duel with two decks. Lead the dead to the barricade, or hold it until dawn.',
  },
  budget: { drawing: 77_000, rules: 33_500, rulebook: 54_000 },
  packs: true,
};
