/**
 * DEFCON 5: De-escalation: the candidate with four separate buildings, so that four door cards open exactly one
 * building each. Texts: `text/missions/m3.ts`.
 */
import type { MissionData } from '../mission.ts';

export const M3: MissionData = {
  id: 'M3',
  source: { kind: 'rulebook', where: 'tiles, hour, goals and rules; places and cards are ours' },
  difficulty: 'medium',
  minutes: 45,
  survivors: [6, 6],
  rules: 'washington',
  knockout: true,
  startHour: 11,
  layout: [
    { tile: '6V', row: 0, column: 0, turned: 180 },
    { tile: '8V', row: 0, column: 1, turned: 180 },
    { tile: '3V', row: 1, column: 0, turned: 0 },
    { tile: '4V', row: 1, column: 1, turned: 0 },
    { tile: '1V', row: 2, column: 0, turned: 0 },
    { tile: '2V', row: 2, column: 1, turned: 270 },
  ],
  starts: ['3V.s2'],
  spawns: [
    { zone: '6V.s3', colour: 'red' },
    { zone: '4V.s5', colour: 'red' },
    { zone: '1V.s5', colour: 'red' },
    { zone: '3V.s3', colour: 'red' },
  ],
  crates: ['1V.r1', '2V.r1', '3V.r2', '4V.r1', '6V.r2', '8V.r3'],
  cardDoorFirst: true,
  companionsNeeded: 0,
  goals: [{ id: 'allCards', test: 'cardsRevealed' }],
  cards: [
    {
      id: 'M3-01',
      kind: 'card',
      at: { door: '1V.r1|1V.s4' },
      effects: [
        { op: 'keyword', keyword: 'food' },
        { op: 'giveItem', card: 'cannedFood' },
        { op: 'giveItem', card: 'water' },
        { op: 'placeZombies', type: 'walker', n: 2, zone: '1V.r2' },
      ],
    },
    {
      id: 'M3-02',
      kind: 'card',
      at: { door: '2V.r1|2V.s2' },
      effects: [
        { op: 'heal', who: 'all', n: 1 },
        {
          op: 'if',
          if: { achievement: 'samaritan' },
          do: [{ op: 'draw', deck: 'equipment', n: 1, who: 'all' }],
          otherwise: [{ op: 'draw', deck: 'equipment', n: 1, who: 'revealer' }],
        },
      ],
    },
    {
      id: 'M3-03',
      kind: 'card',
      at: { door: '3V.r4|3V.s4' },
      effects: [
        { op: 'keyword', keyword: 'hotelKeys' },
        { op: 'openAllDoors', building: '3V.r1' },
      ],
    },
    {
      id: 'M3-04',
      kind: 'card',
      at: { door: '4V.r3|4V.s4' },
      effects: [
        { op: 'keyword', keyword: 'wayOut' },
        { op: 'keyword', keyword: 'cityMap' },
        { op: 'draw', deck: 'equipment', n: 1, who: 'revealer' },
      ],
    },
    {
      id: 'M3-06',
      kind: 'card',
      at: { zone: '6V.r4' },
      effects: [
        { op: 'look', deck: 'zombie', n: 6 },
        { op: 'gainAp', who: 'revealer', n: 3 },
      ],
    },
    {
      id: 'M3-08',
      kind: 'card',
      at: { zone: '8V.r4' },
      effects: [
        { op: 'keyword', keyword: 'radio' },
        {
          op: 'choice',
          options: [
            {
              id: 'call',
              effects: [
                { op: 'achievement', achievement: 'openChannel' },
                { op: 'noise', zone: 'here', n: 3 },
                { op: 'spawnCard', zone: '6V.s3', n: 1 },
                { op: 'spawnCard', zone: '4V.s5', n: 1 },
              ],
            },
            {
              id: 'strip',
              effects: [
                { op: 'giveItem', card: 'flashlight' },
                { op: 'giveItem', card: 'repairKit' },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'M3-19',
      kind: 'card',
      at: { hour: 19 },
      reminder: true,
      effects: [
        { op: 'extraActivation', type: 'all' },
        { op: 'lightUp', zones: ['6V.s3'] },
        { op: 'noise', zone: '6V.s3', n: 4, permanent: true },
      ],
    },
  ],
};
