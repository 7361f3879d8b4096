/**
 * Stocktaking: four buildings with many doors round two crossings, so the order of the visits is a real choice.
 * Texts: `text/missions/s2.ts`.
 */
import { numbers } from '../zombie-cards.ts';
import type { MissionData } from '../mission.ts';

export const S2: MissionData = {
  id: 'S2',
  source: { kind: 'house' },
  difficulty: 'medium',
  minutes: 60,
  survivors: [6, 6],
  rules: 'classic',
  knockout: false,
  layout: [
    { tile: '4R', row: 0, column: 0, turned: 180 },
    { tile: '8R', row: 0, column: 1, turned: 90 },
    { tile: '5R', row: 0, column: 2, turned: 180 },
    { tile: '7R', row: 1, column: 0, turned: 90 },
    { tile: '2V', row: 1, column: 1, turned: 270 },
    { tile: '3V', row: 1, column: 2, turned: 270 },
  ],
  starts: ['4R.s1'],
  spawns: [
    { zone: '4R.s6', colour: 'red' },
    { zone: '8R.s1', colour: 'red' },
    { zone: '3V.s3', colour: 'blue', asleep: true },
  ],
  crates: ['4R.r2', '5R.r1', '2V.r1'],
  zombieCards: [...numbers(1, 20), 23, 24, 27, 29, 31, 33, 35, ...numbers(37, 40)],
  goals: [{ id: 'stock', test: 'cardsRevealed', cards: ['S2-T1', 'S2-T2', 'S2-T3', 'S2-T4'] }],
  cards: [
    { id: 'S2-T1', kind: 'token', at: { zone: '4R.r1' }, effects: [{ op: 'gainAp', who: 'revealer', n: 5 }] },
    {
      id: 'S2-T2',
      kind: 'token',
      at: { zone: '7R.r1' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'heal', who: 'allInZone', n: 1 },
      ],
    },
    { id: 'S2-T3', kind: 'token', at: { zone: '5R.r2' }, effects: [{ op: 'gainAp', who: 'revealer', n: 5 }] },
    {
      id: 'S2-T4',
      kind: 'token',
      at: { zone: '3V.r3' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'wakeSpawn', colour: 'blue' },
      ],
    },
  ],
};
