/** What is counted at the end of a game of The Long Night. */
import type { Event } from '@horda/long-night/state';
import type { Statistic } from '../web-game.ts';

export const STATISTICS: readonly Statistic<Event>[] = [
  {
    label: { pl: 'karty dodane do zagrożeń', en: 'cards added to crises' },
    count: (e) => (e.type === 'contributed' ? { seat: e.seat, n: 1 } : null),
  },
  {
    label: { pl: 'karty zostawione po szukaniu', en: 'cards kept from searches' },
    count: (e) => (e.type === 'cardKept' ? { seat: e.seat, n: 1 } : null),
  },
  {
    label: { pl: 'straceni ocalali', en: 'survivors lost' },
    count: (e) => (e.type === 'died' ? { seat: e.seat, n: 1 } : null),
  },
];
