/** What is counted at the end of a game of Zombicide. */
import type { Event } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';
import type { Statistic } from '../web-game.ts';

const ownerOf = ({ survivors }: View, survivor: number): number => survivors[survivor]?.owner ?? 0;

export const STATISTICS: readonly Statistic<Event, View>[] = [
  {
    label: { pl: 'zabite zombie', en: 'zombies killed' },
    count: (e, view) => (e.type === 'zombiesKilled' ? { seat: ownerOf(view, e.by), n: e.n } : null),
  },
  {
    label: { pl: 'odkryte karty celu', en: 'objective cards revealed' },
    count: (e, view) => (e.type === 'cardRevealed' ? { seat: ownerOf(view, e.survivor), n: 1 } : null),
  },
  {
    label: { pl: 'rany', en: 'wounds' },
    count: (e, view) => (e.type === 'survivorHurt' ? { seat: ownerOf(view, e.survivor), n: e.n } : null),
  },
];
