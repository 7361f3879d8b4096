/**
 * Facing the Impossible: the layout candidate in which the bistro column (4R over 3R) parts the board, so that its
 * three doors are a real dam and the far street is reached only through it. Texts: `text/missions/m1.ts`.
 */
import type { MissionData } from '../mission.ts';

export const M1: MissionData = {
  id: 'M1',
  source: { kind: 'rulebook', where: 'tiles, hour, goals and rules; places and cards are ours' },
  difficulty: 'medium',
  minutes: 45,
  survivors: [6, 6],
  rules: 'washington',
  knockout: true,
  startHour: 12,
  layout: [
    { tile: '2V', row: 0, column: 0, turned: 90 },
    { tile: '7R', row: 0, column: 1, turned: 0 },
    { tile: '4R', row: 0, column: 2, turned: 90 },
    { tile: '5R', row: 1, column: 0, turned: 0 },
    { tile: '8R', row: 1, column: 1, turned: 180 },
    { tile: '3R', row: 1, column: 2, turned: 90 },
  ],
  starts: ['2V.s2', '2V.s3', '2V.s4', '5R.s5', '7R.s5', '8R.s4'],
  oneInEachStart: true,
  spawns: [
    { zone: '5R.s6', colour: 'red' },
    { zone: '2V.s1', colour: 'red' },
    { zone: '7R.s3', colour: 'red' },
    { zone: '8R.s1', colour: 'red' },
  ],
  crates: ['2V.r1', '3R.r2', '4R.r2', '5R.r1', '7R.r1', '8R.r2'],
  humvee: { zone: '7R.s7', guardedBy: ['7R', '8R'] },
  noise: { zone: '4R.s1', n: 6, asIfOpen: true },
  cardsGuardTiles: true,
  companionsNeeded: 0,
  goals: [
    { id: 'bistro', test: 'doorsOpen', doors: ['4R.r2|4R.s5', '4R.r2|4R.s2', '3R.r2|3R.s5'] },
    { id: 'allCards', test: 'cardsRevealed' },
  ],
  cards: [
    {
      id: 'M1-02',
      kind: 'card',
      at: { zone: '2V.r2' },
      effects: [
        { op: 'count', counter: 'rescued', n: 1 },
        {
          op: 'choice',
          options: [
            { id: 'lead', effects: [{ op: 'gainAp', who: 'revealer', n: 2 }] },
            {
              id: 'supplies',
              effects: [
                { op: 'draw', deck: 'equipment', n: 2, who: 'revealer' },
                { op: 'noise', zone: 'here', n: 2 },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'M1-03',
      kind: 'card',
      at: { zone: '3R.r2' },
      effects: [
        { op: 'count', counter: 'rescued', n: 1 },
        { op: 'gainAp', who: 'allInZone', n: 1 },
        { op: 'spawnCard', zone: '8R.s1', n: 1 },
      ],
    },
    {
      id: 'M1-04',
      kind: 'card',
      at: { zone: '4R.r1' },
      effects: [
        { op: 'noise', zone: 'here', n: 3 },
        { op: 'count', counter: 'rescued', n: 1 },
        { op: 'draw', deck: 'equipment', n: 1, who: 'revealer' },
      ],
    },
    {
      id: 'M1-05',
      kind: 'card',
      at: { zone: '5R.r2' },
      effects: [
        { op: 'count', counter: 'rescued', n: 1 },
        { op: 'keyword', keyword: 'bus' },
        { op: 'gainAp', who: 'revealer', n: 2 },
      ],
    },
    {
      id: 'M1-07',
      kind: 'card',
      at: { zone: '7R.r1' },
      effects: [
        {
          op: 'choice',
          options: [
            {
              id: 'carry',
              effects: [
                { op: 'count', counter: 'rescued', n: 1 },
                { op: 'endTurn' },
                { op: 'gainXp', who: 'revealer', n: 1 },
              ],
            },
            { id: 'point', effects: [{ op: 'gainAp', who: 'revealer', n: 1 }] },
          ],
        },
      ],
    },
    {
      id: 'M1-08',
      kind: 'card',
      at: { zone: '8R.r1' },
      effects: [
        { op: 'draw', deck: 'equipment', n: 1, who: 'revealer' },
        {
          op: 'if',
          if: { counter: 'rescued', min: 3 },
          do: [{ op: 'draw', deck: 'equipment', n: 1, who: 'revealer' }],
        },
        { op: 'spawnCard', zone: '7R.s3', n: 1 },
      ],
    },
    {
      id: 'M1-10',
      kind: 'card',
      at: { zone: '3R.s3' },
      effects: [
        {
          op: 'choice',
          options: [
            { id: 'badge', effects: [{ op: 'readNote', note: 1 }] },
            { id: 'carry', effects: [{ op: 'readNote', note: 2 }] },
          ],
        },
      ],
    },
  ],
  notes: [
    {
      id: 'M1-N1',
      effects: [
        { op: 'achievement', achievement: 'badge' },
        { op: 'draw', deck: 'secretService', n: 1, who: 'revealer' },
        { op: 'spawnCard', zone: '5R.s6', n: 1 },
      ],
    },
    {
      id: 'M1-N2',
      effects: [
        { op: 'achievement', achievement: 'samaritan' },
        { op: 'count', counter: 'rescued', n: 1 },
        { op: 'heal', who: 'all', n: 1 },
        { op: 'noise', zone: 'here', n: 2 },
      ],
    },
  ],
};
