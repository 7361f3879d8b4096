/**
 * Help for Those in Need: the only candidate without a cut-off zone, and it has a street zone on exactly 1R and 2R.
 * Texts: `text/missions/m2.ts`.
 */
import type { MissionData } from '../mission.ts';

export const M2: MissionData = {
  id: 'M2',
  source: { kind: 'rulebook', where: 'tiles, hour, goals and rules; places and cards are ours' },
  difficulty: 'medium',
  minutes: 60,
  survivors: [6, 6],
  rules: 'washington',
  knockout: true,
  startHour: 12,
  layout: [
    { tile: '2R', row: 0, column: 0, turned: 180 },
    { tile: '1R', row: 0, column: 1, turned: 0 },
    { tile: '8R', row: 1, column: 0, turned: 0 },
    { tile: '6R', row: 1, column: 1, turned: 0 },
    { tile: '7V', row: 2, column: 0, turned: 270 },
    { tile: '4V', row: 2, column: 1, turned: 180 },
  ],
  starts: ['8R.s7'],
  spawns: [
    { zone: '7V.s1', colour: 'red' },
    { zone: '2R.s6', colour: 'red' },
    { zone: '1R.s3', colour: 'red' },
    { zone: '4V.s1', colour: 'red' },
  ],
  crates: ['2R.r2', '1R.r1', '8R.r2', '6R.r2', '7V.r2', '4V.r1'],
  humvee: { zone: '2R.s1' },
  noise: { zone: '2R.s5', n: 6 },
  sendsBack: '2R.s5',
  companionsNeeded: 0,
  goals: [{ id: 'allCards', test: 'cardsRevealed' }],
  cards: [
    {
      id: 'M2-01',
      kind: 'card',
      at: { zone: '1R.r3' },
      effects: [
        { op: 'count', counter: 'rescued', n: 2 },
        { op: 'spawnCard', zone: '1R.s3', n: 1 },
      ],
    },
    {
      id: 'M2-02',
      kind: 'card',
      at: { zone: '2R.r3' },
      effects: [
        { op: 'heal', who: 'allInZone', n: 1 },
        {
          op: 'choice',
          options: [
            { id: 'share', effects: [{ op: 'count', counter: 'rescued', n: 1 }] },
            {
              id: 'keep',
              effects: [
                { op: 'keyword', keyword: 'medicine' },
                { op: 'token', token: 'medicine' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'M2-04',
      kind: 'card',
      at: { zone: '4V.r3' },
      effects: [
        {
          op: 'choice',
          options: [
            {
              id: 'many',
              effects: [
                { op: 'count', counter: 'rescued', n: 2 },
                { op: 'spawnCard', zone: '4V.s1', n: 2 },
              ],
            },
            {
              id: 'few',
              effects: [
                { op: 'count', counter: 'rescued', n: 1 },
                { op: 'gainAp', who: 'allInZone', n: 2 },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'M2-06',
      kind: 'card',
      at: { zone: '6R.r2' },
      effects: [
        {
          op: 'choice',
          options: [
            {
              id: 'arm',
              effects: [
                { op: 'discard', what: 'equipment', n: 1 },
                { op: 'count', counter: 'rescued', n: 1 },
                { op: 'achievement', achievement: 'escort' },
              ],
            },
            {
              id: 'take',
              effects: [
                { op: 'draw', deck: 'epic', n: 1, who: 'revealer' },
                { op: 'noise', zone: 'here', n: 2 },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'M2-07',
      kind: 'card',
      at: { zone: '7V.r1' },
      effects: [
        { op: 'count', counter: 'rescued', n: 1 },
        { op: 'placeZombies', type: 'runner', n: 2, zone: '7V.s2' },
        { op: 'gainAp', who: 'revealer', n: 2 },
      ],
    },
    {
      id: 'M2-08',
      kind: 'card',
      at: { zone: '8R.r1' },
      effects: [
        {
          op: 'choice',
          options: [
            {
              id: 'silence',
              effects: [
                { op: 'count', counter: 'rescued', n: 1 },
                { op: 'gainAp', who: 'all', n: 1 },
              ],
            },
            {
              id: 'lure',
              effects: [
                { op: 'noise', zone: '2R.s5', n: 2, permanent: true },
                { op: 'count', counter: 'rescued', n: 1 },
                { op: 'extraActivation', type: 'walker' },
              ],
            },
          ],
        },
      ],
    },
  ],
  onWin: [{ op: 'if', if: { counter: 'rescued', min: 12 }, do: [{ op: 'achievement', achievement: 'samaritan' }] }],
};
