/**
 * The Long Saturday: a full three by three block: five buildings, three dead ends, and two houses with a single
 * usable door for the locks. Texts: `text/missions/s4.ts`.
 */
import { numbers } from '../zombie-cards.ts';
import type { MissionData } from '../mission.ts';

export const S4: MissionData = {
  id: 'S4',
  source: { kind: 'house' },
  difficulty: 'veryHard',
  minutes: 120,
  survivors: [6, 6],
  rules: 'classic',
  knockout: false,
  layout: [
    { tile: '5R', row: 0, column: 0, turned: 180 },
    { tile: '3R', row: 0, column: 1, turned: 270 },
    { tile: '7R', row: 0, column: 2, turned: 0 },
    { tile: '1V', row: 1, column: 0, turned: 0 },
    { tile: '4R', row: 1, column: 1, turned: 270 },
    { tile: '8R', row: 1, column: 2, turned: 180 },
    { tile: '2V', row: 2, column: 0, turned: 90 },
    { tile: '6R', row: 2, column: 1, turned: 0 },
    { tile: '9R', row: 2, column: 2, turned: 90 },
  ],
  starts: ['1V.s5'],
  spawns: [
    { zone: '5R.s6', colour: 'red' },
    { zone: '9R.s3', colour: 'blue', asleep: true },
    { zone: '2V.s5', colour: 'green', asleep: true },
  ],
  crates: ['5R.r1', '3R.r2', '7R.r1', '4R.r2', '2V.r1', '6R.r2'],
  doors: [
    { door: '5R.r1|5R.s5', colour: 'blue', state: 'closed', onlyIf: { keyword: 'blueKey' } },
    { door: '9R.r1|9R.s7', colour: 'green', state: 'closed', onlyIf: { keyword: 'greenKey' } },
    { door: '9R.r1|9R.s2', colour: 'red', state: 'sealed' },
  ],
  exits: [{ zone: '7R.s3', exit: 'out' }],
  exitsOpen: 'afterGoals',
  zombieCards: [...numbers(1, 20), 23, 24, 27, 29, 31, 33, 35, ...numbers(37, 40)],
  shuffled: [['S4-T1', 'S4-T2', 'S4-T3']],
  goals: [
    { id: 'vaults', test: 'cardsRevealed', cards: ['S4-T4', 'S4-T5'] },
    { id: 'allOut', test: 'allOut' },
  ],
  cards: [
    {
      id: 'S4-T1',
      kind: 'token',
      at: { zone: '7R.r1' },
      colour: 'green',
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'keyword', keyword: 'greenKey' },
      ],
    },
    {
      id: 'S4-T2',
      kind: 'token',
      at: { zone: '4R.r1' },
      colour: 'blue',
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'keyword', keyword: 'blueKey' },
        { op: 'placeAbomination', zone: 'startSpawn' },
      ],
    },
    {
      id: 'S4-T3',
      kind: 'token',
      at: { zone: '8R.r1' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'draw', deck: 'equipment', n: 1, who: 'revealer' },
      ],
    },
    {
      id: 'S4-T4',
      kind: 'token',
      at: { zone: '5R.r2' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'giveItem', card: 'molotov' },
        { op: 'wakeSpawn', colour: 'green' },
      ],
    },
    {
      id: 'S4-T5',
      kind: 'token',
      at: { zone: '9R.r1' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'heal', who: 'allInZone', n: 1 },
      ],
    },
    { id: 'S4-E3', kind: 'event', at: { round: 3 }, effects: [{ op: 'wakeSpawn', colour: 'blue' }] },
  ],
};
