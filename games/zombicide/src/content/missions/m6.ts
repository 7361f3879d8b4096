/** DEFCON 3: A Tour of the White House: the single perfect fit of the pictures. Texts: `text/missions/m6.ts`. */
import type { MissionData } from '../mission.ts';

export const M6: MissionData = {
  id: 'M6',
  source: { kind: 'rulebook', where: 'tiles, hour, goals and rules; places and cards are ours' },
  difficulty: 'medium',
  minutes: 90,
  survivors: [6, 6],
  rules: 'washington',
  knockout: true,
  startHour: 15,
  layout: [
    { tile: '12R', row: 0, column: 0, turned: 270 },
    { tile: '15R', row: 0, column: 1, turned: 270 },
    { tile: '11R', row: 1, column: 0, turned: 270 },
    { tile: '14R', row: 1, column: 1, turned: 270 },
    { tile: '10R', row: 2, column: 0, turned: 270 },
    { tile: '13R', row: 2, column: 1, turned: 270 },
  ],
  starts: ['12R.a'],
  spawns: [
    { zone: '10R.k1', colour: 'red' },
    { zone: '12R.k3', colour: 'red' },
    { zone: '14R.b', colour: 'red' },
  ],
  crates: ['12R.d', '15R.b', '11R.c1', '14R.c', '10R.a', '13R.b'],
  doors: [
    { door: '11R.d|11R.k3', colour: 'blue', state: 'sealed' },
    { door: '10R.b|10R.k1', colour: 'blue', state: 'sealed' },
  ],
  noSpawnOnOpening: ['15R.c'],
  companionsNeeded: 0,
  mournedCompanions: true,
  setup: [
    { op: 'if', if: { keyword: 'floorPlan' }, do: [{ op: 'count', counter: 'clues', n: 1 }] },
    { op: 'if', if: { achievement: 'taylorWithUs' }, do: [{ op: 'companion', companion: 'taylor', stands: '12R.a' }] },
  ],
  goals: [{ id: 'entrance', test: 'noteRead', note: 6 }],
  cards: [
    {
      id: 'M6-10',
      kind: 'card',
      at: { zone: '10R.c' },
      effects: [
        { op: 'count', counter: 'clues', n: 1 },
        {
          op: 'choice',
          options: [
            { id: 'inside', effects: [{ op: 'readNote', note: 4 }] },
            {
              id: 'trolley',
              effects: [
                { op: 'giveItem', card: 'snackCake' },
                { op: 'gainAp', who: 'revealer', n: 1 },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'M6-11',
      kind: 'card',
      at: { zone: '11R.d' },
      effects: [
        { op: 'count', counter: 'clues', n: 1 },
        {
          op: 'choice',
          options: [
            { id: 'read', effects: [{ op: 'readNote', note: 3 }] },
            { id: 'loot', effects: [{ op: 'draw', deck: 'secretService', n: 2, who: 'revealer' }] },
          ],
        },
      ],
    },
    {
      id: 'M6-12',
      kind: 'card',
      at: { zone: '12R.c' },
      effects: [
        { op: 'count', counter: 'clues', n: 1 },
        {
          op: 'choice',
          options: [
            { id: 'power', effects: [{ op: 'readNote', note: 2 }] },
            { id: 'cut', effects: [{ op: 'readNote', note: 1 }] },
          ],
        },
      ],
    },
    {
      id: 'M6-13',
      kind: 'card',
      at: { zone: '13R.c2' },
      effects: [
        {
          op: 'if',
          if: { counter: 'clues', min: 3 },
          do: [{ op: 'readNote', note: 6 }],
          otherwise: [{ op: 'cardStays' }],
        },
      ],
    },
    {
      id: 'M6-14',
      kind: 'card',
      at: { zone: '14R.a' },
      effects: [
        { op: 'count', counter: 'clues', n: 1 },
        { op: 'keyword', keyword: 'code' },
        { op: 'placeZombies', type: 'runner', n: 2, zone: '14R.b' },
      ],
    },
    {
      id: 'M6-15',
      kind: 'card',
      at: { zone: '15R.c' },
      effects: [
        { op: 'count', counter: 'clues', n: 1 },
        {
          op: 'if',
          if: { openedNoisily: '15R.b|15R.c' },
          do: [{ op: 'spawnCard', zone: '15R.b', n: 1 }],
          otherwise: [{ op: 'readNote', note: 5 }],
        },
      ],
    },
  ],
  notes: [
    {
      id: 'M6-N1',
      effects: [
        { op: 'removeNoise', zone: 'everywhere' },
        { op: 'skipSpawn', rounds: 1 },
        { op: 'gainAp', who: 'all', n: 1 },
      ],
    },
    {
      id: 'M6-N2',
      effects: [
        { op: 'achievement', achievement: 'letThereBeLight' },
        { op: 'lightTheHouse' },
        { op: 'look', deck: 'zombie', n: 5 },
        { op: 'spawnCard', zone: '12R.k3', n: 1 },
      ],
    },
    {
      id: 'M6-N3',
      effects: [
        { op: 'keyword', keyword: 'bodyguards' },
        {
          op: 'choice',
          options: [
            {
              id: 'oath',
              effects: [
                { op: 'achievement', achievement: 'praetorian' },
                { op: 'extraActivation', type: 'walker' },
              ],
            },
            { id: 'note', effects: [{ op: 'gainAp', who: 'all', n: 2 }] },
          ],
        },
      ],
    },
    {
      id: 'M6-N4',
      effects: [
        { op: 'achievement', achievement: 'mole' },
        { op: 'endTurn' },
        { op: 'spawnCard', zone: '10R.k1', n: 1 },
      ],
    },
    {
      id: 'M6-N5',
      effects: [
        { op: 'count', counter: 'clues', n: 1 },
        { op: 'draw', deck: 'epic', n: 1, who: 'revealer' },
        { op: 'if', if: { achievement: 'samaritan' }, do: [{ op: 'heal', who: 'all', n: 1 }] },
      ],
    },
    { id: 'M6-N6', effects: [{ op: 'missionWon' }, { op: 'gainXp', who: 'all', n: 1 }] },
  ],
};
