/**
 * The First Door: four small houses of one to three rooms round one crossing; every door draws one or two cards at
 * most. Texts: `text/missions/s0.ts`.
 */
import { numbers } from '../zombie-cards.ts';
import type { MissionData } from '../mission.ts';

export const S0: MissionData = {
  id: 'S0',
  source: { kind: 'house' },
  difficulty: 'lesson',
  minutes: 25,
  survivors: [6, 6],
  rules: 'classic',
  knockout: false,
  layout: [
    { tile: '6R', row: 0, column: 0, turned: 0 },
    { tile: '5R', row: 0, column: 1, turned: 270 },
    { tile: '9R', row: 1, column: 0, turned: 90 },
    { tile: '1V', row: 1, column: 1, turned: 270 },
  ],
  starts: ['6R.s7'],
  spawns: [
    { zone: '6R.s1', colour: 'red' },
    { zone: '9R.s8', colour: 'blue', asleep: true },
  ],
  crates: ['9R.r1'],
  exits: [{ zone: '5R.s7', exit: 'out' }],
  exitsOpen: 'afterGoals',
  setup: [{ op: 'skipSpawn', rounds: 2 }],
  zombieCards: [...numbers(1, 16)],
  stacked: { zombie: [1, 2], equipment: ['machete', 'bullets', 'sawedOff', 'katana', 'flashlight', 'molotov'] },
  goals: [
    { id: 'supplies', test: 'cardsRevealed', cards: ['S0-T1', 'S0-T2', 'S0-T3'] },
    { id: 'allOut', test: 'allOut' },
  ],
  cards: [
    {
      id: 'S0-T1',
      kind: 'token',
      at: { zone: '6R.r2' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'placeZombies', type: 'walker', n: 2, zone: '5R.s4' },
      ],
    },
    {
      id: 'S0-T2',
      kind: 'token',
      at: { zone: '5R.r2' },
      effects: [
        { op: 'gainAp', who: 'revealer', n: 5 },
        { op: 'heal', who: 'allInZone', n: 1 },
        { op: 'wakeSpawn', colour: 'blue' },
      ],
    },
    { id: 'S0-T3', kind: 'token', at: { zone: '1V.r3' }, effects: [{ op: 'gainAp', who: 'revealer', n: 5 }] },
  ],
  lesson: [
    { id: 'move', when: { on: 'start' }, unlocks: ['move', 'endTurn'] },
    { id: 'door', when: { on: 'zoneEntered', zone: '6R.s6' }, unlocks: ['door'] },
    { id: 'melee', when: { on: 'buildingOpened', zone: '6R.r2' }, unlocks: ['melee'] },
    { id: 'search', when: { on: 'firstKill' }, unlocks: ['search', 'trade', 'objective'] },
    { id: 'ranged', when: { on: 'cardRevealed', card: 'S0-T1' }, unlocks: ['ranged'] },
    { id: 'noise', when: { on: 'firstNoise' }, unlocks: ['makeNoise'] },
    { id: 'spawn', when: { on: 'round', round: 3 }, unlocks: ['reload', 'crate'] },
    { id: 'exit', when: { on: 'goalDone', goal: 'supplies' }, unlocks: ['exit'] },
  ],
};
