/** Main objectives of the base game. Names and texts: `text/cards/main-objectives.ts`. */
import type { MainObjective } from './entries.ts';
import type { MainObjectiveBaseId } from './ids.ts';

export const MAIN_OBJECTIVES_BASE: Readonly<Record<MainObjectiveBaseId, MainObjective>> = {
  eightWeeksOfDarkness: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    length: 'long',
    normal: {
      morale: 7,
      rounds: 8,
      setup: [
        { op: 'helpless', n: { of: 'startPlayers' } },
        { op: 'zombies', place: 'eachNonColony', n: 1 },
      ],
      goal: [{ is: 'surviveRounds', rounds: 8 }],
      special: [],
    },
    hard: null,
  },
  killThem: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    length: 'medium',
    normal: {
      morale: 7,
      rounds: 7,
      setup: [{ op: 'zombies', place: 'eachNonColony', n: 3 }],
      goal: [{ of: [{ count: 'zombiesOutside' }], most: 3 }],
      special: [],
      exiledLeave: true,
    },
    hard: null,
  },
  homeSweetHome: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    length: 'medium',
    normal: {
      morale: 6,
      rounds: 6,
      setup: [
        { op: 'zombies', place: 'colony', n: 12 },
        { op: 'zombies', place: 'eachNonColony', n: 1 },
      ],
      goal: [
        { of: [{ count: 'barricades', place: 'colony' }], least: 10 },
        { of: [{ count: 'barricadesAtEachNonColony' }], least: 1 },
      ],
      special: [],
    },
    hard: null,
  },
  raidingParty: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    length: 'short',
    normal: {
      morale: 5,
      rounds: 6,
      setup: [
        { op: 'zombies', place: 'colony', n: 2 },
        { op: 'zombies', place: 'eachNonColony', n: 2 },
      ],
      goal: [{ of: [{ count: 'emptyItemDecks' }], least: 2 }],
      special: [],
    },
    hard: null,
  },
  tooManyMouths: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    length: 'short',
    normal: {
      morale: 7,
      rounds: 5,
      setup: [
        { op: 'helpless', n: { of: 'startPlayers', plus: 3 } },
        { op: 'zombies', place: 'colony', n: 6 },
      ],
      goal: [{ is: 'surviveRounds', rounds: 5 }],
      special: [],
    },
    hard: null,
  },
  weNeedMoreSamples: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    length: 'short',
    normal: {
      morale: 6,
      rounds: 6,
      setup: [{ op: 'zombies', place: 'eachNonColony', n: 1 }],
      goal: [{ of: [{ count: 'samples' }], least: { of: 'startPlayers', times: 3 } }],
      special: [
        {
          hook: 'zombieKilled',
          effects: [
            {
              op: 'roll',
              table: [
                { from: 1, to: 3, do: [{ op: 'nothing' }] },
                { from: 4, to: 6, do: [{ op: 'sample', n: 1 }] },
              ],
            },
          ],
        },
      ],
    },
    hard: null,
  },
};
