/** Crises of The Long Night. Names and texts: `text/cards/crises.ts`. */
import type { CrisisCard } from './entries.ts';
import type { CrisisTlnId } from './ids.ts';

export const CRISES_TLN: Readonly<Record<CrisisTlnId, CrisisCard>> = {
  fuelShortage: {
    set: 'tln',
    source: { kind: 'rulebook', where: 'rulebook (name, fuel) + published base effect; house: bandit numbers' },
    accept: ['fuel'],
    bandits: [1, 6],
    effects: [{ op: 'morale', n: -2 }],
  },
  medicineShortage: {
    set: 'tln',
    source: { kind: 'published', where: 'published (name, outline) + house' },
    accept: ['medicine'],
    bandits: [2, 5],
    effects: [
      { op: 'despair', who: { who: 'highest', n: 3 }, n: 1 },
      { op: 'unruly', n: 2 },
    ],
  },
  theNightIsDark: {
    set: 'tln',
    source: { kind: 'published', where: 'published (name, outline) + house' },
    module: 'raxxon',
    accept: ['fuel', 'weapon'],
    bandits: [4, 6],
    effects: [
      { op: 'release', n: 1 },
      { op: 'morale', n: -1 },
    ],
  },
  theVault: {
    set: 'tln',
    source: { kind: 'published', where: 'published (name) + house (digital replacement, nothing outside the game)' },
    accept: ['tool', 'education'],
    bandits: [1, 2, 3],
    effects: [{ op: 'zombies', place: 'colony', n: 8 }],
  },
  coldSnap: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    accept: ['fuel'],
    bandits: [3, 4],
    effects: [
      { op: 'frostbite', who: { who: 'lowest', n: 3, at: 'colony' }, n: 1 },
      { op: 'morale', n: -1 },
    ],
  },
  spoiledStores: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    accept: ['food'],
    bandits: [2, 5],
    effects: [
      { op: 'food', n: -3 },
      { op: 'starvation', n: 1 },
    ],
  },
  panic: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    accept: ['medicine', 'education'],
    bandits: [1, 4],
    effects: [
      { op: 'unruly', n: 4 },
      { op: 'morale', n: -1 },
    ],
  },
  brokenFence: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    accept: ['tool'],
    bandits: [3, 6],
    effects: [
      { op: 'removeBarricades', place: 'colony', n: 'all' },
      { op: 'zombies', place: 'colony', n: 6 },
    ],
  },
  noAmmunition: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    accept: ['weapon'],
    bandits: [1, 1],
    effects: [
      { op: 'zombies', place: 'colony', n: 6 },
      { op: 'wound', who: { who: 'highest', n: 2, at: 'colony' }, n: 1 },
    ],
  },
  lostLessons: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    accept: ['education'],
    bandits: [3, 4],
    effects: [{ op: 'despair', who: { who: 'eachNonExiled', n: 1 }, n: 1 }],
  },
  fever: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    accept: ['medicine'],
    bandits: [5, 5],
    effects: [
      { op: 'wound', who: { who: 'eachNonExiled', n: 1 }, n: 1 },
      { op: 'morale', n: -1 },
    ],
  },
  nightHowls: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    accept: ['weapon', 'fuel'],
    bandits: [2, 4, 6],
    effects: [{ op: 'noise', place: 'eachNonColony', n: 'fill' }],
  },
  refugees: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    accept: ['food'],
    bandits: [1, 3, 5],
    effects: [
      { op: 'unrulyHelpless', n: 3 },
      { op: 'morale', n: -1 },
    ],
  },
  rats: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    accept: ['food', 'tool'],
    bandits: [2, 6],
    effects: [
      { op: 'toWaste', n: 6 },
      { op: 'morale', n: -1 },
    ],
  },
  whiteout: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    accept: ['fuel', 'tool'],
    bandits: [4, 5],
    effects: [
      { op: 'diceNext', player: 'eachNonExiled', n: -1 },
      { op: 'zombies', place: 'eachNonColony', n: 1 },
    ],
  },
  collapsedRoof: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    accept: ['tool'],
    bandits: [2, 3],
    effects: [
      { op: 'killHelpless', n: 1 },
      { op: 'wound', who: { who: 'lowest', n: 2, at: 'colony' }, n: 1 },
    ],
  },
  sabotagedWorks: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    accept: ['tool', 'education'],
    bandits: [3, 6],
    effects: [
      { op: 'unbuild', n: 3 },
      { op: 'morale', n: -1 },
    ],
  },
  overworked: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    accept: ['food', 'medicine'],
    bandits: [1, 5],
    effects: [{ op: 'despair', who: { who: 'eachNonExiled', n: 2 }, n: 1 }],
  },
  roadblock: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'bandits',
    accept: ['weapon', 'fuel'],
    bandits: [1, 2, 6],
    effects: [
      { op: 'bandits', place: 'eachNonColony', n: 1 },
      { op: 'morale', n: -1 },
    ],
  },
  ransom: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'bandits',
    accept: ['food', 'medicine'],
    bandits: [3, 5],
    effects: [
      { op: 'toHideout', player: 'eachNonExiled', n: 1 },
      { op: 'removeHelpless', n: 1 },
      { op: 'morale', n: -1 },
    ],
  },
  breach: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    accept: ['weapon', 'tool'],
    bandits: [4, 5],
    effects: [
      { op: 'release', n: 1 },
      { op: 'zombies', place: 'raxxon', n: 3 },
    ],
  },
  taintedWater: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    accept: ['medicine', 'fuel'],
    bandits: [2, 4],
    effects: [
      { op: 'wound', who: { who: 'eachNonExiled', n: 1, at: 'colony' }, n: 1 },
      { op: 'unruly', n: 2 },
    ],
  },
};
