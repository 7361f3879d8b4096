/**
 * Is This Lift Going Down: the single fit in which the West Wing hall is one room across three tiles. Texts:
 * `text/missions/m8.ts`.
 */
import type { MissionData } from '../mission.ts';

export const M8: MissionData = {
  id: 'M8',
  source: { kind: 'rulebook', where: 'tiles, hour, goals and rules; places and cards are ours' },
  difficulty: 'hard',
  minutes: 60,
  survivors: [6, 6],
  rules: 'washington',
  knockout: true,
  startHour: 10,
  layout: [
    { tile: '11R', row: 0, column: 0, turned: 180 },
    { tile: '13V', row: 0, column: 1, turned: 90 },
    { tile: '14V', row: 1, column: 0, turned: 90 },
    { tile: '15V', row: 1, column: 1, turned: 90 },
    { tile: '12V', row: 3, column: 0, turned: 0, apart: true },
  ],
  starts: ['14V.c'],
  spawns: [
    { zone: '11R.a', colour: 'red' },
    { zone: '13V.c', colour: 'red' },
    { zone: '15V.c', colour: 'red' },
  ],
  crates: ['11R.c1', '13V.a', '14V.d', '15V.h', '12V.f'],
  doors: [
    {
      door: '15V.e|15V.x1',
      colour: 'blue',
      added: true,
      state: 'closed',
      onlyIf: { achievement: 'mole' },
      opensWith: '12V.e|12V.x1',
    },
    {
      door: '12V.e|12V.x1',
      colour: 'green',
      added: true,
      state: 'closed',
      onlyIf: { achievement: 'mole' },
      opensWith: '15V.e|15V.x1',
    },
    { door: '14V.b|14V.o', colour: 'red', state: 'sealed' },
    { door: '15V.h|15V.n', colour: 'red', state: 'sealed' },
    { door: '13V.b|13V.m', state: 'open' },
  ],
  links: [{ between: ['15V.x1', '12V.x1'], kind: 'tunnel', onlyIf: { achievement: 'mole' } }],
  companionsNeeded: 0,
  mournedCompanions: true,
  setup: [
    { op: 'if', if: { achievement: 'taylorWithUs' }, do: [{ op: 'companion', companion: 'taylor', stands: '14V.c' }] },
  ],
  goals: [{ id: 'powerRestored', test: 'done' }],
  cards: [
    {
      id: 'M8-01',
      kind: 'card',
      at: { zone: '14V.o' },
      effects: [
        { op: 'keyword', keyword: 'wiringPlan' },
        { op: 'lookAtObjectives', n: 2 },
        { op: 'gainAp', who: 'revealer', n: 2 },
      ],
    },
    {
      id: 'M8-02',
      kind: 'card',
      at: { door: '14V.b|14V.d' },
      again: '14V.b',
      effects: [
        {
          op: 'choice',
          options: [
            {
              id: 'dig',
              effects: [
                { op: 'endTurn' },
                { op: 'if', if: { not: { keyword: 'wiringPlan' } }, do: [{ op: 'noise', zone: '14V.b', n: 2 }] },
                { op: 'readNote', note: 1 },
              ],
            },
            { id: 'later', effects: [{ op: 'cardStays' }] },
          ],
        },
      ],
    },
    {
      id: 'M8-04',
      kind: 'card',
      at: { zone: '11R.b' },
      whenRoomOpens: true,
      effects: [
        { op: 'keyword', keyword: 'liftKey' },
        { op: 'draw', deck: 'secretService', n: 1, who: 'revealer' },
        { op: 'placeZombies', type: 'walker', n: 1, zone: '11R.b' },
      ],
    },
    {
      id: 'M8-05',
      kind: 'card',
      at: { zone: '11R.d' },
      whenRoomOpens: true,
      effects: [
        {
          op: 'choice',
          options: [
            { id: 'scan', effects: [{ op: 'readNote', note: 3 }] },
            {
              id: 'doors',
              effects: [
                { op: 'openDoor', door: '11R.d|11R.k3' },
                { op: 'openDoor', door: '11R.b|11R.k1' },
                { op: 'noise', zone: 'here', n: 1 },
                { op: 'draw', deck: 'secretService', n: 1, who: 'revealer' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'M8-06',
      kind: 'card',
      at: { door: '13V.a|13V.b' },
      effects: [
        { op: 'keyword', keyword: 'fuse' },
        { op: 'giveItem', card: 'repairKit' },
      ],
    },
    {
      id: 'M8-11',
      kind: 'card',
      at: { door: '15V.a|15V.m' },
      effects: [
        { op: 'draw', deck: 'epic', n: 1, who: 'revealer' },
        { op: 'placeZombies', type: 'brute', n: 1, zone: '15V.a' },
        { op: 'spawnCard', zone: '15V.c', n: 1 },
      ],
    },
    {
      id: 'M8-13',
      kind: 'card',
      at: { door: '13V.d|13V.e' },
      again: '13V.e',
      effects: [
        {
          op: 'choice',
          options: [
            { id: 'key', requires: { keyword: 'liftKey' }, effects: [{ op: 'readNote', note: 2 }] },
            {
              id: 'climb',
              effects: [{ op: 'wound', who: 'revealer', n: 1 }, { op: 'moveTo', zone: '12V.h' }, { op: 'cardStays' }],
            },
            { id: 'later', effects: [{ op: 'cardStays' }] },
          ],
        },
      ],
    },
    {
      id: 'M8-12',
      kind: 'card',
      at: { zone: '12V.b' },
      effects: [
        {
          op: 'if',
          if: { any: [{ keyword: 'fuse' }, { achievement: 'letThereBeLight' }] },
          do: [
            {
              op: 'choice',
              options: [
                { id: 'air', effects: [{ op: 'readNote', note: 4 }] },
                { id: 'lift', effects: [{ op: 'readNote', note: 5 }] },
              ],
            },
          ],
          otherwise: [{ op: 'cardStays' }],
        },
      ],
    },
  ],
  notes: [
    {
      id: 'M8-N1',
      reminder: true,
      effects: [
        { op: 'addLink', between: ['14V.b', '12V.a'] },
        { op: 'spawnCard', zone: '12V.d', n: 1 },
      ],
    },
    {
      id: 'M8-N2',
      reminder: true,
      effects: [
        { op: 'addLink', between: ['13V.e', '12V.h'] },
        { op: 'noise', zone: '13V.e', n: 2 },
        { op: 'spawnCard', zone: '12V.h', n: 1 },
      ],
    },
    {
      id: 'M8-N3',
      effects: [
        { op: 'noSpawnOnOpening', tile: '12V' },
        {
          op: 'if',
          if: { companion: 'taylor' },
          do: [
            { op: 'keyword', keyword: 'fuse' },
            { op: 'gainAp', who: 'all', n: 2 },
          ],
          otherwise: [{ op: 'gainAp', who: 'all', n: 1 }],
        },
      ],
    },
    {
      id: 'M8-N4',
      effects: [
        { op: 'achievement', achievement: 'breath' },
        { op: 'goalDone', goal: 'powerRestored' },
        { op: 'gainXp', who: 'all', n: 1 },
        { op: 'missionWon' },
      ],
    },
    {
      id: 'M8-N5',
      effects: [
        { op: 'achievement', achievement: 'express' },
        { op: 'goalDone', goal: 'powerRestored' },
        { op: 'draw', deck: 'epic', n: 1, who: 'revealer' },
        { op: 'missionWon' },
      ],
    },
  ],
};
