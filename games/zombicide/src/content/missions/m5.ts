/**
 * DEFCON 4: At Second Glance: one text line = one row (13V / 12R / 11R 15R / 10R 14R), with the three corridor tiles
 * swapped as in M6/M9 (fit by art): every opening then meets another. Texts: `text/missions/m5.ts`.
 */
import type { MissionData } from '../mission.ts';

export const M5: MissionData = {
  id: 'M5',
  source: { kind: 'rulebook', where: 'tiles, hour, goals and rules; places and cards are ours' },
  difficulty: 'medium',
  minutes: 90,
  survivors: [6, 6],
  rules: 'washington',
  knockout: true,
  startHour: 15,
  layout: [
    { tile: '13V', row: 0, column: 0, turned: 0 },
    { tile: '10R', row: 1, column: 0, turned: 270 },
    { tile: '12R', row: 2, column: 0, turned: 270 },
    { tile: '15R', row: 2, column: 1, turned: 270 },
    { tile: '11R', row: 3, column: 0, turned: 270 },
    { tile: '14R', row: 3, column: 1, turned: 270 },
  ],
  starts: ['14R.a'],
  spawns: [
    { zone: '11R.k1', colour: 'red' },
    { zone: '10R.d', colour: 'green', asleep: true },
    { zone: '13V.c', colour: 'red' },
    { zone: '15R.b', colour: 'red' },
  ],
  crates: ['13V.a', '10R.a', '12R.d', '15R.c', '11R.c2', '14R.b'],
  doors: [
    { door: '13V.a|13V.x1', colour: 'blue', added: true, state: 'byCard' },
    { door: '12R.k1|12R.x1', colour: 'green', added: true, state: 'byCard' },
    { door: '10R.c|10R.k2', colour: 'red', state: 'sealed' },
    { door: '11R.d|11R.k3', colour: 'red', state: 'sealed' },
  ],
  companionsNeeded: 0,
  goals: [{ id: 'reachShelter', test: 'inShelter', note: 5, announced: true }],
  cards: [
    {
      id: 'M5-01',
      kind: 'card',
      at: { door: '13V.a|13V.x1' },
      effects: [
        {
          op: 'if',
          if: { keyword: 'tools' },
          do: [
            { op: 'openDoor', door: '13V.a|13V.x1' },
            { op: 'readNote', note: 2 },
          ],
          otherwise: [{ op: 'backOnDoor' }],
        },
      ],
    },
    {
      id: 'M5-12',
      kind: 'card',
      at: { door: '12R.k1|12R.x1' },
      effects: [
        {
          op: 'if',
          if: { keyword: 'accessCard' },
          do: [
            { op: 'openDoor', door: '12R.k1|12R.x1' },
            { op: 'readNote', note: 1 },
          ],
          otherwise: [{ op: 'backOnDoor' }],
        },
      ],
    },
    {
      id: 'M5-02',
      kind: 'card',
      at: { zone: '10R.b' },
      effects: [
        {
          op: 'choice',
          options: [
            {
              id: 'on',
              effects: [
                { op: 'achievement', achievement: 'letThereBeLight' },
                { op: 'lightTheHouse' },
                { op: 'wakeSpawn', colour: 'green' },
                { op: 'gainXp', who: 'revealer', n: 1 },
              ],
            },
            { id: 'off', effects: [{ op: 'giveItem', card: 'flashlight' }] },
          ],
        },
      ],
    },
    {
      id: 'M5-03',
      kind: 'card',
      at: { zone: '13V.d' },
      effects: [
        { op: 'keyword', keyword: 'accessCard' },
        { op: 'placeZombies', type: 'walker', n: 2, zone: '13V.d' },
      ],
    },
    {
      id: 'M5-10',
      kind: 'card',
      at: { zone: '10R.c' },
      effects: [
        { op: 'heal', who: 'allInZone', n: 1 },
        { op: 'giveItem', card: 'cannedFood' },
        { op: 'placeZombies', type: 'brute', n: 1, zone: '10R.c' },
        { op: 'placeZombies', type: 'walker', n: 2, zone: '10R.c' },
      ],
    },
    {
      id: 'M5-11',
      kind: 'card',
      at: { zone: '11R.c1' },
      effects: [
        { op: 'keyword', keyword: 'tools' },
        { op: 'draw', deck: 'secretService', n: 1, who: 'revealer' },
        {
          op: 'if',
          if: { achievement: 'badge' },
          do: [
            { op: 'draw', deck: 'secretService', n: 1, who: 'revealer' },
            { op: 'readNote', note: 3 },
          ],
        },
      ],
    },
    {
      id: 'M5-13',
      kind: 'card',
      at: { zone: '13V.f' },
      effects: [
        {
          op: 'choice',
          options: [
            { id: 'sign', effects: [{ op: 'readNote', note: 3 }] },
            {
              id: 'wipe',
              effects: [
                { op: 'gainAp', who: 'revealer', n: 3 },
                { op: 'draw', deck: 'equipment', n: 1, who: 'revealer' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'M5-14',
      kind: 'card',
      at: { zone: '14R.b' },
      effects: [
        {
          op: 'if',
          if: { achievement: 'silentNight' },
          do: [{ op: 'gainAp', who: 'revealer', n: 2 }],
          otherwise: [
            { op: 'noise', zone: 'here', n: 2 },
            { op: 'spawnCard', zone: '11R.k1', n: 1 },
          ],
        },
        { op: 'readNote', note: 4 },
      ],
    },
    {
      id: 'M5-15',
      kind: 'card',
      at: { zone: '15R.a' },
      effects: [
        { op: 'heal', who: 'allInZone', n: 1 },
        {
          op: 'choice',
          options: [
            {
              id: 'rest',
              effects: [
                { op: 'clock', hours: 1 },
                { op: 'heal', who: 'allInZone', n: 3 },
              ],
            },
            { id: 'go', effects: [{ op: 'gainAp', who: 'allInZone', n: 1 }] },
          ],
        },
      ],
    },
  ],
  notes: [
    {
      id: 'M5-N1',
      reminder: true,
      effects: [
        { op: 'shelter', zone: '12R.x1', onWin: [{ op: 'achievement', achievement: 'mole' }] },
        { op: 'announceGoal', goal: 'reachShelter' },
      ],
    },
    {
      id: 'M5-N2',
      reminder: true,
      effects: [
        { op: 'companion', companion: 'taylor', stands: '13V.x1' },
        { op: 'shelter', zone: '13V.x1', onWin: [] },
        { op: 'announceGoal', goal: 'reachShelter' },
      ],
    },
    {
      id: 'M5-N3',
      effects: [
        { op: 'achievement', achievement: 'praetorian' },
        { op: 'extraActivation', type: 'brute' },
      ],
    },
    {
      id: 'M5-N4',
      effects: [
        { op: 'showDoorCards', doors: ['13V.a|13V.x1', '12R.k1|12R.x1'] },
        { op: 'keyword', keyword: 'floorPlan' },
        {
          op: 'if',
          if: { noneOf: ['accessCard', 'tools'] },
          do: [{ op: 'draw', deck: 'equipment', n: 1, who: 'revealer' }],
        },
      ],
    },
    { id: 'M5-N5', effects: [{ op: 'missionWon' }] },
  ],
  onWin: [
    { op: 'if', if: { companion: 'taylor' }, do: [{ op: 'achievement', achievement: 'taylorWithUs' }] },
    { op: 'shelterRewards' },
  ],
};
