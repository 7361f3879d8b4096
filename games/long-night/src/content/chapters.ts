/** Chapters of the two stories. Names and texts: `text/cards/chapters.ts`. */
import type { Chapter } from './entries.ts';
import type { ChapterId } from './ids.ts';

export const CHAPTERS: Readonly<Record<ChapterId, Chapter>> = {
  R1: {
    set: 'tln',
    source: { kind: 'rulebook', where: 'rulebook (set-up, result) + house (numbers, goal)' },
    module: 'raxxon',
    morale: 7,
    rounds: 5,
    setup: [
      { op: 'zombies', place: 'colony', n: 6 },
      { op: 'zombies', place: 'eachNonColony', n: 1 },
    ],
    goal: [
      { of: [{ count: 'placed', kind: 'fuel' }], least: { of: 'startPlayers' } },
      { of: [{ count: 'placed', kind: 'tool' }], least: { of: 'startPlayers' } },
    ],
    accepts: ['fuel', 'tool'],
  },
  R2: {
    set: 'tln',
    source: { kind: 'rulebook', where: 'rulebook (result) + house (numbers, goal)' },
    module: 'raxxon',
    morale: null,
    rounds: 4,
    setup: [],
    goal: [{ of: [{ count: 'diceSum', place: 'raxxon' }], least: { of: 'startPlayers', times: 6 } }],
  },
  R3: {
    set: 'tln',
    source: { kind: 'rulebook', where: 'rulebook (start, end) + house (numbers, goal)' },
    module: 'raxxon',
    morale: null,
    rounds: 5,
    setup: [],
    goal: [
      { of: [{ count: 'containedInR3' }], least: { of: 'nonExiled', under: [4, 2, 3] } },
      { of: [{ count: 'special' }], exactly: 0 },
    ],
  },
  B1: {
    set: 'tln',
    source: { kind: 'rulebook', where: 'rulebook (set-up, result) + house (numbers, goal)' },
    module: 'bandits',
    morale: 7,
    rounds: 5,
    setup: [
      { op: 'zombies', place: 'colony', n: 4 },
      { op: 'zombies', place: 'eachNonColony', n: 1 },
      { op: 'helpless', n: 1 },
    ],
    goal: [{ of: [{ count: 'food' }], least: { of: 'startPlayers', plus: 2 } }],
  },
  B2: {
    set: 'tln',
    source: { kind: 'rulebook', where: 'rulebook (result) + house (numbers, goal)' },
    module: 'bandits',
    morale: null,
    rounds: 5,
    setup: [],
    goal: [
      { is: 'eachNonExiledAt', place: 'hideout' },
      {
        of: [{ count: 'equippedAt', place: 'hideout', symbols: ['weapon', 'tool'] }],
        least: { of: 'nonExiled' },
      },
    ],
  },
  B3: {
    set: 'tln',
    source: { kind: 'rulebook', where: 'rulebook (place in the chain) + house (numbers, goal)' },
    module: 'bandits',
    morale: null,
    rounds: 5,
    setup: [],
    goal: [{ of: [{ count: 'clearRounds' }], least: 2 }],
  },
};
