/** Secret objectives of The Long Night. Names and texts: `text/cards/secret-objectives.ts`. */
import type { HiddenObjective } from './entries.ts';
import type { SecretObjectiveTlnId } from './ids.ts';

export const SECRET_OBJECTIVES_TLN: Readonly<Record<SecretObjectiveTlnId, HiddenObjective>> = {
  fullTank: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'hand', symbol: 'fuel' }], least: 2 },
      { of: [{ count: 'hand', symbol: 'tool' }], least: 1 },
    ],
  },
  medicineChest: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'hand', symbol: 'medicine' }], least: 2 },
      { of: [{ count: 'damageOwn' }], most: 1 },
    ],
  },
  wellRead: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      {
        of: [
          { count: 'hand', symbol: 'education' },
          { count: 'equipped', symbol: 'education' },
        ],
        least: 2,
      },
    ],
  },
  arsenal: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'equipped', symbol: 'weapon' }], least: 2 }],
  },
  privatePantry: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'hand', symbol: 'food' }], least: 3 }],
  },
  oneOfEach: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'handKinds' }], least: 4 }],
  },
  toolbox: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      {
        of: [
          { count: 'hand', symbol: 'tool' },
          { count: 'equipped', symbol: 'tool' },
        ],
        least: 3,
      },
    ],
  },
  heir: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { is: 'hasHighestInfluence' }],
  },
  bigFamily: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'ownSurvivors' }], least: 4 }],
  },
  smallCircle: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'ownSurvivors' }], most: 2 },
      { of: [{ count: 'handTotal' }], least: 2 },
    ],
  },
  steadyNerves: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'despairOwn' }], exactly: 0 },
      { of: [{ count: 'ownSurvivors' }], least: 3 },
    ],
  },
  emptyHanded: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'handTotal' }], exactly: 0 },
      { of: [{ count: 'equippedTotal' }], least: 3 },
    ],
  },
  shepherd: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'helpless' }], least: 4 },
      { of: [{ count: 'unruly' }], exactly: 0 },
    ],
  },
  fewerMouths: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'helpless' }], most: 1 },
      { of: [{ count: 'food' }], least: 4 },
    ],
  },
  cleanYard: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'waste' }], most: 4 },
      { of: [{ count: 'handTotal' }], least: 1 },
    ],
  },
  walls: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'barricades', place: 'colony' }], least: 5 }],
  },
  farFromHere: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'ownOutside' }], least: 2 }],
  },
  homebody: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'ownOutside' }], exactly: 0 },
      { of: [{ count: 'hand', symbol: 'food' }], least: 1 },
    ],
  },
  mourner: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'dead' }], least: 3 }],
  },
  witness: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'damageOwnMax' }], least: 2 }],
  },
  masterBuilder: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'built' }], least: 3 },
      { of: [{ count: 'hand', symbol: 'tool' }], least: 1 },
    ],
  },
  banditHunter: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'bandits',
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'banditsRemovedByYou' }], least: 2 }],
  },
  researcher: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'handOrEquipped', home: 'raxxon' }], least: 2 }],
  },
  testSubject: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'ownSideEffects' }], least: 1 }],
  },
};
