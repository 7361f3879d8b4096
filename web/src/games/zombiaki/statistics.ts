/** What is counted at the end of a game of Zombiaki. */
import type { Event } from '@horda/zombiaki/state';
import type { Statistic } from '../web-game.ts';

export const STATISTICS: readonly Statistic<Event>[] = [
  {
    label: { pl: 'zagrane karty', en: 'cards played' },
    count: (e) => (e.type === 'cardPlayed' ? { seat: e.seat, n: 1 } : null),
  },
  {
    label: { pl: 'odrzucone karty', en: 'cards discarded' },
    count: (e) => (e.type === 'cardDiscarded' ? { seat: e.seat, n: 1 } : null),
  },
  {
    label: { pl: 'zniszczone zombiaki', en: 'zombies destroyed' },
    count: (e) => (e.type === 'zombieDestroyed' ? { seat: e.seat, n: 1 } : null),
  },
];
