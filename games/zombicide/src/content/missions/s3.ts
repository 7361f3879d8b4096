/**
 * Three From the Fourth Floor: two long streets and two large buildings; each civilian waits in a lit room right
 * behind a door. Texts: `text/missions/s3.ts`.
 */
import { numbers } from '../zombie-cards.ts';
import type { MissionData } from '../mission.ts';

export const S3: MissionData = {
  id: 'S3',
  source: { kind: 'house' },
  difficulty: 'hard',
  minutes: 65,
  survivors: [6, 6],
  rules: 'classic',
  knockout: false,
  layout: [
    { tile: '6R', row: 0, column: 0, turned: 270 },
    { tile: '5R', row: 0, column: 1, turned: 270 },
    { tile: '1R', row: 0, column: 2, turned: 0 },
    { tile: '2V', row: 0, column: 3, turned: 270 },
    { tile: '8R', row: 1, column: 0, turned: 0 },
    { tile: '9R', row: 1, column: 1, turned: 0 },
    { tile: '4R', row: 1, column: 2, turned: 270 },
    { tile: '3V', row: 1, column: 3, turned: 90 },
  ],
  starts: ['5R.s6'],
  spawns: [
    { zone: '5R.s7', colour: 'red' },
    { zone: '2V.s5', colour: 'red' },
    { zone: '8R.s6', colour: 'blue', asleep: true },
  ],
  crates: ['6R.r2', '5R.r1', '4R.r2', '9R.r1'],
  exits: [{ zone: '3V.s2', exit: 'out' }],
  exitsOpen: 'always',
  companionsNeeded: 2,
  setup: [
    { op: 'companion', companion: 'hania', stands: '6R.r2' },
    { op: 'companion', companion: 'borys', stands: '8R.r1' },
    { op: 'companion', companion: 'pola', stands: '4R.r2' },
  ],
  zombieCards: [...numbers(1, 20), 23, 24, 27, 29, 31, 33, 35, ...numbers(37, 40)],
  goals: [
    { id: 'rescued', test: 'companionsOut', n: 2 },
    { id: 'allOut', test: 'allOut' },
  ],
  cards: [{ id: 'S3-E3', kind: 'event', at: { round: 3 }, effects: [{ op: 'wakeSpawn', colour: 'blue' }] }],
};
