/** What is said of Gear Up before any of it is loaded. */
import type { Cover } from '@horda/parts';

export const cover: Cover = {
  id: 'gear-up',
  title: { pl: 'Broń w dłoń', en: 'Gear Up' },
  players: [1, 6],
  length: '45 min',
  about: {
    pl: 'Wykreślaj trafienia na hordzie. Potem wchodzi boss.',
    en: 'Draw your hits on the horde. Then the boss walks in.',
  },
  budget: { drawing: 68_000, rules: 31_000, rulebook: 30_000 },
  packs: true,
};
