/** Main objectives of The Long Night. Names and texts: `text/cards/main-objectives.ts`. */
import type { MainObjective } from './entries.ts';
import type { MainObjectiveTlnId } from './ids.ts';

export const MAIN_OBJECTIVES_TLN: Readonly<Record<MainObjectiveTlnId, MainObjective>> = {
  tribute: {
    set: 'tln',
    source: { kind: 'rulebook', where: 'rulebook (name, suggested first) + house (content)' },
    length: 'short',
    normal: {
      morale: 6,
      rounds: 6,
      setup: [
        { op: 'zombies', place: 'colony', n: 4 },
        { op: 'zombies', place: 'eachNonColony', n: 1 },
        { op: 'helpless', n: { of: 'startPlayers' } },
      ],
      goal: [
        { of: [{ count: 'placed', kind: 'nonStarter' }], least: { of: 'startPlayers', times: 4, plus: 4 } },
        { of: [{ count: 'placedKinds', kind: 'nonStarter' }], least: 5 },
      ],
      special: [
        {
          hook: 'step6',
          when: { of: [{ count: 'placedThisRound' }], exactly: 0 },
          effects: [{ op: 'morale', n: -1 }],
        },
      ],
      accepts: 'any',
    },
    hard: {
      morale: 5,
      rounds: 6,
      setup: [
        { op: 'zombies', place: 'colony', n: 6 },
        { op: 'zombies', place: 'eachNonColony', n: 1 },
        { op: 'unrulyHelpless', n: { of: 'startPlayers' } },
      ],
      goal: [
        { of: [{ count: 'placed', kind: 'nonStarter' }], least: { of: 'startPlayers', times: 4, plus: 4 } },
        { of: [{ count: 'placedKinds', kind: 'nonStarter' }], least: 6 },
      ],
      special: [
        {
          hook: 'step6',
          when: { of: [{ count: 'placedThisRound' }], below: { of: 'players', half: true } },
          effects: [{ op: 'morale', n: -1 }],
        },
      ],
      accepts: 'any',
    },
  },
  darkIsTheNight: {
    set: 'tln',
    source: {
      kind: 'published',
      where: 'published (normal side; which side it is not certain) + house (hard side)',
    },
    length: 'long',
    normal: {
      morale: 8,
      rounds: 8,
      setup: [
        { op: 'zombies', place: 'colony', n: 6 },
        { op: 'zombies', place: 'eachNonColony', n: 1 },
      ],
      goal: [{ is: 'surviveRounds', rounds: 8 }],
      special: [{ hook: 'attackDone', effects: [{ op: 'frostbite', who: { who: 'attacker' }, n: 1 }] }],
    },
    hard: {
      morale: 8,
      rounds: 8,
      setup: [
        { op: 'zombies', place: 'colony', n: 8 },
        { op: 'zombies', place: 'eachNonColony', n: 1 },
      ],
      goal: [{ is: 'surviveRounds', rounds: 8 }],
      special: [
        { hook: 'attackDone', effects: [{ op: 'frostbite', who: { who: 'attacker' }, n: 1 }] },
        { hook: 'step1', effects: [{ op: 'mod', mod: { key: 'feeding.extra', value: 1 } }] },
      ],
    },
  },
  solidGround: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    length: 'medium',
    normal: {
      morale: 5,
      rounds: 7,
      setup: [
        { op: 'zombies', place: 'colony', n: 6 },
        { op: 'zombies', place: 'eachNonColony', n: 2 },
        { op: 'helpless', n: 2 },
      ],
      goal: [
        { of: [{ count: 'built' }], least: { of: 'startPlayers', plus: 1, least: 4 } },
        { of: [{ count: 'food' }], least: { of: 'nonExiled' } },
      ],
      special: [{ hook: 'turnFree', die: 5, effects: [{ op: 'advance', n: 1 }] }],
    },
    hard: {
      morale: 5,
      rounds: 7,
      setup: [
        { op: 'zombies', place: 'colony', n: 6 },
        { op: 'zombies', place: 'eachNonColony', n: 2 },
        { op: 'unrulyHelpless', n: { of: 'startPlayers' } },
      ],
      goal: [
        { of: [{ count: 'built' }], least: { of: 'startPlayers', plus: 2, least: 5 } },
        { of: [{ count: 'food' }], least: { of: 'nonExiled' } },
      ],
      special: [{ hook: 'turnFree', die: 6, effects: [{ op: 'advance', n: 1 }] }],
    },
  },
  breakTheGang: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'bandits',
    length: 'medium',
    normal: {
      morale: 7,
      rounds: 7,
      setup: [
        { op: 'zombies', place: 'eachNonColony', n: 1 },
        { op: 'bandits', place: 'police', n: 1 },
        { op: 'bandits', place: 'gas', n: 1 },
        { op: 'bandits', place: 'grocery', n: 1 },
      ],
      goal: [
        { of: [{ count: 'trophies' }], least: { of: 'startPlayers', plus: 4 } },
        { of: [{ count: 'banditsInPlay' }], most: 3 },
      ],
      special: [{ hook: 'banditKilled', effects: [{ op: 'trophy', n: 1 }] }],
    },
    hard: {
      morale: 6,
      rounds: 7,
      setup: [
        { op: 'zombies', place: 'eachNonColony', n: 2 },
        { op: 'bandits', place: 'eachNonColony', n: 1 },
      ],
      goal: [
        { of: [{ count: 'trophies' }], least: { of: 'startPlayers', times: 2, plus: 4 } },
        { of: [{ count: 'banditsInPlay' }], most: 3 },
      ],
      special: [
        { hook: 'banditKilled', effects: [{ op: 'trophy', n: 1 }] },
        { hook: 'crisisRevealed', effects: [{ op: 'bandits', place: 'random', n: 1 }] },
      ],
    },
  },
  sealTheGates: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    length: 'medium',
    normal: {
      morale: 8,
      rounds: 8,
      setup: [
        { op: 'zombies', place: 'raxxon', n: 1 },
        { op: 'zombies', place: 'eachNonColony', n: 1 },
      ],
      goal: [
        { of: [{ count: 'experimentsDone' }], least: 3 },
        { of: [{ count: 'special' }], exactly: 0 },
      ],
      special: [],
    },
    hard: {
      morale: 8,
      rounds: 8,
      setup: [
        { op: 'zombies', place: 'raxxon', n: 2 },
        { op: 'zombies', place: 'eachNonColony', n: 1 },
        { op: 'zombies', place: 'colony', n: 4 },
      ],
      goal: [
        { of: [{ count: 'experimentsDone' }], least: 4 },
        { of: [{ count: 'special' }], exactly: 0 },
      ],
      special: [],
    },
  },
  convoy: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    length: 'medium',
    normal: {
      morale: 7,
      rounds: 6,
      setup: [
        { op: 'zombies', place: 'colony', n: 6 },
        { op: 'zombies', place: 'gas', n: 2 },
        { op: 'zombies', place: 'police', n: 2 },
        { op: 'helpless', n: 2 },
      ],
      goal: [
        { of: [{ count: 'placed', kind: 'fuel' }], least: { of: 'startPlayers', plus: 2 } },
        { of: [{ count: 'placed', kind: 'tool' }], least: { of: 'startPlayers' } },
        { is: 'eachNonExiledAt', place: 'colony' },
      ],
      special: [],
      accepts: ['fuel', 'tool'],
    },
    hard: {
      morale: 5,
      rounds: 6,
      setup: [
        { op: 'zombies', place: 'colony', n: 6 },
        { op: 'zombies', place: 'eachNonColony', n: 1 },
        { op: 'helpless', n: 2 },
      ],
      goal: [
        { of: [{ count: 'placed', kind: 'fuel' }], least: { of: 'startPlayers', plus: 2 } },
        { of: [{ count: 'placed', kind: 'tool' }], least: { of: 'startPlayers' } },
        { of: [{ count: 'placed', kind: 'food' }], least: { of: 'startPlayers' } },
        { is: 'eachNonExiledAt', place: 'colony' },
      ],
      special: [],
      accepts: ['fuel', 'tool', 'food'],
      startersDoNotCount: true,
    },
  },
  restlessCrowd: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    length: 'short',
    normal: {
      morale: 8,
      rounds: 5,
      setup: [
        { op: 'zombies', place: 'colony', n: 4 },
        { op: 'unrulyHelpless', n: 3 },
      ],
      goal: [
        { is: 'surviveRounds', rounds: 5 },
        { of: [{ count: 'unruly' }], exactly: 0 },
        { of: [{ count: 'helpless' }], least: 3 },
        { of: [{ count: 'starvation' }], most: 2 },
      ],
      special: [{ hook: 'step6', when: { of: [{ count: 'unruly' }], least: 1 }, effects: [{ op: 'unruly', n: 1 }] }],
    },
    hard: {
      morale: 7,
      rounds: 5,
      setup: [
        { op: 'zombies', place: 'colony', n: 6 },
        { op: 'unrulyHelpless', n: { of: 'startPlayers', plus: 1 } },
      ],
      goal: [
        { is: 'surviveRounds', rounds: 5 },
        { of: [{ count: 'unruly' }], exactly: 0 },
        { of: [{ count: 'helpless' }], least: { of: 'startPlayers', plus: 1 } },
        { of: [{ count: 'starvation' }], most: 2 },
      ],
      special: [{ hook: 'step6', when: { of: [{ count: 'unruly' }], least: 1 }, effects: [{ op: 'unruly', n: 2 }] }],
    },
  },
  outposts: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    length: 'medium',
    normal: {
      morale: 7,
      rounds: 7,
      setup: [
        { op: 'zombies', place: 'colony', n: 4 },
        { op: 'zombies', place: 'eachNonColony', n: 1 },
      ],
      goal: [{ of: [{ count: 'outposts' }], least: { of: 'startPlayers', under: [4, 3, 4] } }],
      special: [],
      outpost: { barricades: 2, zombies: 2 },
    },
    hard: {
      morale: 6,
      rounds: 6,
      setup: [
        { op: 'zombies', place: 'colony', n: 6 },
        { op: 'zombies', place: 'eachNonColony', n: 3 },
      ],
      goal: [{ of: [{ count: 'outposts' }], least: { of: 'startPlayers', under: [4, 3, 4] } }],
      special: [{ hook: 'step6', effects: [{ op: 'removeBarricades', place: 'eachEmptyLocation', n: 1 }] }],
      outpost: { barricades: 2, zombies: 2 },
    },
  },
};
