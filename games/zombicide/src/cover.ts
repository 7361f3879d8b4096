/** What is said of Zombicide 2e before any of it is loaded. */
import type { Cover } from '@horda/parts';

export const cover: Cover = {
  id: 'zombicide',
  title: { pl: 'Zombicide 2e', en: 'Zombicide 2e' },
  players: [1, 6],
  length: '1–3 h',
  about: {
    pl: 'Drzwi po drzwiach przez stolicę. Kampania z zegarem.',
    en: 'Door by door through the capital. A campaign with a clock.',
  },
  budget: { drawing: 50_000, words: 36_500, rules: 70_000, rulebook: 58_000 },
  packs: true,
};
