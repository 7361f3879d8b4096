/** Betrayal objectives of The Long Night. Names and texts: `text/cards/betrayal-objectives.ts`. */
import type { HiddenObjective } from './entries.ts';
import type { BetrayalObjectiveTlnId } from './ids.ts';

export const BETRAYAL_OBJECTIVES_TLN: Readonly<Record<BetrayalObjectiveTlnId, HiddenObjective>> = {
  lastSupper: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      { of: [{ count: 'hand', symbol: 'food' }], least: 3 },
    ],
  },
  blackMarket: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      { of: [{ count: 'handKinds' }], least: 5 },
    ],
  },
  warlord: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      { of: [{ count: 'equipped', symbol: 'weapon' }], least: 2 },
      { of: [{ count: 'ownSurvivors' }], least: 3 },
    ],
  },
  winterKing: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      { is: 'hasHighestInfluence' },
      { of: [{ count: 'handTotal' }], least: 3 },
    ],
  },
  getaway: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      { of: [{ count: 'hand', symbol: 'fuel' }], least: 2 },
      { of: [{ count: 'ownOutside' }], least: 1 },
    ],
  },
  starveThem: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      { of: [{ count: 'starvation' }], least: 2 },
    ],
  },
  openGates: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      { of: [{ count: 'barricades', place: 'colony' }], exactly: 0 },
      { of: [{ count: 'zombies', place: 'colony' }], least: 8 },
    ],
  },
  undertaker: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      { of: [{ count: 'dead' }], least: 4 },
      { of: [{ count: 'ownSurvivors' }], least: 2 },
    ],
  },
  demolition: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      {
        of: [
          { count: 'hand', symbol: 'tool' },
          { count: 'hand', symbol: 'fuel' },
        ],
        least: 4,
      },
    ],
  },
  companyMan: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      { of: [{ count: 'special' }], least: 2 },
      { of: [{ count: 'handOrEquipped', home: 'raxxon' }], least: 1 },
    ],
  },
  banditBetrayal: {
    set: 'tln',
    source: { kind: 'rulebook', where: 'rulebook (name, first condition, later extra condition) + house (rest)' },
    module: 'bandits',
    nonCoop: true,
    conditions: [
      { is: 'chapterCompleted', chapter: 'B2' },
      { of: [{ count: 'hideoutCards' }], least: 4 },
      { of: [{ count: 'ownAt', place: 'hideout' }], least: 1 },
    ],
  },
};
