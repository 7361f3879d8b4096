/** Crossroads cards of The Long Night. Names and texts: `text/cards/crossroads.ts`. */
import type { CrossroadsCard } from './entries.ts';
import type { CrossroadsTlnId } from './ids.ts';

export const CROSSROADS_TLN: Readonly<Record<CrossroadsTlnId, CrossroadsCard>> = {
  giaNajjar: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    module: 'bandits',
    adult: true,
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'inPlay', name: 'giaNajjar' },
        { is: 'notExiled', name: 'giaNajjar' },
        { of: [{ count: 'banditsInPlay' }], least: 1 },
      ],
    },
    chooser: { by: 'controllerOf', survivor: 'giaNajjar' },
    first: [{ op: 'put', who: { who: 'named', name: 'giaNajjar' }, place: 'banditPlace' }],
    options: [
      {
        effects: [
          { op: 'removeSurvivor', who: { who: 'named', name: 'giaNajjar' } },
          { op: 'removeBandits', place: 'here', n: 1 },
        ],
      },
      {
        effects: [
          { op: 'put', who: { who: 'named', name: 'giaNajjar' }, place: 'colony' },
          { op: 'bandits', place: 'eachNonColony', n: 1 },
        ],
      },
    ],
  },
  lilyMae: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ is: 'at', name: 'lilyMae', place: 'colony' }] },
    chooser: { by: 'controllerOf', survivor: 'lilyMae' },
    first: [],
    options: [
      {
        effects: [
          { op: 'barricadeToTrap', place: 'eachLocation', n: 'all' },
          {
            op: 'lasting',
            on: { hook: 'trapExploded' },
            until: 'endOfGame',
            do: [
              {
                op: 'roll',
                table: [
                  { from: 1, to: 1, do: [{ op: 'wound', who: { who: 'all', at: 'here' }, n: 1 }] },
                  { from: 2, to: 6, do: [{ op: 'nothing' }] },
                ],
              },
            ],
          },
        ],
      },
      {
        effects: [
          {
            op: 'lasting',
            on: { hook: 'step4', of: { controllerOf: 'lilyMae' }, optional: true },
            until: 'usedOnce',
            do: [
              { op: 'removeZombies', place: 'colony', n: 'all' },
              {
                op: 'roll',
                table: [
                  { from: 1, to: 4, do: [{ op: 'kill', who: { who: 'named', name: 'lilyMae' } }] },
                  { from: 5, to: 6, do: [{ op: 'nothing' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  anitaWallace: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    deck: 'play',
    trigger: {
      hook: 'cleanPaid',
      when: [
        { is: 'inPlay', name: 'anitaWallace' },
        { is: 'notExiled', name: 'anitaWallace' },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [{ effects: [{ op: 'cleanWaste', n: 2 }] }, { effects: [{ op: 'cancelAction' }] }],
  },
  scars: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    module: 'bandits',
    adult: true,
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'rosaRodriguez' },
        { of: [{ count: 'banditAt', place: 'here' }], least: 1 },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'contest',
            own: { dice: 5, lessDamageOf: 'rosaRodriguez' },
            other: 4,
            win: [{ op: 'put', who: { who: 'named', name: 'rosaRodriguez' }, place: 'colony' }],
            lose: [{ op: 'wound', who: { who: 'named', name: 'rosaRodriguez' }, n: 'difference' }],
          },
        ],
      },
    ],
  },
  weeds: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    module: 'improvements',
    adult: true,
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'built', improvement: 'greenhouse' },
        { of: [{ count: 'has', place: 'colony' }], least: 1 },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        requires: { of: [{ count: 'food' }], least: 1 },
        effects: [
          { op: 'food', n: -1 },
          { op: 'relieve', who: { who: 'ownAll' }, n: 'all' },
        ],
      },
      {
        requires: { of: [{ count: 'food' }], least: 1 },
        effects: [
          { op: 'food', n: -1 },
          { op: 'heal', who: { who: 'hurtOthers', n: 2 }, n: 1 },
        ],
      },
      {
        effects: [
          {
            op: 'firstGiver',
            to: 'active',
            do: [{ op: 'relieve', who: { who: 'ofGiver' }, n: 'all' }],
            else: [{ op: 'nothing' }],
          },
        ],
      },
    ],
  },
  noPlaceLeftInTheWorld: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    deck: 'play',
    trigger: {
      hook: 'searched',
      when: [{ is: 'triggerNotExiled' }, { of: [{ count: 'room', place: 'colony' }], least: 1 }],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'helpless', n: 1 },
          {
            op: 'lasting',
            on: { hook: 'turnBegan', of: 'chooser', when: { of: [{ count: 'helpless' }], least: 1 } },
            until: 'unpaid',
            do: [
              {
                op: 'may',
                by: 'active',
                cost: [{ op: 'discard', player: 'active', n: 1, kind: 'medicine' }],
                do: [{ op: 'relieve', who: { who: 'ownAll' }, n: 'all' }],
                else: [{ op: 'killHelpless', n: 1 }, { op: 'discardEffect' }],
              },
            ],
          },
        ],
      },
      { effects: [{ op: 'despair', who: { who: 'trigger' }, n: 1 }] },
    ],
  },
  disturbed: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    adult: true,
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'helpless' }], least: 4 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'unruly', n: 'd6' }] },
      {
        effects: [
          { op: 'removeHelpless', n: 2 },
          { op: 'morale', n: -1 },
        ],
      },
      {
        requires: { is: 'inPlay', name: 'jamesMeyers' },
        effects: [{ op: 'relieve', who: { who: 'own', n: 1 }, n: 1 }],
      },
    ],
  },
  spy: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    module: 'bandits',
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'helpless' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'removeBandits', place: 'anywhere', n: 5 },
          { op: 'morale', n: -1 },
        ],
      },
      {
        effects: [
          { op: 'removeHelpless', n: 1 },
          { op: 'bandits', place: 'random', n: 2 },
        ],
      },
    ],
  },
  onTheHunt: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    module: 'bandits',
    deck: 'play',
    trigger: { hook: 'moved', when: [{ is: 'triggerNotExiled' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'countDice', dice: 4, min: 3, do: [{ op: 'food', n: 1 }] }] },
      {
        effects: [
          {
            op: 'lasting',
            on: { hook: 'banditEntered' },
            until: 'endOfGame',
            do: [
              {
                op: 'roll',
                table: [
                  { from: 1, to: 3, do: [{ op: 'nothing' }] },
                  { from: 4, to: 6, do: [{ op: 'removeTriggerBandit' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  theTunnel: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    module: 'bandits',
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'tunnel', place: 'random' },
          {
            op: 'lasting',
            on: { hook: 'zombiesPlaced', when: 'atTunnel' },
            until: 'endOfGame',
            do: [
              {
                op: 'roll',
                table: [
                  { from: 1, to: 2, do: [{ op: 'nothing' }] },
                  { from: 3, to: 6, do: [{ op: 'zombies', place: 'colony', n: 1 }] },
                ],
              },
            ],
          },
        ],
      },
      {
        effects: [
          {
            op: 'upTo',
            n: 2,
            do: [
              { op: 'removeHelpless', n: 1 },
              { op: 'bandits', place: 'random', n: 1 },
            ],
          },
        ],
      },
    ],
  },
  doinTime: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    module: 'bandits',
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [{ of: [{ count: 'has', place: 'police' }], least: 1 }, { is: 'triggerAlone' }],
    },
    chooser: { by: 'active' },
    first: [{ op: 'bandits', place: 'police', n: 'fill' }],
    options: [
      {
        requires: { of: [{ count: 'handTotal' }], least: 1 },
        effects: [
          { op: 'payCards', by: 'active', min: 1, to: 'hideout' },
          {
            op: 'rollPlusPaid',
            table: [
              { from: 3, to: 99, do: [{ op: 'removeBandits', place: 'police', n: 'all' }] },
              { from: 0, to: 2, do: [{ op: 'kill', who: { who: 'trigger' } }] },
            ],
          },
        ],
      },
      {
        effects: [
          { op: 'noise', place: 'police', n: 'fill' },
          { op: 'exposure', who: { who: 'each', n: 1 }, n: 1 },
          { op: 'removeBandits', place: 'police', n: 'all' },
        ],
      },
    ],
  },
  alfonsoOrtega: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night); option 2 house (its result was not readable)' },
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'inPlay', name: 'alfonsoOrtega' },
        { is: 'heldOrEquipped', item: 'assaultRifle' },
      ],
    },
    chooser: { by: 'holderOf', item: 'assaultRifle' },
    first: [],
    options: [
      {
        effects: [
          { op: 'mod', mod: { key: 'weapon.kills', value: 1 } },
          { op: 'mod', mod: { key: 'weapon.noise', value: 1 } },
          {
            op: 'lasting',
            on: { hook: 'weaponUsed', when: 'thatRifle' },
            until: 'endOfGame',
            do: [
              {
                op: 'roll',
                table: [
                  { from: 1, to: 1, do: [{ op: 'removeTriggerItem' }] },
                  { from: 2, to: 6, do: [{ op: 'nothing' }] },
                ],
              },
            ],
          },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  fatimaRhodes: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ is: 'at', name: 'fatimaMaktabi', place: 'colony' }] },
    chooser: { by: 'controllerOf', survivor: 'fatimaMaktabi' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'mod',
            mod: { key: 'allowed.actions', value: ['move', 'search'] },
            who: { who: 'named', name: 'fatimaMaktabi' },
          },
          {
            op: 'lasting',
            on: { hook: 'turnEnded', of: { controllerOf: 'fatimaMaktabi' }, when: 'notMovedThisTurn' },
            until: 'endOfGame',
            do: [{ op: 'despair', who: { who: 'named', name: 'fatimaMaktabi' }, n: 1 }],
          },
        ],
      },
      {
        effects: [
          { op: 'cleanWaste', n: 1 },
          { op: 'despair', who: { who: 'named', name: 'fatimaMaktabi' }, n: 1 },
        ],
      },
    ],
  },
  melissaGupta: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'inPlay', name: 'melissaGupta' },
        { is: 'notExiled', name: 'melissaGupta' },
      ],
    },
    chooser: { by: 'controllerOf', survivor: 'melissaGupta' },
    first: [],
    options: [
      { effects: [{ op: 'starvation', n: 1 }] },
      { effects: [{ op: 'despair', who: { who: 'named', name: 'melissaGupta' }, n: 1 }] },
    ],
  },
  standoff: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night); title shortened' },
    module: 'bandits',
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { of: [{ count: 'banditAt', place: 'here' }], least: 1 },
        { of: [{ count: 'room', place: 'colony' }], least: 2 },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'helpless', n: 2 },
          { op: 'removeBandits', place: 'here', n: 1 },
        ],
      },
      {
        effects: [
          { op: 'despair', who: { who: 'all', at: 'here' }, n: 1 },
          { op: 'removeBandits', place: 'here', n: 1 },
        ],
      },
    ],
  },
  chloeLarousse: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    module: 'bandits',
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'at', name: 'chloeLarousse', place: 'colony' },
        { of: [{ count: 'banditsInPlay' }], least: 2 },
      ],
    },
    chooser: { by: 'controllerOf', survivor: 'chloeLarousse' },
    first: [{ op: 'toHideout', player: 'each', n: 1 }],
    options: [
      {
        effects: [
          { op: 'exposure', who: { who: 'named', name: 'chloeLarousse' }, n: 5 },
          {
            op: 'ifAlive',
            who: { who: 'named', name: 'chloeLarousse' },
            do: [{ op: 'takeBatch', player: { controllerOf: 'chloeLarousse' } }],
          },
        ],
      },
      {
        effects: [
          { op: 'exposure', who: { who: 'each', n: 1 }, n: 1 },
          { op: 'ifAlive', who: { who: 'rolled' }, do: [{ op: 'hideoutTake', n: 1, player: 'controller' }] },
          { op: 'banRequest', player: { controllerOf: 'chloeLarousse' } },
        ],
      },
    ],
  },
  crazedSoccerMom: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [{ of: [{ count: 'has', place: 'school' }], least: 1 }, { is: 'triggerNotExiled' }],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'contest',
            own: { perOwnAndWeaponAt: 'school', each: 2 },
            other: 4,
            win: [{ op: 'nothing' }],
            lose: [
              { op: 'wound', who: { who: 'all', at: 'school' }, n: 1 },
              { op: 'put', who: { who: 'all', at: 'school' }, place: 'colony' },
              {
                op: 'lasting',
                on: { hook: 'moved', of: 'anyPlayer', when: 'atSchool' },
                until: 'endOfGame',
                do: [{ op: 'wound', who: { who: 'trigger' }, n: 1 }],
              },
            ],
          },
        ],
      },
      {
        effects: [
          { op: 'put', who: { who: 'all', at: 'school' }, place: 'colony' },
          {
            op: 'lasting',
            on: { hook: 'moved', of: 'anyPlayer', when: 'atSchool' },
            until: 'endOfGame',
            do: [{ op: 'wound', who: { who: 'trigger' }, n: 1 }],
          },
        ],
      },
    ],
  },
  illShowThemICanHelp: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night); trigger adapted' },
    nonCoop: true,
    deck: 'play',
    trigger: { hook: 'accused', when: [{ of: [{ count: 'helpless' }], least: 1 }] },
    chooser: { by: 'vote', voters: 'nonExiled' },
    first: [{ op: 'kill', who: { who: 'accusedLeader' } }],
    options: [
      { vote: 'up', effects: [{ op: 'exile', player: 'accuser' }] },
      {
        vote: 'down',
        effects: [
          { op: 'removeHelpless', n: 1 },
          { op: 'morale', n: -1 },
        ],
      },
      {
        vote: 'downToo',
        effects: [
          { op: 'removeSurvivor', who: { who: 'own', n: 1 } },
          { op: 'removeHelpless', n: 1 },
        ],
      },
    ],
  },
  ohWhatAFeeling: {
    set: 'tln',
    source: { kind: 'published', where: 'published (Long Night)' },
    adult: true,
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ is: 'sharesPlace' }, { is: 'bothHuman' }] },
    chooser: { by: 'vote', voters: 'controllersOfTheTwo' },
    first: [],
    options: [
      {
        vote: 'bothUp',
        effects: [
          { op: 'heal', who: { who: 'trigger' }, n: 'all' },
          { op: 'relieve', who: { who: 'trigger' }, n: 'all' },
          { op: 'heal', who: { who: 'otherTrigger' }, n: 'all' },
          { op: 'relieve', who: { who: 'otherTrigger' }, n: 'all' },
          { op: 'winnerTakes' },
        ],
      },
      { vote: 'bothDown', effects: [{ op: 'nothing' }] },
      { vote: 'split', effects: [{ op: 'despair', who: { who: 'votedUp' }, n: 1 }] },
    ],
  },
  frozenPipes: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      { requires: { of: [{ count: 'food' }], least: 2 }, vote: 'up', effects: [{ op: 'food', n: -2 }] },
      { vote: 'down', effects: [{ op: 'frostbite', who: { who: 'each', n: 1, at: 'colony' }, n: 1 }] },
    ],
  },
  coleWinters: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'coleWinters' },
        { is: 'notExiled', name: 'coleWinters' },
      ],
    },
    chooser: { by: 'active' },
    first: [{ op: 'put', who: { who: 'named', name: 'coleWinters' }, place: 'colony' }],
    options: [
      {
        effects: [
          { op: 'relieve', who: { who: 'any', n: 3, at: 'colony' }, n: 1 },
          { op: 'despair', who: { who: 'named', name: 'coleWinters' }, n: 1 },
        ],
      },
      { effects: [{ op: 'calm', n: 2 }] },
    ],
  },
  nadiaRivers: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'inPlay', name: 'nadiaRivers' },
        { is: 'notExiled', name: 'nadiaRivers' },
      ],
    },
    chooser: { by: 'controllerOf', survivor: 'nadiaRivers' },
    first: [],
    options: [
      {
        effects: [
          { op: 'diceNext', player: 'eachOther', n: 1 },
          { op: 'useDice', player: { controllerOf: 'nadiaRivers' }, n: 2 },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  walterBoone: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ is: 'at', name: 'walterBoone', place: 'colony' }] },
    chooser: { by: 'controllerOf', survivor: 'walterBoone' },
    first: [],
    options: [
      {
        effects: [
          { op: 'killZombies', place: 'colony', n: 3 },
          { op: 'exposure', who: { who: 'named', name: 'walterBoone' }, n: 1 },
        ],
      },
      { effects: [{ op: 'barricade', place: 'colony', n: 2 }] },
    ],
  },
  searchTheBunks: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'showHand', player: 'chosen', to: 'active' },
          { op: 'despair', who: { who: 'own', n: 1 }, n: 1 },
        ],
      },
      { effects: [{ op: 'exileVote', player: 'chosen' }] },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  derekYoshida: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'derekYoshida' },
        { is: 'notExiled', name: 'derekYoshida' },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'raiseDie', n: 2 }] },
      {
        effects: [
          { op: 'wound', who: { who: 'named', name: 'derekYoshida' }, n: 1 },
          { op: 'diceNext', player: 'active', n: 1 },
        ],
      },
    ],
  },
  whiteoutWalk: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    deck: 'play',
    trigger: {
      hook: 'moved',
      when: [{ is: 'triggerNotExiled' }, { not: { is: 'fuelPlayed' } }, { is: 'itemDeckHere' }],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'frostbite', who: { who: 'trigger' }, n: 1 },
          { op: 'draw', place: 'here', n: 1, player: 'active' },
        ],
      },
      {
        effects: [
          { op: 'put', who: { who: 'trigger' }, place: 'origin' },
          { op: 'noMove', who: { who: 'trigger' } },
        ],
      },
    ],
  },
  basementDoor: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    deck: 'play',
    trigger: {
      hook: 'searched',
      when: [{ is: 'triggerNotExiled' }, { of: [{ count: 'room', place: 'colony' }], least: 1 }],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'roll',
            table: [
              { from: 1, to: 2, do: [{ op: 'zombies', place: 'here', n: 2 }] },
              { from: 3, to: 4, do: [{ op: 'draw', place: 'here', n: 1, player: 'active' }] },
              { from: 5, to: 6, do: [{ op: 'gainSurvivor', player: 'active' }] },
            ],
          },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  quietChildren: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'helpless' }], least: 2 }] },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      {
        requires: { of: [{ count: 'food' }], least: 1 },
        vote: 'up',
        effects: [
          { op: 'food', n: -1 },
          { op: 'calm', n: 3 },
        ],
      },
      { vote: 'down', effects: [{ op: 'unruly', n: 2 }] },
    ],
  },
  oldMap: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    deck: 'play',
    trigger: { hook: 'cardPlayed', when: [{ is: 'cardKind', symbol: 'education' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'seek', place: 'chosen', kind: 'any', n: 1, player: 'active' },
          { op: 'useDice', player: 'active', n: 1 },
        ],
      },
      { effects: [{ op: 'lookDeck', place: 'chosen', n: 3, player: 'active' }] },
    ],
  },
  jammedDoor: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    deck: 'play',
    trigger: { hook: 'barricaded', when: [] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'barricade', place: 'here', n: 1 },
          { op: 'noise', place: 'here', n: 1 },
        ],
      },
      {
        effects: [
          { op: 'barricadeToTrap', place: 'here', n: 1 },
          { op: 'wound', who: { who: 'trigger' }, n: 1 },
        ],
      },
    ],
  },
  borrowedParts: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { of: [{ count: 'has', place: 'colony' }], least: 1 },
        { of: [{ count: 'tokensOnDisplay' }], least: 1 },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'advance', n: 2 },
          { op: 'removeBarricades', place: 'colony', n: 2 },
        ],
      },
      {
        effects: [
          { op: 'unbuild', n: 1 },
          { op: 'food', n: 2 },
        ],
      },
    ],
  },
  openingDay: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { of: [{ count: 'built' }], least: 1 },
        { of: [{ count: 'has', place: 'colony' }], least: 1 },
      ],
    },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      {
        requires: { of: [{ count: 'food' }], least: 3 },
        vote: 'up',
        effects: [
          { op: 'food', n: -3 },
          { op: 'morale', n: 1 },
        ],
      },
      { vote: 'down', effects: [{ op: 'nothing' }] },
    ],
  },
  ingridHalvorsen: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ is: 'at', name: 'ingridHalvorsen', place: 'colony' }] },
    chooser: { by: 'controllerOf', survivor: 'ingridHalvorsen' },
    first: [],
    options: [
      {
        effects: [
          { op: 'advance', n: 2 },
          { op: 'despair', who: { who: 'named', name: 'ingridHalvorsen' }, n: 1 },
        ],
      },
      { effects: [{ op: 'barricade', place: 'colony', n: 2 }] },
    ],
  },
  faultyWiring: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'built' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'roll',
            table: [
              { from: 1, to: 2, do: [{ op: 'wound', who: { who: 'lowest', n: 2, at: 'colony' }, n: 1 }] },
              { from: 3, to: 4, do: [{ op: 'wound', who: { who: 'lowest', n: 1, at: 'colony' }, n: 1 }] },
              { from: 5, to: 6, do: [{ op: 'advance', n: 1 }] },
            ],
          },
        ],
      },
      { effects: [{ op: 'unbuild', n: 2 }] },
    ],
  },
  nightShift: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'together',
            cost: [{ op: 'useDice', player: 'together', n: 3 }],
            do: [{ op: 'advance', n: 2 }],
            else: [{ op: 'despair', who: { who: 'own', n: 1 }, n: 1 }],
          },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  stash: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'bandits',
    deck: 'play',
    trigger: { hook: 'searched', when: [{ of: [{ count: 'banditAt', place: 'here' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        requires: { of: [{ count: 'hideoutCards' }], least: 1 },
        effects: [
          { op: 'hideoutTake', n: 1, player: 'active' },
          { op: 'bandits', place: 'here', n: 1 },
        ],
      },
      {
        effects: [
          { op: 'removeBandits', place: 'here', n: 1 },
          { op: 'removeRandom', player: 'active', n: 1 },
        ],
      },
    ],
  },
  truce: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'bandits',
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'banditsInPlay' }], least: 3 }] },
    chooser: { by: 'vote', voters: 'nonExiled' },
    first: [],
    options: [
      {
        requires: { of: [{ count: 'food' }], least: 3 },
        vote: 'up',
        effects: [
          { op: 'food', n: -3 },
          { op: 'removeBandits', place: 'anywhere', n: 3 },
        ],
      },
      { vote: 'down', effects: [{ op: 'bandits', place: 'random', n: 1 }] },
    ],
  },
  emmaHan: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'inPlay', name: 'emmaHan' },
        { is: 'notExiled', name: 'emmaHan' },
        { of: [{ count: 'room', place: 'raxxon' }], least: 1 },
      ],
    },
    chooser: { by: 'controllerOf', survivor: 'emmaHan' },
    first: [],
    options: [
      {
        effects: [
          { op: 'put', who: { who: 'named', name: 'emmaHan' }, place: 'raxxon' },
          { op: 'peekExp', n: 3 },
        ],
      },
      {
        effects: [
          { op: 'draw', place: 'raxxon', n: 1, player: { controllerOf: 'emmaHan' } },
          { op: 'exposure', who: { who: 'named', name: 'emmaHan' }, n: 1 },
        ],
      },
    ],
  },
  blue: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'blue' },
        { is: 'notExiled', name: 'blue' },
        { of: [{ count: 'room', place: 'raxxon' }], least: 1 },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'put', who: { who: 'named', name: 'blue' }, place: 'raxxon' },
          { op: 'wound', who: { who: 'named', name: 'blue' }, n: 1 },
          { op: 'contain', n: 1 },
        ],
      },
      { effects: [{ op: 'relieve', who: { who: 'own', n: 1 }, n: 'all' }] },
    ],
  },
  coldStorage: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    deck: 'play',
    trigger: { hook: 'searched', when: [{ is: 'searchedAt', place: 'raxxon' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'draw', place: 'raxxon', n: 2, player: 'active' },
          { op: 'frostbite', who: { who: 'trigger' }, n: 1 },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  wrongCode: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    deck: 'play',
    trigger: { hook: 'codeDieTaken', when: [] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'cancelAction' }, { op: 'codeDieBy', player: 'reader' }] },
      { effects: [{ op: 'zombies', place: 'raxxon', n: 2 }] },
    ],
  },
  looseCage: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'special' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'morale', n: -1 },
          { op: 'contain', n: 1 },
        ],
      },
      { effects: [{ op: 'zombies', place: 'eachNonColony', n: 1 }] },
    ],
  },
  testBatch: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    deck: 'play',
    trigger: { hook: 'pillTaken', when: [] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'takeRemoved', kind: 'medicine', n: 1, player: 'active' },
          { op: 'despair', who: { who: 'trigger' }, n: 1 },
        ],
      },
      { effects: [{ op: 'heal', who: { who: 'trigger' }, n: 1 }] },
    ],
  },
  sample: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    deck: 'play',
    trigger: { hook: 'specialKilled', when: [{ is: 'triggerNotExiled' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'draw', place: 'raxxon', n: 1, player: 'active' },
          { op: 'exposure', who: { who: 'trigger' }, n: 1 },
        ],
      },
      {
        effects: [
          { op: 'morale', n: 1 },
          { op: 'useDice', player: 'active', n: 1 },
        ],
      },
    ],
  },
  emergencyLights: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'raxxon' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'roll',
            table: [
              { from: 1, to: 2, do: [{ op: 'zombies', place: 'raxxon', n: 3 }] },
              {
                from: 3,
                to: 6,
                do: [{ op: 'reveal', place: 'raxxon', n: 4, kind: 'tool', player: 'active' }],
              },
            ],
          },
        ],
      },
      { effects: [{ op: 'put', who: { who: 'trigger' }, place: 'colony' }] },
    ],
  },
  evacuationOrder: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'special' }], least: 2 }] },
    chooser: { by: 'vote', voters: 'nonExiled' },
    first: [],
    options: [
      {
        requires: { of: [{ count: 'food' }], least: 2 },
        vote: 'up',
        effects: [
          { op: 'food', n: -2 },
          { op: 'put', who: { who: 'all', at: 'raxxon' }, place: 'colony' },
          { op: 'removeZombies', place: 'colony', n: 4 },
        ],
      },
      {
        vote: 'down',
        effects: [
          { op: 'release', n: 1 },
          { op: 'morale', n: 1 },
        ],
      },
    ],
  },
  homeBrew: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    adult: true,
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        requires: { of: [{ count: 'food' }], least: 1 },
        effects: [
          { op: 'food', n: -1 },
          { op: 'relieve', who: { who: 'ownAll' }, n: 1 },
          { op: 'useDice', player: 'active', n: 1 },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  darkThoughts: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    adult: true,
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'triggerDespair' }], least: 2 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        requires: { of: [{ count: 'unusedDice' }], least: 2 },
        effects: [
          { op: 'relieve', who: { who: 'trigger' }, n: 1 },
          { op: 'useDice', player: 'active', n: 2 },
        ],
      },
      {
        effects: [
          { op: 'removeSurvivor', who: { who: 'trigger' } },
          { op: 'morale', n: -1 },
        ],
      },
    ],
  },
  oneMoreDose: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    adult: true,
    deck: 'play',
    trigger: { hook: 'cardPlayed', when: [{ is: 'cardKind', symbol: 'medicine' }, { is: 'triggerHealed' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'heal', who: { who: 'trigger' }, n: 1 },
          {
            op: 'attach',
            to: { who: 'trigger' },
            on: { hook: 'turnBegan', of: 'survivorsController' },
            do: [
              {
                op: 'may',
                by: 'active',
                cost: [{ op: 'discard', player: 'active', n: 1, kind: 'medicine' }],
                do: [{ op: 'nothing' }],
                else: [{ op: 'despair', who: { who: 'self' }, n: 1 }],
              },
            ],
          },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  closeQuarters: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    adult: true,
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ is: 'sharesPlace' }, { is: 'bothHuman' }, { is: 'hereNotColony' }] },
    chooser: { by: 'vote', voters: 'controllersOfTheTwo' },
    first: [],
    options: [
      {
        vote: 'bothUp',
        effects: [
          { op: 'relieve', who: { who: 'trigger' }, n: 'all' },
          { op: 'relieve', who: { who: 'otherTrigger' }, n: 'all' },
          { op: 'idle', who: { who: 'trigger' } },
          { op: 'idle', who: { who: 'otherTrigger' } },
        ],
      },
      { vote: 'otherwise', effects: [{ op: 'despair', who: { who: 'trigger' }, n: 1 }] },
    ],
  },
};
