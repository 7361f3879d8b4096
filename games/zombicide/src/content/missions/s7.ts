/**
 * Two Shadows: one house stands alone in a ring of street, and two arms run to the corners: a small team can always
 * walk on, but never far. Texts: `text/missions/s7.ts`.
 */
import { numbers } from '../zombie-cards.ts';
import type { MissionData } from '../mission.ts';

export const S7: MissionData = {
  id: 'S7',
  source: { kind: 'house' },
  difficulty: 'medium',
  minutes: 40,
  survivors: [2, 4],
  rules: 'classic',
  knockout: false,
  layout: [
    { tile: '7R', row: 0, column: 0, turned: 270 },
    { tile: '4R', row: 0, column: 1, turned: 180 },
    { tile: '5R', row: 1, column: 0, turned: 90 },
    { tile: '9R', row: 1, column: 1, turned: 0 },
  ],
  starts: ['5R.s3'],
  spawns: [
    { zone: '7R.s3', colour: 'red' },
    { zone: '4R.s4', colour: 'blue', asleep: true },
    { zone: '9R.s5', colour: 'green', asleep: true },
  ],
  crates: ['4R.r2', '5R.r1'],
  exits: [{ zone: '7R.s5', exit: 'out' }],
  exitsOpen: 'afterGoals',
  zombieCards: [...numbers(1, 16), ...numbers(37, 40)],
  withoutSpawns: { 2: ['4R.s4', '9R.s5'], 3: ['4R.s4'], 4: ['9R.s5'] },
  goals: [
    { id: 'gear', test: 'cardsRevealed', cards: ['S7-T1', 'S7-T2', 'S7-T3'] },
    { id: 'allOut', test: 'allOut' },
  ],
  cards: [
    {
      id: 'S7-T1',
      kind: 'token',
      at: { zone: '7R.r1' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'heal', who: 'revealer', n: 1 },
      ],
    },
    {
      id: 'S7-T2',
      kind: 'token',
      at: { zone: '5R.r2' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'draw', deck: 'equipment', n: 1, who: 'revealer' },
      ],
    },
    { id: 'S7-T3', kind: 'token', at: { zone: '9R.r1' }, effects: [{ op: 'gainAp', who: 'revealer', n: 5 }] },
    { id: 'S7-E7', kind: 'event', at: { round: 7 }, effects: [{ op: 'wakeSpawn', colour: 'blue' }] },
    { id: 'S7-E8', kind: 'event', at: { round: 8 }, effects: [{ op: 'wakeSpawn', colour: 'green' }] },
  ],
};
