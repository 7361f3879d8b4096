/**
 * DEFCON 2: Quick Pace: the single perfect fit of the pictures; the tile called 12R has no crate and card #13 lies on
 * 13R, as the book says. Texts: `text/missions/m9.ts`.
 */
import type { MissionData } from '../mission.ts';

export const M9: MissionData = {
  id: 'M9',
  source: { kind: 'rulebook', where: 'tiles, hour, goals and rules; places and cards are ours' },
  difficulty: 'veryHard',
  minutes: 45,
  survivors: [6, 6],
  rules: 'washington',
  knockout: true,
  startHour: 15,
  layout: [
    { tile: '10R', row: 0, column: 0, turned: 0 },
    { tile: '11R', row: 0, column: 1, turned: 0 },
    { tile: '12R', row: 0, column: 2, turned: 0 },
    { tile: '13R', row: 1, column: 0, turned: 0 },
    { tile: '14R', row: 1, column: 1, turned: 0 },
    { tile: '15R', row: 1, column: 2, turned: 0 },
  ],
  starts: ['15R.b'],
  spawns: [
    { zone: '10R.k1', colour: 'red' },
    { zone: '11R.a', colour: 'red' },
    { zone: '12R.k3', colour: 'red' },
    { zone: '14R.b', colour: 'red' },
  ],
  crates: ['10R.a', '11R.c2', '13R.a', '14R.c', '15R.c'],
  firstCard: 'M9-13',
  companionsNeeded: 0,
  mournedCompanions: true,
  setup: [
    { op: 'if', if: { achievement: 'taylorWithUs' }, do: [{ op: 'companion', companion: 'taylor', stands: '15R.b' }] },
  ],
  goals: [
    { id: 'bunkerOpen', test: 'cardsRevealed', cards: ['M9-13'] },
    { id: 'leadThemOut', test: 'cardsRevealed', announced: true },
  ],
  cards: [
    {
      id: 'M9-13',
      kind: 'card',
      at: { zone: '13R.c2' },
      effects: [
        { op: 'announceGoal', goal: 'leadThemOut' },
        {
          op: 'if',
          if: { achievement: 'breath' },
          do: [{ op: 'count', counter: 'rescued', n: 2 }],
          otherwise: [{ op: 'spawnCard', zone: '10R.k1', n: 1 }],
        },
        { op: 'if', if: { achievement: 'express' }, do: [{ op: 'skipSpawn', rounds: 1 }] },
        {
          op: 'choice',
          options: [
            {
              id: 'president',
              effects: [
                { op: 'companion', companion: 'president', joins: 'revealer' },
                { op: 'achievement', achievement: 'presidentsVoice' },
              ],
            },
            {
              id: 'wilson',
              effects: [
                { op: 'achievement', achievement: 'wilsonsHand' },
                { op: 'draw', deck: 'secretService', n: 3, who: 'revealer' },
                { op: 'skipSpawn', rounds: 2, zone: 'startSpawn' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'M9-10',
      kind: 'card',
      at: { zone: '10R.c' },
      effects: [
        { op: 'count', counter: 'rescued', n: 2 },
        { op: 'noise', zone: 'here', n: 3 },
        { op: 'if', if: { companion: 'taylor' }, do: [{ op: 'removeNoise', zone: '10R.c' }] },
      ],
    },
    {
      id: 'M9-11',
      kind: 'card',
      at: { zone: '11R.c1' },
      effects: [
        {
          op: 'choice',
          options: [
            {
              id: 'give',
              effects: [
                { op: 'discard', what: 'weapon', n: 1 },
                { op: 'token', token: 'guards' },
              ],
            },
            { id: 'keep', effects: [{ op: 'draw', deck: 'secretService', n: 2, who: 'revealer' }] },
          ],
        },
      ],
    },
    {
      id: 'M9-12',
      kind: 'card',
      at: { zone: '12R.c' },
      effects: [
        {
          op: 'choice',
          options: [
            {
              id: 'take',
              effects: [
                { op: 'achievement', achievement: 'briefcase' },
                { op: 'token', token: 'briefcase' },
              ],
            },
            {
              id: 'break',
              effects: [
                { op: 'noise', zone: 'here', n: 2 },
                { op: 'gainXp', who: 'revealer', n: 1 },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'M9-14',
      kind: 'card',
      at: { zone: '14R.a' },
      effects: [
        {
          op: 'if',
          if: { achievement: 'openChannel' },
          do: [
            { op: 'keyword', keyword: 'helicopter' },
            { op: 'gainAp', who: 'all', n: 2 },
          ],
          otherwise: [
            {
              op: 'choice',
              options: [
                {
                  id: 'try',
                  effects: [
                    { op: 'keyword', keyword: 'helicopter' },
                    { op: 'spawnCard', zone: '12R.k3', n: 1 },
                    { op: 'spawnCard', zone: '10R.k1', n: 1 },
                  ],
                },
                { id: 'drop', effects: [{ op: 'gainAp', who: 'revealer', n: 2 }] },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'M9-15',
      kind: 'card',
      at: { zone: '15R.b' },
      effects: [
        { op: 'count', counter: 'rescued', n: 2 },
        { op: 'extraActivation', type: 'all' },
        { op: 'clock', hours: 1 },
        { op: 'if', if: { achievement: 'wilsonsHand' }, do: [{ op: 'keyword', keyword: 'detonator' }] },
      ],
    },
  ],
};
