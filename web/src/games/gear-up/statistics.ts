/** What is counted at the end of a game of Gear Up. */
import type { Event } from '@horda/gear-up/state';
import type { Statistic } from '../web-game.ts';

export const STATISTICS: readonly Statistic<Event>[] = [
  {
    label: { pl: 'zombie zabite na ulicy', en: 'zombies killed in the street' },
    count: (e) => (e.type === 'zombieKilled' ? { seat: e.street, n: 1 } : null),
  },
  {
    label: { pl: 'ulepszenia', en: 'upgrades' },
    count: (e) => (e.type === 'upgraded' ? { seat: e.seat, n: 1 } : null),
  },
  {
    label: { pl: 'utracone zdrowie', en: 'health lost' },
    count: (e) => (e.type === 'damaged' ? { seat: e.seat, n: e.health } : null),
  },
];
