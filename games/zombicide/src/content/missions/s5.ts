/**
 * Three Lights: five small buildings along two crossings: short sight lines, so light matters more than range. Texts:
 * `text/missions/s5.ts`.
 */
import { numbers } from '../zombie-cards.ts';
import type { MissionData } from '../mission.ts';

export const S5: MissionData = {
  id: 'S5',
  source: { kind: 'house' },
  difficulty: 'hard',
  minutes: 75,
  survivors: [6, 6],
  rules: 'washington',
  knockout: false,
  startHour: 1,
  layout: [
    { tile: '8R', row: 0, column: 0, turned: 180 },
    { tile: '9R', row: 0, column: 1, turned: 90 },
    { tile: '1V', row: 0, column: 2, turned: 180 },
    { tile: '6R', row: 1, column: 0, turned: 90 },
    { tile: '5R', row: 1, column: 1, turned: 90 },
    { tile: '7R', row: 1, column: 2, turned: 0 },
  ],
  starts: ['9R.s5'],
  spawns: [
    { zone: '9R.s1', colour: 'red' },
    { zone: '8R.s7', colour: 'blue', asleep: true },
  ],
  crates: ['9R.r1', '5R.r1', '6R.r2'],
  exits: [{ zone: '6R.s7', exit: 'out' }],
  exitsOpen: 'afterGoals',
  setup: [{ op: 'handOut', card: 'flashlight', n: 2 }],
  zombieCards: [...numbers(1, 18), ...numbers(37, 40)],
  goals: [
    { id: 'lights', test: 'cardsRevealed', cards: ['S5-T1', 'S5-T2', 'S5-T3'] },
    { id: 'allOut', test: 'allOut' },
  ],
  cards: [
    {
      id: 'S5-T1',
      kind: 'token',
      at: { zone: '8R.r1' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'lightUp', zones: ['8R.r1'] },
      ],
    },
    {
      id: 'S5-T2',
      kind: 'token',
      at: { zone: '1V.r2' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'lightUp', zones: ['1V.r2'] },
      ],
    },
    {
      id: 'S5-T3',
      kind: 'token',
      at: { zone: '7R.r1' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'lightUp', zones: ['7R.r1'] },
      ],
    },
    { id: 'S5-E5', kind: 'event', at: { hour: 5 }, effects: [{ op: 'wakeSpawn', colour: 'blue' }] },
  ],
};
