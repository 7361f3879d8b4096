/**
 * War Zone: one text line = one row (9R 1R / 6R 3R / 10V / 11V). With 10V and 11V as a column under 6R the tiles fit
 * with no cut-off zone; side by side one always remains. Texts: `text/missions/m4.ts`.
 */
import type { MissionData } from '../mission.ts';

export const M4: MissionData = {
  id: 'M4',
  source: { kind: 'rulebook', where: 'tiles, hour, goals and rules; places and cards are ours' },
  difficulty: 'medium',
  minutes: 60,
  survivors: [6, 6],
  rules: 'washington',
  knockout: true,
  startHour: 0,
  layout: [
    { tile: '9R', row: 0, column: 0, turned: 0 },
    { tile: '1R', row: 0, column: 1, turned: 270 },
    { tile: '6R', row: 1, column: 0, turned: 270 },
    { tile: '3R', row: 1, column: 1, turned: 270 },
    { tile: '10V', row: 2, column: 0, turned: 0 },
    { tile: '11V', row: 3, column: 0, turned: 0 },
  ],
  starts: ['9R.s2'],
  spawns: [
    { zone: '1R.s6', colour: 'red' },
    { zone: '11V.e', colour: 'red' },
    { zone: '10V.sw', colour: 'green', asleep: true },
    { zone: '9R.s6', colour: 'red' },
  ],
  crates: ['9R.r1', '1R.r1', '6R.r2', '3R.r2', '11V.nw'],
  exits: [{ zone: '11V.sw', exit: 'out' }],
  exitsOpen: 'always',
  lights: [{ from: '11V.c', lit: ['11V.c', '10V.s'] }],
  companionsNeeded: 0,
  goals: [
    { id: 'searchlightOff', test: 'done' },
    { id: 'allOut', test: 'allOut' },
  ],
  cards: [
    {
      id: 'M4-01',
      kind: 'card',
      at: { zone: '1R.r3' },
      effects: [
        { op: 'draw', deck: 'secretService', n: 1, who: 'revealer' },
        {
          op: 'if',
          if: { keyword: 'cityMap' },
          do: [{ op: 'lookAtObjectives', n: 2 }],
          otherwise: [{ op: 'lookAtObjectives', n: 1 }],
        },
      ],
    },
    {
      id: 'M4-03',
      kind: 'card',
      at: { zone: '3R.r2' },
      effects: [
        { op: 'keyword', keyword: 'keys' },
        { op: 'spawnCard', zone: '1R.s6', n: 1 },
      ],
    },
    {
      id: 'M4-06',
      kind: 'card',
      at: { zone: '6R.r2' },
      effects: [
        { op: 'draw', deck: 'secretService', n: 2, who: 'revealer' },
        { op: 'placeZombies', type: 'runner', n: 1, zone: '6R.r1' },
      ],
    },
    {
      id: 'M4-09',
      kind: 'card',
      at: { zone: '9R.r1' },
      effects: [
        {
          op: 'if',
          if: { achievement: 'openChannel' },
          do: [
            { op: 'look', deck: 'zombie', n: 4 },
            { op: 'gainAp', who: 'all', n: 2 },
          ],
          otherwise: [
            { op: 'noise', zone: 'here', n: 2 },
            { op: 'gainAp', who: 'revealer', n: 2 },
          ],
        },
      ],
    },
    {
      id: 'M4-10',
      kind: 'card',
      at: { zone: '10V.c' },
      effects: [
        {
          op: 'choice',
          options: [
            {
              id: 'fire',
              effects: [
                { op: 'shell', from: '10V.c', range: [1, 3] },
                { op: 'noise', zone: 'here', n: 4 },
                { op: 'extraActivation', type: 'walker' },
              ],
            },
            { id: 'loot', effects: [{ op: 'draw', deck: 'secretService', n: 2, who: 'revealer' }] },
          ],
        },
      ],
    },
    {
      id: 'M4-11',
      kind: 'card',
      at: { zone: '11V.c' },
      effects: [
        {
          op: 'choice',
          options: [
            {
              id: 'keys',
              requires: { keyword: 'keys' },
              effects: [
                { op: 'lightsOut' },
                { op: 'goalDone', goal: 'searchlightOff' },
                { op: 'achievement', achievement: 'silentNight' },
              ],
            },
            {
              id: 'smash',
              requires: { meleeDamage: 2 },
              effects: [
                { op: 'lightsOut' },
                { op: 'goalDone', goal: 'searchlightOff' },
                { op: 'noise', zone: 'here', n: 4 },
                { op: 'spawnCard', zone: '11V.e', n: 1 },
                { op: 'spawnCard', zone: '9R.s6', n: 1 },
              ],
            },
            { id: 'later', effects: [{ op: 'cardStays' }] },
          ],
        },
      ],
    },
    {
      id: 'M4-12',
      kind: 'card',
      at: { zone: '10V.sw' },
      effects: [
        {
          op: 'choice',
          options: [
            {
              id: 'dig',
              effects: [
                { op: 'wakeSpawn', colour: 'green' },
                { op: 'draw', deck: 'epic', n: 1, who: 'revealer' },
                { op: 'gainAp', who: 'revealer', n: 1 },
              ],
            },
            {
              id: 'burn',
              requires: { item: 'molotov' },
              effects: [
                { op: 'gainAp', who: 'revealer', n: 5 },
                { op: 'noise', zone: 'here', n: 1 },
              ],
            },
            { id: 'cover', effects: [{ op: 'wakeSpawn', colour: 'green', after: 2 }] },
          ],
        },
      ],
    },
    {
      id: 'M4-13',
      kind: 'card',
      at: { zone: '6R.s1' },
      effects: [
        { op: 'gainXp', who: 'revealer', n: 1 },
        {
          op: 'choice',
          options: [
            { id: 'carry', effects: [{ op: 'token', token: 'dogTags' }] },
            { id: 'leave', effects: [{ op: 'gainAp', who: 'revealer', n: 2 }] },
          ],
        },
      ],
    },
    {
      id: 'M4-14',
      kind: 'card',
      at: { zone: '11V.se' },
      effects: [
        { op: 'token', token: 'gunNest' },
        { op: 'draw', deck: 'equipment', n: 1, who: 'revealer' },
      ],
    },
  ],
};
