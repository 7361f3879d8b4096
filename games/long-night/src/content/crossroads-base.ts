/** Crossroads cards of the base game. Names and texts: `text/cards/crossroads.ts`. */
import type { CrossroadsCard } from './entries.ts';
import type { CrossroadsBaseId } from './ids.ts';

export const CROSSROADS_BASE: Readonly<Record<CrossroadsBaseId, CrossroadsCard>> = {
  carCrash: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'moved', when: [{ is: 'fuelPlayed' }, { is: 'triggerNotExiled' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'frostbite', who: { who: 'trigger' }, n: 1 },
          { op: 'put', who: { who: 'trigger' }, place: 'colony' },
        ],
      },
      { effects: [{ op: 'exposure', who: { who: 'trigger' }, n: 3 }] },
    ],
  },
  waveringLoyalties: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ is: 'moreSurvivorsThanSomeone' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'giveSurvivor', who: { who: 'own', n: 1 }, player: 'chosenFewer' }] },
      {
        effects: [
          {
            op: 'roll',
            table: [
              { from: 1, to: 3, do: [{ op: 'morale', n: -1 }] },
              { from: 4, to: 6, do: [{ op: 'nothing' }] },
            ],
          },
        ],
      },
    ],
  },
  horde: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'moved', when: [{ not: { is: 'fuelPlayed' } }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'exposure', who: { who: 'trigger' }, n: 3 }] },
      {
        effects: [
          { op: 'put', who: { who: 'trigger' }, place: 'origin' },
          { op: 'noMove', who: { who: 'trigger' } },
        ],
      },
    ],
  },
  spoiled: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'foodPaid', when: [] },
    chooser: { by: 'active' },
    first: [],
    options: [{ effects: [{ op: 'wound', who: { who: 'own', n: 1 }, n: 1 }] }, { effects: [{ op: 'cancelAction' }] }],
  },
  loversQuarrel: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ is: 'twoOwnHere' }, { is: 'bothHuman' }, { is: 'hereNotColony' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'noise', place: 'here', n: 'fill' }] },
      {
        effects: [
          { op: 'idle', who: { who: 'trigger' } },
          { op: 'idle', who: { who: 'otherTrigger' } },
        ],
      },
    ],
  },
  thinIce: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'moved', when: [] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'roll',
            table: [
              { from: 1, to: 3, do: [{ op: 'frostbite', who: { who: 'trigger' }, n: 1 }] },
              { from: 4, to: 6, do: [{ op: 'seek', place: 'chosen', kind: 'any', n: 1, player: 'active' }] },
            ],
          },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  woundedSurvivor: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
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
          { op: 'gainSurvivor', player: 'active' },
          { op: 'exposure', who: { who: 'new' }, n: 2 },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  creatureComforts: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'together' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'together',
            cost: [{ op: 'discard', player: 'together', n: 3, kind: 'fuel' }],
            do: [{ op: 'morale', n: 1 }],
            else: [{ op: 'nothing' }],
          },
        ],
      },
    ],
  },
  noAmmo: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'weaponUsed', when: [] },
    chooser: { by: 'active' },
    first: [],
    options: [{ effects: [{ op: 'wasteTriggerItem' }] }, { effects: [{ op: 'useDice', player: 'active', n: 'all' }] }],
  },
  music: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'searched', when: [{ is: 'triggerNotExiled' }] },
    chooser: { by: 'active' },
    first: [],
    options: [{ effects: [{ op: 'morale', n: 1 }] }, { effects: [{ op: 'diceNext', player: 'each', n: 1 }] }],
  },
  collapsingBarriers: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { of: [{ count: 'has', place: 'colony' }], least: 1 },
        { of: [{ count: 'barricades', place: 'colony' }], least: 1 },
        { of: [{ count: 'zombies', place: 'colony' }], least: 1 },
      ],
    },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      { vote: 'up', effects: [{ op: 'exposure', who: { who: 'each', n: 1, at: 'colony' }, n: 1 }] },
      { vote: 'down', effects: [{ op: 'removeBarricades', place: 'colony', n: 'all' }] },
    ],
  },
  radioSignal: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: {
      hook: 'turnState',
      when: [
        { of: [{ count: 'has', place: 'colony' }], least: 1 },
        { of: [{ count: 'room', place: 'colony' }], least: 1 },
      ],
    },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      {
        vote: 'up',
        effects: [
          {
            op: 'together',
            cost: [{ op: 'useDice', player: 'together', n: 3 }],
            do: [
              { op: 'helpless', n: 1 },
              { op: 'morale', n: 1 },
            ],
            else: [{ op: 'morale', n: -1 }],
          },
        ],
      },
      { vote: 'down', effects: [{ op: 'morale', n: -1 }] },
    ],
  },
  toxicWaste: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      { vote: 'up', effects: [{ op: 'frostbite', who: { who: 'each', n: 1, at: 'colony' }, n: 1 }] },
      { vote: 'down', effects: [{ op: 'wasteFromRemoved', kind: ['fuel', 'medicine'] }] },
    ],
  },
  supplyDrop: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'exposure', who: { who: 'own', n: 1 }, n: 3 },
          {
            op: 'ifAlive',
            who: { who: 'rolled' },
            do: [
              { op: 'food', n: 5 },
              { op: 'if', cond: [{ is: 'inPlay', name: 'annaleighChan' }], do: [{ op: 'morale', n: 1 }], else: [] },
            ],
          },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  bitterColdNight: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: {
      hook: 'moveExposed',
      when: [
        { is: 'face', face: 'frostbite' },
        { of: [{ count: 'othersHere' }], least: 1 },
      ],
    },
    chooser: { by: 'vote', voters: 'withSurvivorHere' },
    first: [],
    options: [
      { vote: 'up', effects: [{ op: 'frostbite', who: { who: 'all', at: 'here' }, n: 1 }] },
      { vote: 'down', effects: [{ op: 'kill', who: { who: 'trigger' } }] },
    ],
  },
  lighthouse: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'may',
            by: 'active',
            cost: [{ op: 'useDice', player: 'active', n: 1 }],
            do: [{ op: 'removeZombies', place: 'eachLocation', n: 1 }],
            else: [],
          },
        ],
      },
    ],
  },
  sacrament: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'moved', when: [{ is: 'triggerNotExiled' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'exposure', who: { who: 'trigger' }, n: 2 },
          { op: 'ifAlive', who: { who: 'trigger' }, do: [{ op: 'morale', n: 1 }] },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  abandoned: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: {
      hook: 'cleaned',
      when: [
        { of: [{ count: 'helpless' }], least: 1 },
        { of: [{ count: 'room', place: 'colony' }], least: 1 },
      ],
    },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      {
        vote: 'up',
        effects: [
          { op: 'helpless', n: 1 },
          { op: 'zombies', place: 'colony', n: 5 },
        ],
      },
      {
        vote: 'down',
        effects: [
          { op: 'zombies', place: 'colony', n: 5 },
          { op: 'useDice', player: 'each', n: 1 },
        ],
      },
    ],
  },
  crazedSurvivor: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'ownOutside' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'food', n: 3 },
          { op: 'exposure', who: { who: 'own', n: 1, at: 'outside' }, n: 2 },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  fuelTanker: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'play',
    trigger: { hook: 'moved', when: [{ is: 'triggerNotExiled' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'zombies', place: 'colony', n: 6 },
          { op: 'takeRemoved', kind: 'fuel', n: 4, player: 'active' },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  addiction: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'cardPlayed', when: [{ is: 'cardKind', symbol: 'medicine' }, { is: 'triggerHealed' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'kill', who: { who: 'trigger' }, noMorale: true }] },
      {
        effects: [
          {
            op: 'attach',
            to: { who: 'trigger' },
            on: { hook: 'turnBegan', of: 'survivorsController' },
            do: [
              {
                op: 'may',
                by: 'active',
                cost: [{ op: 'discard', player: 'active', n: 1, kind: 'medicine' }],
                do: [{ op: 'heal', who: { who: 'self' }, n: 1 }],
                else: [{ op: 'useDice', player: 'active', n: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  maude: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: {
      hook: 'turnState',
      when: [{ of: [{ count: 'has', place: 'grocery' }], least: 1 }, { is: 'triggerNotExiled' }],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'put', who: { who: 'trigger' }, place: 'colony' },
          { op: 'food', n: 3 },
        ],
      },
      {
        effects: [
          { op: 'revealUntil', place: 'grocery', kind: 'food', n: 2, player: 'active' },
          { op: 'banPlay', kind: 'food' },
        ],
      },
    ],
  },
  sparky: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'sparky' },
        { is: 'notExiled', name: 'sparky' },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [{ effects: [{ op: 'killZombies', place: 'colony', n: 8 }] }, { effects: [{ op: 'morale', n: 1 }] }],
  },
  mariaLopez: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'mariaLopez' },
        { is: 'notExiled', name: 'mariaLopez' },
      ],
    },
    chooser: { by: 'active' },
    first: [{ op: 'put', who: { who: 'named', name: 'mariaLopez' }, place: 'school' }],
    options: [
      {
        effects: [
          { op: 'food', n: -3 },
          { op: 'seek', place: 'school', kind: 'any', n: 1, player: 'active' },
        ],
      },
      { effects: [{ op: 'burnKind', place: 'school', kind: 'food' }] },
    ],
  },
  brianLee: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'brianLee' },
        { is: 'at', name: 'brianLee', place: 'colony' },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'removeZombies', place: 'hospital', n: 'all' },
          { op: 'barricade', place: 'hospital', n: 4 },
        ],
      },
      {
        effects: [
          { op: 'removeZombies', place: 'grocery', n: 'all' },
          { op: 'barricade', place: 'grocery', n: 4 },
        ],
      },
    ],
  },
  mugging: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    deck: 'reserve',
    trigger: { hook: 'turnState', when: [{ is: 'sharesWithExiled' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'giveHand', player: 'triggerOwner' }] },
      {
        effects: [
          {
            op: 'if',
            cond: [{ is: 'triggerArmed' }],
            do: [
              {
                op: 'choose',
                by: 'active',
                options: [
                  [{ op: 'wound', who: { who: 'trigger' }, n: 2 }],
                  [
                    { op: 'kill', who: { who: 'otherTrigger' } },
                    { op: 'wound', who: { who: 'trigger' }, n: 1 },
                  ],
                ],
              },
            ],
            else: [{ op: 'wound', who: { who: 'trigger' }, n: 2 }],
          },
        ],
      },
    ],
  },
  helpless: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      {
        vote: 'up',
        effects: [
          { op: 'removeHelpless', n: 'all' },
          { op: 'morale', n: { of: 'removed', half: true, times: -1 } },
        ],
      },
      { vote: 'down', effects: [{ op: 'nothing' }] },
    ],
  },
  christmas: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      {
        requires: { of: [{ count: 'food' }], least: 5 },
        vote: 'up',
        effects: [
          { op: 'food', n: -5 },
          { op: 'morale', n: 1 },
          {
            op: 'if',
            cond: [
              { is: 'inPlay', name: 'forestPlum' },
              { is: 'notExiled', name: 'forestPlum' },
            ],
            do: [{ op: 'deal', by: { controllerOf: 'forestPlum' }, place: 'grocery', n: 4 }],
            else: [],
          },
        ],
      },
      { vote: 'down', effects: [{ op: 'nothing' }] },
    ],
  },
  taliaJones: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: { hook: 'turnState', when: [{ is: 'controls', name: 'taliaJones' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'seek', place: 'chosen', kind: 'any', n: 4, player: 'active' }] },
      { effects: [{ op: 'skipCrisis', when: 'next' }] },
    ],
  },
  arthurThurston: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'arthurThurston' },
        { is: 'notExiled', name: 'arthurThurston' },
      ],
    },
    chooser: { by: 'active' },
    first: [{ op: 'put', who: { who: 'named', name: 'arthurThurston' }, place: 'school' }],
    options: [
      { effects: [{ op: 'wound', who: { who: 'named', name: 'arthurThurston' }, n: 2 }] },
      { effects: [{ op: 'morale', n: -1 }] },
    ],
  },
  grayBeard: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'moved',
      when: [
        { is: 'inDeck', name: 'grayBeard' },
        { of: [{ count: 'room', place: 'colony' }], least: 1 },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'removeRandom', player: 'active', n: 1 }] },
      {
        effects: [
          { op: 'join', name: 'grayBeard', player: 'active', leads: true },
          {
            op: 'attach',
            to: { who: 'named', name: 'grayBeard' },
            on: { hook: 'attackDeclared', when: 'thatSurvivor', optional: true, perRound: 1 },
            do: [{ op: 'mod', mod: { key: 'attack.noExposure', value: 'this' } }],
          },
          { op: 'mod', mod: { key: 'crisis.noAdd', value: 1 }, who: { who: 'named', name: 'grayBeard' } },
        ],
      },
    ],
  },
  sophieRobinson: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'moved',
      when: [
        { is: 'inDeck', name: 'sophieRobinson' },
        { of: [{ count: 'room', place: 'colony' }], least: 1 },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'join', name: 'sophieRobinson', player: 'active', wounds: 2 }] },
      {
        effects: [
          { op: 'draw', place: 'chosen', n: 2, player: 'active' },
          { op: 'dropNamed', name: 'sophieRobinson' },
        ],
      },
    ],
  },
  outbreak: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: {
      hook: 'turnState',
      when: [
        { of: [{ count: 'has', place: 'colony' }], least: 1 },
        { of: [{ count: 'helpless' }], least: 1 },
      ],
    },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      {
        vote: 'up',
        effects: [
          { op: 'removeHelpless', n: 1 },
          { op: 'morale', n: -1 },
        ],
      },
      {
        vote: 'down',
        effects: [
          { op: 'wound', who: { who: 'all', at: 'colony' }, n: 1 },
          {
            op: 'if',
            cond: [{ not: { is: 'inPlay', name: 'oliviaBrown' } }, { not: { is: 'inPlay', name: 'janetTaylor' } }],
            do: [{ op: 'rollEach', who: { who: 'helpless' }, max: 1, do: [{ op: 'killHelpless', n: 1 }] }],
            else: [],
          },
        ],
      },
    ],
  },
  oliviaBrown: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: { hook: 'turnState', when: [{ is: 'inPlay', name: 'oliviaBrown' }] },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [{ op: 'put', who: { who: 'named', name: 'oliviaBrown' }, place: 'colony' }],
    options: [
      {
        vote: 'up',
        effects: [
          {
            op: 'attach',
            to: { who: 'named', name: 'oliviaBrown' },
            on: {
              hook: 'roundBegan',
              of: 'survivorsController',
              when: { is: 'at', name: 'oliviaBrown', place: 'colony' },
              optional: true,
            },
            do: [
              { op: 'exposure', who: { who: 'named', name: 'oliviaBrown' }, n: 1 },
              {
                op: 'if',
                cond: [{ is: 'face', face: 'blank' }],
                do: [
                  {
                    op: 'lasting',
                    on: { hook: 'exposureFace', when: { is: 'face', face: 'bite' } },
                    until: 'endOfRound',
                    do: [
                      {
                        op: 'may',
                        by: 'anyOne',
                        cost: [{ op: 'discard', player: 'active', n: 1, kind: 'medicine' }],
                        do: [{ op: 'mod', mod: { key: 'exposure.ignore', value: 'bite' } }, { op: 'discardEffect' }],
                        else: [],
                      },
                    ],
                  },
                ],
                else: [],
              },
            ],
          },
        ],
      },
      { vote: 'down', effects: [{ op: 'nothing' }] },
    ],
  },
  brandonKane: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'inPlay', name: 'brandonKane' },
        { is: 'notExiled', name: 'brandonKane' },
      ],
    },
    chooser: { by: 'active' },
    first: [{ op: 'put', who: { who: 'named', name: 'brandonKane' }, place: 'grocery' }],
    options: [
      {
        effects: [
          { op: 'wound', who: { who: 'named', name: 'brandonKane' }, n: 1 },
          { op: 'put', who: { who: 'named', name: 'brandonKane' }, place: 'colony' },
        ],
      },
      { effects: [{ op: 'toWaste', n: 10 }] },
    ],
  },
  forestPlum: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: { hook: 'turnState', when: [{ is: 'inPlay', name: 'forestPlum' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'put', who: { who: 'named', name: 'forestPlum' }, place: 'grocery' },
          { op: 'noise', place: 'grocery', n: 'fill' },
        ],
      },
      { effects: [{ op: 'wound', who: { who: 'lowest', n: 1, except: 'forestPlum' }, n: 1 }] },
    ],
  },
  danielSmith: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'danielSmith' },
        { of: [{ count: 'helpless' }], least: 1 },
      ],
    },
    chooser: { by: 'active' },
    first: [{ op: 'removeHelpless', n: 1 }],
    options: [
      {
        requires: { of: [{ count: 'unusedDice' }], least: 1 },
        effects: [
          { op: 'useDice', player: 'active', n: 1 },
          { op: 'jail', who: { who: 'any', n: 1 }, place: 'police' },
        ],
      },
      { effects: [{ op: 'morale', n: -1 }] },
    ],
  },
  littleSurvivors: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: {
      hook: 'moved',
      when: [
        { is: 'triggerNotExiled' },
        { is: 'triggerAlone' },
        { of: [{ count: 'room', place: 'colony' }], least: 3 },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'helpless', n: 3 },
          { op: 'morale', n: 1 },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  prophet: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    deck: 'reserve',
    trigger: { hook: 'turnState', when: [{ is: 'exiledShares' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'giveSurvivor', who: { who: 'otherTrigger' }, player: 'active' }] },
      { effects: [{ op: 'morale', n: -1 }] },
    ],
  },
  alexisGrey: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'alexisGrey' },
        { is: 'notExiled', name: 'alexisGrey' },
      ],
    },
    chooser: { by: 'active' },
    first: [{ op: 'put', who: { who: 'named', name: 'alexisGrey' }, place: 'library' }],
    options: [
      { effects: [{ op: 'lock', who: { who: 'named', name: 'alexisGrey' }, place: 'library' }] },
      {
        effects: [
          { op: 'put', who: { who: 'named', name: 'alexisGrey' }, place: 'colony' },
          { op: 'bar', who: { who: 'named', name: 'alexisGrey' }, place: 'library' },
        ],
      },
    ],
  },
  jamesMeyers: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'jamesMeyers' },
        { is: 'notExiled', name: 'jamesMeyers' },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'showHand', player: 'each', to: 'active' },
          { op: 'confiscate', n: 3, kind: 'medicine', do: [{ op: 'morale', n: 1 }] },
        ],
      },
      { effects: [{ op: 'showObjective', player: 'chosen', to: 'active' }] },
    ],
  },
  bevRussell: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: { hook: 'turnState', when: [{ is: 'controls', name: 'bevRussell' }] },
    chooser: { by: 'active' },
    first: [{ op: 'put', who: { who: 'named', name: 'bevRussell' }, place: 'school' }],
    options: [
      {
        effects: [
          { op: 'ghost', who: { who: 'named', name: 'bevRussell' }, place: 'school' },
          {
            op: 'lasting',
            on: { hook: 'moved', of: 'anyPlayer', when: 'atSchool' },
            until: 'endOfGame',
            do: [{ op: 'wound', who: { who: 'trigger' }, n: 1 }],
          },
        ],
      },
      {
        effects: [
          { op: 'burnKind', place: 'school', kind: 'any' },
          { op: 'removeZombies', place: 'school', n: 'all' },
        ],
      },
    ],
  },
  theDeputy: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'ownOutside' }], least: 1 }, { is: 'triggerNotExiled' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'reveal', place: 'police', n: 8, kind: 'weapon', player: 'active' },
          {
            op: 'addGoal',
            goal: {
              of: [
                { count: 'zombies', place: 'gas' },
                { count: 'zombies', place: 'hospital' },
                { count: 'zombies', place: 'police' },
              ],
              exactly: 0,
            },
          },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  sewerPassage: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'library' }], least: 1 }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'exposure', who: { who: 'own', n: 1, at: 'library' }, n: 'd6' },
          { op: 'ifAlive', who: { who: 'rolled' }, do: [{ op: 'road', a: 'colony', b: 'hospital' }] },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  horse: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'moved', when: [{ is: 'triggerNotExiled' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'attach',
            to: { who: 'trigger' },
            on: { hook: 'always' },
            do: [
              { op: 'mod', mod: { key: 'move.noExposure', value: 'this' } },
              { op: 'mod', mod: { key: 'feeding.extra', value: 1 } },
            ],
          },
        ],
      },
      { effects: [{ op: 'food', n: 3 }] },
    ],
  },
  thomasHeart: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: { hook: 'weaponUsed', when: [{ is: 'inPlay', name: 'thomasHeart' }] },
    chooser: { by: 'controllerOf', survivor: 'thomasHeart' },
    first: [],
    options: [
      { effects: [{ op: 'spread', who: { who: 'othersWith', name: 'thomasHeart' }, n: 4 }] },
      {
        effects: [
          {
            op: 'together',
            cost: [{ op: 'removeCards', player: 'together', n: 2, kind: 'medicine' }],
            do: [{ op: 'nothing' }],
            else: [{ op: 'spread', who: { who: 'othersWith', name: 'thomasHeart' }, n: 4 }],
          },
        ],
      },
      { effects: [{ op: 'kill', who: { who: 'named', name: 'thomasHeart' } }] },
    ],
  },
  rodMiller: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: { hook: 'turnState', when: [{ is: 'inPlay', name: 'rodMiller' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'put', who: { who: 'named', name: 'rodMiller' }, place: 'hospital' },
          { op: 'put', who: { who: 'own', n: 2, except: 'rodMiller' }, place: 'hospital' },
          { op: 'exposure', who: { who: 'rolled' }, n: 2 },
        ],
      },
      { effects: [{ op: 'kill', who: { who: 'named', name: 'rodMiller' } }] },
    ],
  },
  army: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      { vote: 'up', effects: [{ op: 'addGoal', goal: { of: [{ count: 'food' }], least: 5 } }] },
      {
        vote: 'down',
        effects: [
          {
            op: 'rollEach',
            who: { who: 'all', at: 'colony' },
            max: 3,
            do: [{ op: 'wound', who: { who: 'self' }, n: 1 }],
          },
        ],
      },
      { requires: { is: 'at', name: 'thomasHeart', place: 'colony' }, vote: 'instead', effects: [{ op: 'nothing' }] },
    ],
  },
  gambling: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      { vote: 'up', effects: [{ op: 'pot' }] },
      { vote: 'down', effects: [{ op: 'nothing' }] },
    ],
  },
  outsiders: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: {
      hook: 'turnState',
      when: [
        { of: [{ count: 'has', place: 'colony' }], least: 1 },
        { of: [{ count: 'room', place: 'colony' }], least: { of: 'players', times: 2 } },
      ],
    },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      {
        vote: 'up',
        effects: [
          { op: 'gainSurvivor', player: 'each' },
          { op: 'helpless', n: { of: 'players' } },
        ],
      },
      { vote: 'down', effects: [{ op: 'nothing' }] },
    ],
  },
  riot: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: {
      hook: 'turnState',
      when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }, { is: 'helplessOutnumber' }],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'food', n: 'all' }] },
      { effects: [{ op: 'wound', who: { who: 'all', at: 'colony' }, n: 1 }] },
      { effects: [{ op: 'killHelpless', n: 1 }] },
    ],
  },
  flier: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'has', place: 'colony' }], least: 1 }] },
    chooser: { by: 'nobody' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'lasting',
            on: { hook: 'step7', when: 'nextRound' },
            until: 'endOfNextRound',
            do: [
              {
                op: 'if',
                cond: [{ is: 'eachLocationHas', barricades: 2 }],
                do: [{ op: 'morale', n: 1 }],
                else: [],
              },
              {
                op: 'if',
                cond: [{ not: { is: 'eachLocationHas', barricades: 1 } }],
                do: [{ op: 'morale', n: -1 }],
                else: [],
              },
            ],
          },
        ],
      },
    ],
  },
  airplane: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: { hook: 'moved', when: [{ is: 'inPlay', name: 'sophieRobinson' }] },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      {
        vote: 'up',
        effects: [
          {
            op: 'together',
            cost: [
              { op: 'removeCards', player: 'together', n: 1, kind: 'tool' },
              { op: 'removeCards', player: 'together', n: 1, kind: 'fuel' },
              { op: 'removeSurvivor', who: { who: 'named', name: 'sophieRobinson' } },
            ],
            do: [{ op: 'morale', n: 1 }],
            else: [{ op: 'nothing' }],
          },
        ],
      },
      { vote: 'down', effects: [{ op: 'nothing' }] },
    ],
  },
  missingChild: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'turnState', when: [{ of: [{ count: 'helpless' }], least: 1 }] },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      {
        vote: 'up',
        effects: [
          {
            op: 'lasting',
            on: { hook: 'step7', when: 'nextRound' },
            until: 'endOfNextRound',
            do: [
              {
                op: 'if',
                cond: [{ is: 'everyLocationSearched' }],
                do: [{ op: 'morale', n: 1 }],
                else: [
                  { op: 'morale', n: -1 },
                  { op: 'removeHelpless', n: 1 },
                ],
              },
            ],
          },
        ],
      },
      {
        vote: 'down',
        effects: [
          { op: 'morale', n: -1 },
          { op: 'removeHelpless', n: 1 },
        ],
      },
    ],
  },
  mikeCho: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { of: [{ count: 'ownOutside' }], least: 1 },
        { is: 'hereNotColony' },
        { of: [{ count: 'zombies', place: 'here' }], least: 1 },
        { is: 'inDeck', name: 'mikeCho' },
        { of: [{ count: 'room', place: 'colony' }], least: 1 },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'join', name: 'mikeCho', player: 'active', wounds: 1 },
          { op: 'wound', who: { who: 'own', n: 1, at: 'outside' }, n: 1 },
          { op: 'removeZombies', place: 'here', n: 'all' },
        ],
      },
      { effects: [{ op: 'removeZombies', place: 'here', n: 'all' }] },
    ],
  },
  johnPrice: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'searched',
      when: [
        { is: 'searchedAt', place: 'school' },
        { is: 'inDeck', name: 'johnPrice' },
        { of: [{ count: 'room', place: 'colony' }], least: 1 },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'join', name: 'johnPrice', player: 'active' },
          { op: 'zombies', place: 'school', n: 2 },
        ],
      },
      {
        effects: [
          { op: 'food', n: 2 },
          { op: 'dropNamed', name: 'johnPrice' },
        ],
      },
    ],
  },
  ashleyRoss: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'ashleyRoss' },
        { is: 'notExiled', name: 'ashleyRoss' },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'exposure', who: { who: 'named', name: 'ashleyRoss' }, n: 2 },
          { op: 'mod', mod: { key: 'entrance1.noExposure', value: 1 } },
        ],
      },
      {
        effects: [
          { op: 'exposure', who: { who: 'named', name: 'ashleyRoss' }, n: 1 },
          { op: 'mod', mod: { key: 'waste.per', value: 15 } },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  edwardWhite: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'edwardWhite' },
        { is: 'notExiled', name: 'edwardWhite' },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'lasting',
            on: { hook: 'turnFree', of: 'chooser', optional: true },
            until: 'endOfTurn',
            do: [
              {
                op: 'may',
                by: 'active',
                cost: [{ op: 'food', n: -1 }],
                do: [{ op: 'takeRemoved', kind: 'medicine', n: 1, player: 'active' }],
                else: [{ op: 'nothing' }],
              },
            ],
          },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  headsUp: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'searched', when: [{ is: 'searchedAt', place: 'police' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'noise', place: 'police', n: 'fill' }] },
      { effects: [{ op: 'noise', place: 'police', n: 'fill' }] },
    ],
  },
  buddyDavis: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnBegan',
      when: [
        { is: 'controls', name: 'buddyDavis' },
        { is: 'at', name: 'buddyDavis', place: 'colony' },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'lasting',
            on: { hook: 'roundBegan' },
            until: 'endOfGame',
            do: [
              {
                op: 'may',
                by: 'each',
                cost: [{ op: 'discard', player: 'active', n: 1, kind: 'food' }],
                do: [{ op: 'diceNext', player: 'active', n: 1 }],
                else: [],
              },
            ],
          },
        ],
      },
      { effects: [{ op: 'morale', n: 1 }] },
    ],
  },
  dynamite: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'inPlay', name: 'edwardWhite' },
        { is: 'inPlay', name: 'johnPrice' },
      ],
    },
    chooser: { by: 'controllerOf', survivor: 'edwardWhite' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'roll',
            table: [
              {
                from: 1,
                to: 1,
                do: [
                  { op: 'kill', who: { who: 'named', name: 'edwardWhite' } },
                  { op: 'kill', who: { who: 'named', name: 'johnPrice' } },
                ],
              },
              { from: 2, to: 6, do: [{ op: 'toBarricades', n: 'd6' }] },
            ],
          },
        ],
      },
      {
        effects: [
          { op: 'diceNext', player: 'each', n: -1 },
          { op: 'morale', n: 1 },
        ],
      },
    ],
  },
  gabrielDiaz: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { of: [{ count: 'ownOutside' }], least: 1 },
        { is: 'triggerNotExiled' },
        { is: 'inDeck', name: 'gabrielDiaz' },
        { of: [{ count: 'room', place: 'colony' }], least: 4 },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'join', name: 'gabrielDiaz', player: 'active' },
          { op: 'helpless', n: 3 },
        ],
      },
      { effects: [{ op: 'removeCards', player: 'active', n: 1, kind: 'any' }] },
    ],
  },
  andrewEvans: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'andrewEvans' },
        { is: 'notExiled', name: 'andrewEvans' },
      ],
    },
    chooser: { by: 'active' },
    first: [{ op: 'put', who: { who: 'named', name: 'andrewEvans' }, place: 'grocery' }],
    options: [
      {
        effects: [
          {
            op: 'attach',
            to: { who: 'named', name: 'andrewEvans' },
            on: {
              hook: 'turnFree',
              of: 'survivorsController',
              when: { is: 'at', name: 'andrewEvans', place: 'colony' },
              optional: true,
              perRound: 1,
            },
            do: [
              {
                op: 'may',
                by: 'active',
                cost: [{ op: 'useDice', player: 'active', n: 1 }],
                do: [{ op: 'food', n: 2 }],
                else: [],
              },
            ],
          },
        ],
      },
      { effects: [{ op: 'morale', n: 1 }] },
    ],
  },
  annaleighChan: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'annaleighChan' },
        { is: 'notExiled', name: 'annaleighChan' },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'zombies', place: 'eachNonColony', n: 1 }] },
      { effects: [{ op: 'kill', who: { who: 'named', name: 'annaleighChan' } }] },
    ],
  },
  davidGarcia: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'davidGarcia' },
        { is: 'notExiled', name: 'davidGarcia' },
      ],
    },
    chooser: { by: 'active' },
    first: [
      { op: 'put', who: { who: 'named', name: 'davidGarcia' }, place: 'colony' },
      { op: 'showRandom', player: 'eachColony', n: 1 },
    ],
    options: [{ effects: [{ op: 'exileVote', player: 'chosenColony' }] }, { effects: [{ op: 'nothing' }] }],
  },
  welcomeHome: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'moved', when: [] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'exposure', who: { who: 'trigger' }, n: 1 },
          {
            op: 'ifAlive',
            who: { who: 'trigger' },
            do: [
              {
                op: 'attach',
                to: { who: 'trigger' },
                on: { hook: 'attackDeclared', when: 'thatSurvivor', optional: true, perRound: 1 },
                do: [{ op: 'mod', mod: { key: 'attack.noExposure', value: 'this' } }],
              },
            ],
          },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  bookOfTheDead: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'searched', when: [{ is: 'searchedAt', place: 'library' }, { is: 'triggerNotExiled' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'morale', n: 1 }] },
      {
        effects: [
          { op: 'removeZombies', place: 'library', n: 1 },
          { op: 'food', n: 4 },
        ],
      },
    ],
  },
  rascals: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'searched', when: [{ is: 'searchedAt', place: 'hospital' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'morale', n: 1 },
          { op: 'zombies', place: 'colony', n: 5 },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  janetTaylor: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'janetTaylor' },
        { is: 'notExiled', name: 'janetTaylor' },
      ],
    },
    chooser: { by: 'nobody' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'lasting',
            on: {
              hook: 'turnFree',
              of: 'anyPlayer',
              when: { is: 'at', name: 'janetTaylor', place: 'colony' },
              optional: true,
            },
            until: 'endOfGame',
            do: [
              {
                op: 'may',
                by: 'active',
                cost: [{ op: 'discard', player: 'active', n: 1, kind: 'any' }],
                do: [{ op: 'heal', who: { who: 'own', n: 1, at: 'colony' }, n: 1 }],
                else: [{ op: 'nothing' }],
              },
            ],
          },
        ],
      },
    ],
  },
  oldDivisions: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: {
      hook: 'turnState',
      when: [
        { of: [{ count: 'has', place: 'colony' }], least: 1 },
        { of: [{ count: 'helpless' }], least: 1 },
      ],
    },
    chooser: { by: 'vote', voters: 'withSurvivorInColony' },
    first: [],
    options: [
      {
        vote: 'up',
        effects: [
          { op: 'removeHelpless', n: 1 },
          { op: 'skipCrisis', when: 'now' },
          { op: 'morale', n: -1 },
        ],
      },
      { vote: 'down', effects: [{ op: 'nothing' }] },
    ],
  },
  voyeur: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'turnState', when: [{ is: 'sharesPlace' }] },
    chooser: { by: 'active' },
    first: [{ op: 'showHand', player: 'triggerOwner', to: 'active' }],
    options: [
      { effects: [{ op: 'takeCard', player: 'triggerOwner' }] },
      { effects: [{ op: 'showHand', player: 'triggerOwner', to: 'all' }] },
    ],
  },
  theArcticKing: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'searched', when: [{ is: 'searchedAt', place: 'gas' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'attach',
            to: { who: 'trigger' },
            on: { hook: 'moved', when: 'thatSurvivor' },
            uses: 4,
            do: [
              { op: 'mod', mod: { key: 'move.noExposure', value: 'this' } },
              { op: 'noise', place: 'origin', n: 1 },
              { op: 'noise', place: 'here', n: 1 },
            ],
          },
        ],
      },
      { effects: [{ op: 'seek', place: 'gas', kind: 'fuel', n: 2, player: 'active' }] },
    ],
  },
  carlaThompson: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'carlaThompson' },
        { is: 'notExiled', name: 'carlaThompson' },
      ],
    },
    chooser: { by: 'active' },
    first: [{ op: 'put', who: { who: 'named', name: 'carlaThompson' }, place: 'police' }],
    options: [
      {
        effects: [
          { op: 'exposure', who: { who: 'named', name: 'carlaThompson' }, n: 2 },
          { op: 'ifAlive', who: { who: 'named', name: 'carlaThompson' }, do: [{ op: 'morale', n: 1 }] },
        ],
      },
      { effects: [{ op: 'nothing' }] },
    ],
  },
  jennyClark: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: { hook: 'searched', when: [{ is: 'isTrigger', name: 'jennyClark' }, { is: 'triggerNotExiled' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          { op: 'put', who: { who: 'named', name: 'jennyClark' }, place: 'colony' },
          { op: 'zombies', place: 'colony', n: 8 },
        ],
      },
      { effects: [{ op: 'kill', who: { who: 'named', name: 'jennyClark' } }] },
    ],
  },
  hunted: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'reserve',
    trigger: { hook: 'moveExposed', when: [{ is: 'face', face: 'wound' }] },
    chooser: { by: 'active' },
    first: [],
    options: [
      { effects: [{ op: 'exposure', who: { who: 'ownAll' }, n: 2 }] },
      {
        effects: [
          {
            op: 'lasting',
            on: { hook: 'moved', of: 'anyPlayer' },
            until: 'endOfGame',
            do: [
              {
                op: 'roll',
                table: [
                  { from: 1, to: 2, do: [{ op: 'wound', who: { who: 'trigger' }, n: 1 }] },
                  { from: 3, to: 6, do: [{ op: 'nothing' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  lorettaClay: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'controls', name: 'lorettaClay' },
        { is: 'notExiled', name: 'lorettaClay' },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [
      {
        effects: [
          {
            op: 'roll',
            table: [
              { from: 5, to: 6, do: [{ op: 'morale', n: 1 }] },
              { from: 3, to: 4, do: [{ op: 'nothing' }] },
              {
                from: 1,
                to: 2,
                do: [
                  {
                    op: 'rollEach',
                    who: { who: 'all', at: 'colony' },
                    max: 2,
                    do: [{ op: 'wound', who: { who: 'self' }, n: 1 }],
                  },
                ],
              },
            ],
          },
        ],
      },
      { effects: [{ op: 'food', n: -1 }] },
    ],
  },
  harmanBrooks: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    deck: 'baseSurvivors',
    trigger: {
      hook: 'turnState',
      when: [
        { is: 'inPlay', name: 'harmanBrooks' },
        { is: 'notExiled', name: 'harmanBrooks' },
      ],
    },
    chooser: { by: 'active' },
    first: [],
    options: [{ effects: [{ op: 'food', n: 3 }] }, { effects: [{ op: 'heal', who: { who: 'upTo', n: 3 }, n: 1 }] }],
  },
};
