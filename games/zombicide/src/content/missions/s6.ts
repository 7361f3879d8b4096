/**
 * No Man's Land: the two no-man's-land tiles lie side by side under a row of houses; sandbags close the tank on two
 * sides and part 10V.ne from 10V.e. Texts: `text/missions/s6.ts`.
 */
import { numbers } from '../zombie-cards.ts';
import type { MissionData } from '../mission.ts';

export const S6: MissionData = {
  id: 'S6',
  source: { kind: 'house' },
  difficulty: 'medium',
  minutes: 75,
  survivors: [6, 6],
  rules: 'washington',
  knockout: false,
  layout: [
    { tile: '6R', row: 0, column: 0, turned: 270 },
    { tile: '2R', row: 0, column: 1, turned: 180 },
    { tile: '5R', row: 0, column: 2, turned: 90 },
    { tile: '10V', row: 1, column: 0, turned: 0 },
    { tile: '11V', row: 1, column: 1, turned: 180 },
    { tile: '9R', row: 1, column: 2, turned: 0 },
  ],
  starts: ['6R.s7'],
  spawns: [
    { zone: '5R.s1', colour: 'red' },
    { zone: '9R.s8', colour: 'blue', asleep: true },
    { zone: '10V.sw', colour: 'red' },
  ],
  crates: ['6R.r2', '5R.r1', '9R.r1'],
  exits: [{ zone: '5R.s2', exit: 'out' }],
  exitsOpen: 'afterGoals',
  humvee: { zone: '11V.c' },
  zombieCards: [...numbers(1, 20), 23, 24, 27, 29, 31, 33, 35, ...numbers(37, 40)],
  goals: [
    { id: 'radio', test: 'cardsRevealed', cards: ['S6-T1', 'S6-T2', 'S6-T3'] },
    { id: 'allOut', test: 'allOut' },
  ],
  cards: [
    {
      id: 'S6-T1',
      kind: 'token',
      at: { zone: '10V.c' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'wakeSpawn', colour: 'blue' },
      ],
    },
    {
      id: 'S6-T2',
      kind: 'token',
      at: { zone: '11V.n' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'draw', deck: 'secretService', n: 2, who: 'revealer' },
      ],
    },
    { id: 'S6-T3', kind: 'token', at: { zone: '2R.r3' }, effects: [{ op: 'gainAp', who: 'revealer', n: 5 }] },
  ],
};
