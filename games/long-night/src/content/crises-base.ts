/** Crises of the base game. Names and texts: `text/cards/crises.ts`. */
import type { CrisisCard } from './entries.ts';
import type { CrisisBaseId } from './ids.ts';

export const CRISES_BASE: Readonly<Record<CrisisBaseId, CrisisCard>> = {
  despair: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    accept: ['medicine'],
    bandits: null,
    effects: [{ op: 'morale', n: -2 }],
  },
  fuelShortageBase: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    accept: ['fuel'],
    bandits: null,
    effects: [{ op: 'morale', n: -2 }],
  },
  horrorInTheNight: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    accept: ['food'],
    bandits: null,
    effects: [{ op: 'morale', n: -2 }],
  },
  illness: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    accept: ['medicine'],
    bandits: null,
    effects: [
      { op: 'wound', who: { who: 'allNonExiled' }, n: 1 },
      { op: 'morale', n: -1 },
    ],
  },
  legionsOfDeath: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    accept: ['fuel'],
    bandits: null,
    effects: [{ op: 'zombies', place: 'colony', n: 12 }],
  },
  overpopulation: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    accept: ['food'],
    bandits: null,
    effects: [{ op: 'kill', who: { who: 'lowest', n: 2 } }],
  },
  strengthOfTheDead: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    accept: ['fuel'],
    bandits: null,
    effects: [
      { op: 'removeBarricades', place: 'colony', n: 'all' },
      { op: 'zombies', place: 'colony', n: 10 },
    ],
  },
  unendingHordes: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    accept: ['tool'],
    bandits: null,
    effects: [
      { op: 'zombies', place: 'colony', n: 8 },
      { op: 'morale', n: -1 },
    ],
  },
  zombieSurge: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    accept: ['tool'],
    bandits: null,
    effects: [
      { op: 'zombies', place: 'colony', n: 6 },
      { op: 'zombies', place: 'eachNonColony', n: 1 },
    ],
  },
  exhaustion: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    accept: ['medicine'],
    bandits: null,
    effects: [{ op: 'frostbite', who: { who: 'highest', n: 5 }, n: 1 }],
  },
  emptyPantry: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    accept: ['food'],
    bandits: null,
    effects: [
      { op: 'starvation', n: 1 },
      { op: 'morale', n: -1 },
    ],
  },
  weAreBeingWatched: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    accept: ['medicine', 'tool'],
    bandits: null,
    effects: [
      { op: 'zombies', place: 'library', n: 3 },
      { op: 'zombies', place: 'grocery', n: 3 },
    ],
  },
  reorganisation: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    accept: ['tool'],
    bandits: null,
    effects: [
      { op: 'giveSurvivor', who: { who: 'eachNonExiled', n: 1 }, player: 'leftNeighbour' },
      { op: 'morale', n: -1 },
    ],
  },
};
