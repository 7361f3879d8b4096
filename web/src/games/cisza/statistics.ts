/** What is counted at the end of a game of Cisza. */
import type { Event } from '@horda/cisza/state';
import type { Statistic } from '../web-game.ts';

export const STATISTICS: readonly Statistic<Event>[] = [
  {
    label: { pl: 'zagrane karty', en: 'cards played' },
    count: (e) => (e.type === 'cardPlayed' ? { seat: e.seat, n: 1 } : null),
  },
  {
    label: { pl: 'hałas w schronie', en: 'noise in the shelter' },
    count: (e) => (e.type === 'noiseMade' ? { seat: e.shelter, n: 1 } : null),
  },
  {
    label: { pl: 'zombie u drzwi', en: 'zombies at the door' },
    count: (e) => {
      if (e.type === 'zombieArrived') return { seat: e.shelter, n: 1 };
      return e.type === 'zombieSent' ? { seat: e.to, n: 1 } : null;
    },
  },
  {
    label: { pl: 'usunięte zombie', en: 'zombies eliminated' },
    count: (e) => (e.type === 'zombieEliminated' && e.shelter !== null ? { seat: e.shelter, n: 1 } : null),
  },
  {
    label: { pl: 'przyjęci ocalali', en: 'survivors taken in' },
    count: (e) => {
      if (e.type === 'survivorRescued') return { seat: e.shelter, n: 1 };
      return e.type === 'survivorBribed' ? { seat: e.to, n: 1 } : null;
    },
  },
  {
    label: { pl: 'utraceni ocalali', en: 'survivors lost' },
    count: (e) => {
      if (e.type === 'survivorsLost') return { seat: e.shelter, n: e.cards.length };
      if (e.type === 'survivorSacrificed') return { seat: e.shelter, n: 1 };
      return e.type === 'survivorBribed' ? { seat: e.from, n: 1 } : null;
    },
  },
];
