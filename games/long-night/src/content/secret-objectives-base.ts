/** Secret objectives of the base game. Names and texts: `text/cards/secret-objectives.ts`. */
import type { HiddenObjective } from './entries.ts';
import type { SecretObjectiveBaseId } from './ids.ts';

export const SECRET_OBJECTIVES_BASE: Readonly<Record<SecretObjectiveBaseId, HiddenObjective>> = {
  aNewDestination: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'hand', symbol: 'fuel' }], least: 3 }],
  },
  desireToLive: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'hand', symbol: 'weapon' }], least: 1 },
      { of: [{ count: 'hand', symbol: 'food' }], least: 1 },
      { of: [{ count: 'hand', symbol: 'fuel' }], least: 1 },
      { of: [{ count: 'hand', symbol: 'medicine' }], least: 1 },
    ],
  },
  historian: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'hand', symbol: 'education' }], least: 2 }],
  },
  hunger: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'hand', symbol: 'food' }], least: 3 }],
  },
  hypochondriac: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'hand', symbol: 'medicine' }], least: 2 }],
  },
  junkie: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'hand', symbol: 'medicine' }], least: 3 }],
  },
  protected: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'equipped', symbol: 'weapon' }], least: 2 }],
  },
  zombieKillingRobot: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'hand', symbol: 'weapon' }], least: 1 },
      { of: [{ count: 'hand', symbol: 'tool' }], least: 2 },
    ],
  },
  collector: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'handTotal' }], least: 4 }],
  },
  theWayBackHome: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'hand', symbol: 'fuel' }], least: 2 },
      { of: [{ count: 'hand', symbol: 'food' }], least: 1 },
      { of: [{ count: 'hand', symbol: 'weapon' }], least: 1 },
    ],
  },
  germAPhobe: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'damageOwn' }], exactly: 0 }],
  },
  leader: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'moreSurvivorsThanAll' }], least: 1 }],
  },
  loner: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'ownSurvivors' }], exactly: 1 }],
  },
  burnItAllDown: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'barricades', place: 'colony' }], least: 4 },
      { of: [{ count: 'hand', symbol: 'fuel' }], least: 1 },
    ],
  },
  revenge: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'dead' }], least: 3 }],
  },
  pharmacist: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game), not certain' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      { of: [{ count: 'handKinds' }], exactly: 1 },
      { of: [{ count: 'hand', symbol: 'medicine' }], least: 1 },
    ],
  },
  hoarder: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game), not certain' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { is: 'moreHandThanAll' }],
  },
};
