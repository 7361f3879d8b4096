/**
 * Seekers of the Access Card: one text line = one row (15V / 11R / 10R 14V / 13V 12R). Every opening meets another;
 * only 12R.d faces the garden (treated as a wall). A 2×3 block with 15V beside 11R would fit as well; the row reading
 * decided. Texts: `text/missions/m7.ts`.
 */
import type { MissionData } from '../mission.ts';

export const M7: MissionData = {
  id: 'M7',
  source: { kind: 'rulebook', where: 'tiles, hour, goals and rules; places and cards are ours' },
  difficulty: 'hard',
  minutes: 45,
  survivors: [6, 6],
  rules: 'washington',
  knockout: true,
  startHour: 4,
  layout: [
    { tile: '15V', row: 0, column: 1, turned: 0 },
    { tile: '11R', row: 1, column: 1, turned: 90 },
    { tile: '10R', row: 2, column: 0, turned: 90 },
    { tile: '14V', row: 2, column: 1, turned: 0 },
    { tile: '13V', row: 3, column: 0, turned: 0 },
    { tile: '12R', row: 3, column: 1, turned: 0 },
  ],
  starts: ['14V.o'],
  spawns: [
    { zone: '15V.f', colour: 'red' },
    { zone: '11R.c2', colour: 'red' },
    { zone: '14V.g', colour: 'green', onlyIf: { achievement: 'letThereBeLight' } },
    { zone: '10R.a', colour: 'red' },
  ],
  crates: ['15V.a', '11R.c1', '10R.d', '14V.d', '13V.a', '12R.d'],
  doors: [
    { door: '15V.e|15V.x1', colour: 'blue', added: true, state: 'open', onlyIf: { achievement: 'mole' } },
    { door: '13V.c|13V.x1', colour: 'green', added: true, state: 'open', onlyIf: { achievement: 'mole' } },
  ],
  links: [
    { between: ['15V.x1', '13V.x1'], kind: 'tunnel', onlyIf: { achievement: 'mole' } },
    { between: ['14V.o', '14V.g'], kind: 'opening', onlyIf: { achievement: 'letThereBeLight' } },
  ],
  abominationNotes: { onSightIf: { achievement: 'praetorian' } },
  companionsNeeded: 0,
  mournedCompanions: true,
  setup: [
    { op: 'if', if: { achievement: 'taylorWithUs' }, do: [{ op: 'companion', companion: 'taylor', stands: '14V.o' }] },
  ],
  goals: [{ id: 'bunkerAccessCard', test: 'keyword', keyword: 'bunkerAccessCard' }],
  cards: [
    { id: 'M7-10', kind: 'card', at: { zone: '10R.c' }, effects: [{ op: 'placeAbomination', zone: '10R.c' }] },
    {
      id: 'M7-11',
      kind: 'card',
      at: { zone: '11R.d' },
      effects: [
        { op: 'token', token: 'slugs' },
        { op: 'draw', deck: 'secretService', n: 1, who: 'revealer' },
      ],
    },
    {
      id: 'M7-12',
      kind: 'card',
      at: { zone: '12R.c' },
      effects: [
        { op: 'placeAbomination', zone: '12R.c' },
        { op: 'spawnCard', zone: '12R.k3', n: 1 },
      ],
    },
    {
      id: 'M7-13',
      kind: 'card',
      at: { zone: '13V.e' },
      effects: [
        { op: 'look', deck: 'abomination', n: 4 },
        {
          op: 'if',
          if: { keyword: 'bodyguards' },
          do: [{ op: 'gainAp', who: 'all', n: 3 }],
          otherwise: [{ op: 'gainAp', who: 'allInZone', n: 2 }],
        },
      ],
    },
    {
      id: 'M7-14',
      kind: 'card',
      at: { zone: '14V.b' },
      effects: [
        { op: 'token', token: 'sabre' },
        { op: 'heal', who: 'revealer', n: 1 },
      ],
    },
    {
      id: 'M7-15',
      kind: 'card',
      at: { zone: '15V.m' },
      effects: [
        { op: 'placeAbomination', zone: '15V.m' },
        { op: 'placeZombies', type: 'runner', n: 2, zone: '15V.b' },
      ],
    },
  ],
  notes: [
    {
      id: 'M7-N1',
      effects: [
        {
          op: 'byTrigger',
          kill: [
            { op: 'draw', deck: 'secretService', n: 1, who: 'revealer' },
            { op: 'gainAp', who: 'allInZone', n: 2 },
          ],
          sight: [
            { op: 'markAbomination', mark: 'known' },
            { op: 'gainAp', who: 'revealer', n: 2 },
          ],
        },
      ],
    },
    {
      id: 'M7-N2',
      effects: [
        {
          op: 'byTrigger',
          kill: [
            { op: 'placeAbomination', zone: 'startSpawn' },
            { op: 'giveItem', card: 'repairKit' },
          ],
          sight: [
            { op: 'markAbomination', mark: 'known' },
            { op: 'look', deck: 'abomination', n: 4 },
          ],
        },
      ],
    },
    {
      id: 'M7-N3',
      effects: [
        {
          op: 'byTrigger',
          kill: [{ op: 'keyword', keyword: 'bunkerAccessCard' }, { op: 'missionWon' }],
          sight: [
            { op: 'markAbomination', mark: 'carrier' },
            {
              op: 'onKillOfMarked',
              mark: 'carrier',
              effects: [{ op: 'keyword', keyword: 'bunkerAccessCard' }, { op: 'missionWon' }],
            },
          ],
        },
      ],
    },
  ],
};
