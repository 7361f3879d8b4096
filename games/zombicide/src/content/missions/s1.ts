/**
 * The Last Bus: one long building parts the east street from the west; the way round is open but long, the way
 * through is short and full. Texts: `text/missions/s1.ts`.
 */
import { numbers } from '../zombie-cards.ts';
import type { MissionData } from '../mission.ts';

export const S1: MissionData = {
  id: 'S1',
  source: { kind: 'house' },
  difficulty: 'easy',
  minutes: 45,
  survivors: [6, 6],
  rules: 'classic',
  knockout: false,
  layout: [
    { tile: '4V', row: 0, column: 0, turned: 270 },
    { tile: '1R', row: 0, column: 1, turned: 180 },
    { tile: '2R', row: 0, column: 2, turned: 0 },
    { tile: '9R', row: 1, column: 0, turned: 270 },
    { tile: '7R', row: 1, column: 1, turned: 0 },
    { tile: '5R', row: 1, column: 2, turned: 180 },
  ],
  starts: ['9R.s2'],
  spawns: [
    { zone: '4V.s5', colour: 'red' },
    { zone: '2R.s6', colour: 'blue', asleep: true },
    { zone: '7R.s7', colour: 'green', asleep: true },
  ],
  crates: ['9R.r1', '7R.r1'],
  exits: [{ zone: '2R.s3', exit: 'out' }],
  exitsOpen: 'afterGoals',
  zombieCards: [...numbers(1, 18), ...numbers(37, 40)],
  goals: [
    { id: 'bus', test: 'cardsRevealed', cards: ['S1-T1', 'S1-T2'] },
    { id: 'allOut', test: 'allOut' },
  ],
  cards: [
    { id: 'S1-T1', kind: 'token', at: { zone: '4V.r3' }, effects: [{ op: 'gainAp', who: 'revealer', n: 5 }] },
    {
      id: 'S1-T2',
      kind: 'token',
      at: { zone: '1R.r3' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'wakeSpawn', colour: 'blue' },
      ],
    },
    { id: 'S1-E4', kind: 'event', at: { round: 4 }, effects: [{ op: 'wakeSpawn', colour: 'green' }] },
  ],
};
