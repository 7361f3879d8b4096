/** Item cards of The Long Night. Names and texts: `text/cards/items.ts`. */
import type { ItemKind } from './entries.ts';
import type { ItemTlnId } from './ids.ts';

export const ITEMS_TLN: Readonly<Record<ItemTlnId, ItemKind>> = {
  oneTwoThreeBarricades: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'turnFree',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'bearerAt', place: 'colony' },
        },
        effects: [{ op: 'barricade', place: 'colony', n: 1 }],
      },
    ],
  },
  adrenalineShot: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'medicine',
    use: 'waste',
    uses: [{ timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'setDie', value: 'any' }] }],
  },
  assaultRifle: {
    set: 'tln',
    source: { kind: 'published', where: 'published (name, outline) + house (numbers)' },
    symbol: 'weapon',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'attackDeclared',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'ordinaryZombies' },
        },
        effects: [
          { op: 'mod', mod: { key: 'attack.kills', value: 3 } },
          { op: 'mod', mod: { key: 'attack.exposureRolls', value: 1 } },
          { op: 'noise', place: 'here', n: 2, ifAble: true },
        ],
      },
    ],
  },
  baseballBat: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'attackDeclared',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'ordinaryZombies' },
        },
        effects: [{ op: 'mod', mod: { key: 'attack.kills', value: 2 } }],
      },
    ],
  },
  beginnersMartialArts: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'attackDeclared', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'mod', mod: { key: 'attack.noExposure', value: 'this' } }],
      },
    ],
  },
  blastingCaps: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    symbol: 'tool',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'barricadeToTrap', place: 'ownPlace', n: 2 }],
      },
    ],
  },
  chamomile: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    symbol: 'medicine',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'relieve', who: { who: 'own', n: 1 }, n: 1 }],
      },
      { timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'calm', n: 1 }] },
    ],
  },
  engineeringHandbook: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    symbol: 'education',
    use: 'waste',
    uses: [
      {
        module: 'improvements',
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'advance', n: 2 }],
      },
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'barricade', place: 'colony', n: 2 }],
      },
    ],
  },
  flameProjector: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    symbol: 'weapon',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'attackDeclared',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'ordinaryZombies' },
          cost: [{ op: 'discard', player: 'active', n: 1, kind: 'fuel' }],
        },
        effects: [
          { op: 'mod', mod: { key: 'attack.kills', value: 4 } },
          { op: 'mod', mod: { key: 'attack.noExposure', value: 'this' } },
        ],
      },
    ],
  },
  flashlight: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'noiseMade', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'mod', mod: { key: 'search.perNoise', value: 3 } }],
      },
    ],
  },
  food1: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'food',
    use: 'waste',
    uses: [{ timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'food', n: 1 }] }],
  },
  food1OrTrade: {
    set: 'tln',
    source: { kind: 'published', where: 'published' },
    symbol: 'food',
    use: 'waste',
    uses: [
      { timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'food', n: 1 }] },
      {
        module: 'bandits',
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'removeBandits', place: 'ownPlace', n: 1 }],
      },
    ],
  },
  food2: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'food',
    use: 'waste',
    uses: [{ timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'food', n: 2 }] }],
  },
  food3: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'food',
    use: 'waste',
    uses: [{ timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'food', n: 3 }] }],
  },
  fuel: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'fuel',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'moveDeclared', optional: true },
        effects: [{ op: 'mod', mod: { key: 'move.noExposure', value: 'this' } }],
      },
    ],
  },
  fuelOrFire: {
    set: 'tln',
    source: { kind: 'published', where: 'published' },
    symbol: 'fuel',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'moveDeclared', optional: true },
        effects: [{ op: 'mod', mod: { key: 'move.noExposure', value: 'this' } }],
      },
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'killZombies', place: 'ownPlace', n: 1 }],
      },
    ],
  },
  gasStationBlueprints: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'searchBegan',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'bearerSearches', place: 'gas' },
        },
        effects: [
          { op: 'mod', mod: { key: 'search.look', value: 1 } },
          { op: 'mod', mod: { key: 'search.keep', value: 1 } },
        ],
      },
    ],
  },
  groceryStoreBlueprints: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'searchBegan',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'bearerSearches', place: 'grocery' },
        },
        effects: [
          { op: 'mod', mod: { key: 'search.look', value: 1 } },
          { op: 'mod', mod: { key: 'search.keep', value: 1 } },
        ],
      },
    ],
  },
  guideToLeadership: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'raiseDie', n: 1 }],
      },
    ],
  },
  hazmatSuit: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    symbol: 'tool',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'raxxonExposure' },
        effects: [{ op: 'mod', mod: { key: 'search.raxxonNoExposure', value: 1 } }],
      },
    ],
  },
  hospitalBlueprints: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'searchBegan',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'bearerSearches', place: 'hospital' },
        },
        effects: [
          { op: 'mod', mod: { key: 'search.look', value: 1 } },
          { op: 'mod', mod: { key: 'search.keep', value: 1 } },
        ],
      },
    ],
  },
  junkOrAdvance: {
    set: 'tln',
    source: { kind: 'published', where: 'published' },
    symbol: 'tool',
    use: 'waste',
    uses: [
      { timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'reroll', n: 1 }] },
      {
        module: 'improvements',
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'advance', n: 1 }],
      },
    ],
  },
  keycard: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    symbol: 'tool',
    use: 'waste',
    uses: [
      { timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'setDie', value: 'any' }] },
      { timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'setCodeDie', value: 'any' }] },
    ],
  },
  libraryBlueprints: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'searchBegan',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'bearerSearches', place: 'library' },
        },
        effects: [
          { op: 'mod', mod: { key: 'search.look', value: 1 } },
          { op: 'mod', mod: { key: 'search.keep', value: 1 } },
        ],
      },
    ],
  },
  lighter: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'weapon',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'attackDeclared',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'ordinaryZombies' },
          cost: [{ op: 'discard', player: 'active', n: 1, kind: 'fuel' }],
        },
        effects: [
          { op: 'mod', mod: { key: 'attack.kills', value: 4 } },
          { op: 'mod', mod: { key: 'attack.noExposure', value: 'this' } },
        ],
      },
    ],
  },
  medicine: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'medicine',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'heal', who: { who: 'nearOwn', n: 1 }, n: 1 }],
      },
    ],
  },
  medicineOrComfort: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    symbol: 'medicine',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'heal', who: { who: 'nearOwn', n: 1 }, n: 1 }],
      },
      { timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'calm', n: 2 }] },
    ],
  },
  megaphone: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'moveZombies', from: 'chosenOther', to: 'ownPlace', n: 4 }],
      },
    ],
  },
  molotov: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    symbol: 'weapon',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [
          { op: 'killZombies', place: 'ownPlace', n: 2 },
          { op: 'noise', place: 'here', n: 1, ifAble: true },
        ],
      },
    ],
  },
  motionSensor: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    symbol: 'tool',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'peekExp', n: 2 }],
      },
    ],
  },
  nightVisionGoggles: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'equip',
    uses: [{ timing: { hook: 'diceCount' }, effects: [{ op: 'mod', mod: { key: 'dice.extra', value: 1 } }] }],
  },
  outsider1: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'survivor',
    use: 'event',
    uses: [{ timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'gainSurvivor', player: 'active' }] }],
  },
  outsider2: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'survivor',
    use: 'event',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [
          { op: 'gainSurvivor', player: 'active' },
          { op: 'helpless', n: 1 },
        ],
      },
    ],
  },
  outsider3: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'survivor',
    use: 'event',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [
          { op: 'gainSurvivor', player: 'active' },
          { op: 'helpless', n: 2 },
        ],
      },
    ],
  },
  pipeBomb: {
    set: 'tln',
    source: { kind: 'published', where: 'published (outline) + house (numbers)' },
    symbol: 'tool',
    use: 'waste',
    uses: [{ timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'trap', place: 'ownPlace', n: 1 }] }],
  },
  pistol: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'weapon',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'attackDeclared', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'mod', mod: { key: 'attack.noExposure', value: 'this' } }],
      },
    ],
  },
  policeStationBlueprints: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'searchBegan',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'bearerSearches', place: 'police' },
        },
        effects: [
          { op: 'mod', mod: { key: 'search.look', value: 1 } },
          { op: 'mod', mod: { key: 'search.keep', value: 1 } },
        ],
      },
    ],
  },
  pulseCannon: {
    set: 'tln',
    source: { kind: 'published', where: 'published (name, outline) + house (numbers)' },
    module: 'raxxon',
    symbol: 'weapon',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true, limit: { perRound: 2 } },
        effects: [{ op: 'moveZombies', from: 'here', to: 'chosenOther', n: 1 }],
      },
      {
        timing: { hook: 'turnFree', optional: true, limit: { perRound: 2 } },
        effects: [{ op: 'put', who: { who: 'consenting', n: 1 }, place: 'chosenOther' }],
      },
    ],
  },
  raxxonBlueprints: {
    set: 'tln',
    source: { kind: 'rulebook', where: 'rulebook (name) + house (text by the base pattern)' },
    module: 'raxxon',
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'searchBegan',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'bearerSearches', place: 'raxxon' },
        },
        effects: [
          { op: 'mod', mod: { key: 'search.look', value: 1 } },
          { op: 'mod', mod: { key: 'search.keep', value: 1 } },
        ],
      },
    ],
  },
  readingLamp: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'freeAction', action: 'attack', who: { who: 'own', n: 1 } }],
      },
    ],
  },
  redPill: {
    set: 'tln',
    source: { kind: 'published', where: 'published (name) + house (table)' },
    module: 'raxxon',
    symbol: 'medicine',
    use: 'event',
    uses: [{ timing: { hook: 'pillUsed', optional: true }, effects: [{ op: 'pill', colour: 'red' }] }],
  },
  researchNotes: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    symbol: 'education',
    use: 'waste',
    uses: [
      { timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'codeDie', value: 6 }] },
      { timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'advance', n: 1 }] },
    ],
  },
  roadFlares: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    symbol: 'fuel',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'moveZombies', from: 'chosenAny', to: 'chosenOther', n: 3 }],
      },
      {
        timing: { hook: 'moveDeclared', optional: true },
        effects: [{ op: 'mod', mod: { key: 'move.noExposure', value: 'this' } }],
      },
    ],
  },
  rottenFlesh: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'equip',
    uses: [{ timing: { hook: 'biteNext' }, effects: [{ op: 'mod', mod: { key: 'bite.skip', value: 1 } }] }],
  },
  schoolBlueprints: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'searchBegan',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'bearerSearches', place: 'school' },
        },
        effects: [
          { op: 'mod', mod: { key: 'search.look', value: 1 } },
          { op: 'mod', mod: { key: 'search.keep', value: 1 } },
        ],
      },
    ],
  },
  sedatives: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    symbol: 'medicine',
    use: 'waste',
    uses: [{ timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'calm', n: 3 }] }],
  },
  selfHelpBook: {
    set: 'tln',
    source: { kind: 'published', where: 'published (outline) + house (numbers)' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'relieve', who: { who: 'any', n: 1, at: 'here' }, n: 1 }],
      },
    ],
  },
  serum: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    symbol: 'medicine',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'heal', who: { who: 'nearOwn', n: 1 }, n: 'all' }],
      },
    ],
  },
  shinyWatch: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    symbol: 'tool',
    use: 'waste',
    uses: [
      {
        module: 'bandits',
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'removeBandits', place: 'ownPlace', n: 1 }],
      },
      { timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'reroll', n: 2 }] },
    ],
  },
  shopClassManual: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'barricaded',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'barricadedInColony' },
        },
        effects: [
          {
            op: 'if',
            cond: [{ is: 'module', module: 'improvements' }],
            do: [{ op: 'advance', n: 1 }],
            else: [{ op: 'barricade', place: 'colony', n: 1 }],
          },
        ],
      },
    ],
  },
  shotgun: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'weapon',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'attackDeclared',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'ordinaryZombies' },
        },
        effects: [
          { op: 'mod', mod: { key: 'attack.kills', value: 2 } },
          { op: 'mod', mod: { key: 'attack.noExposure', value: 'this' } },
          { op: 'noise', place: 'here', n: 1, ifAble: true },
        ],
      },
    ],
  },
  sniperRifle: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'weapon',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'killZombies', place: 'anywhere', n: 1 }],
      },
    ],
  },
  snowShoes: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'damageGiven' },
        effects: [{ op: 'mod', mod: { key: 'damage.frostbiteAsWound', value: 1 } }],
      },
    ],
  },
  sportsPads: {
    set: 'tln',
    source: { kind: 'published', where: 'published (name, outline) + house (numbers)' },
    symbol: 'tool',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'exposureFace',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'face', face: 'wound' },
        },
        effects: [{ op: 'mod', mod: { key: 'exposure.ignore', value: 'wound' } }],
      },
    ],
  },
  stunBaton: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    symbol: 'weapon',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'attackDeclared', optional: true, limit: { perRound: 1 } },
        effects: [
          { op: 'mod', mod: { key: 'attack.anyDie', value: 1 } },
          { op: 'mod', mod: { key: 'attack.noExposure', value: 'this' } },
        ],
      },
    ],
  },
  survivorsCookbook: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: {
          hook: 'turnFree',
          optional: true,
          limit: { perRound: 1 },
          needs: { need: 'bearerAt', place: 'colony' },
        },
        effects: [{ op: 'food', n: 1 }],
      },
    ],
  },
  switchblade: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'weapon',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'attackDeclared', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'mod', mod: { key: 'attack.anyDie', value: 1 } }],
      },
    ],
  },
  walkieTalkie: {
    set: 'tln',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'takePip', n: 1 }],
      },
    ],
  },
  whitePill: {
    set: 'tln',
    source: { kind: 'published', where: 'published (name) + house (table)' },
    module: 'raxxon',
    symbol: 'medicine',
    use: 'event',
    uses: [{ timing: { hook: 'pillUsed', optional: true }, effects: [{ op: 'pill', colour: 'white' }] }],
  },
  workGloves: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    symbol: 'tool',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'freeAction', action: 'barricade', who: { who: 'self' } }],
      },
    ],
  },
};
