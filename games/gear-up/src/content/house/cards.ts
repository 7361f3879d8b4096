/** The plain cards: turns, spawns, boss cards as published; spawn help and the commander card mostly our own design. */
import type { BossCard, Letter, Level, SpawnCard, SpawnHelp, TurnCard, Wave } from '../content.ts';

/** Numbers 1 to 10. */
export const TURN_CARDS: readonly TurnCard[] = [
  { colour: 'blue', march: 'none', companion: false, source: 'published' },
  { colour: 'yellow', march: 'both', companion: false, source: 'published' },
  { colour: 'red', march: 'fast', companion: false, source: 'published' },
  { colour: 'green', march: 'none', companion: false, source: 'published' },
  { colour: 'red', march: 'slow', companion: false, source: 'published' },
  { colour: 'green', march: 'fast', companion: true, source: 'published' },
  { colour: 'green', march: 'slow', companion: false, source: 'published' },
  { colour: 'blue', march: 'slow', companion: true, source: 'published' },
  { colour: 'red', march: 'fast', companion: true, source: 'published' },
  { colour: 'blue', march: 'fast', companion: false, source: 'published' },
];

export const SPAWN_CARDS: readonly SpawnCard[] = [
  { letter: 'A', source: 'published' },
  { letter: 'A', source: 'published' },
  { letter: 'A', source: 'published' },
  { letter: 'B', source: 'published' },
  { letter: 'B', source: 'published' },
  { letter: 'C', source: 'published' },
  { letter: 'C', source: 'published' },
];

export const BOSS_CARDS: { readonly phase1: readonly BossCard[]; readonly phase2: readonly BossCard[] } = {
  phase1: [
    { icons: ['attack'], source: 'published' },
    { icons: ['ability', 'spawnB'], source: 'published' },
    { icons: ['ability', 'attack'], source: 'published' },
  ],
  phase2: [
    { icons: ['special'], source: 'published' },
    { icons: ['ability', 'special'], source: 'published' },
    { icons: ['ability', 'special'], source: 'published' },
    { icons: ['special'], source: 'published' },
  ],
};

/** For each number of players: standard and special zombies of A, of B, of C. */
export const SPAWN_HELP: readonly SpawnHelp[] = [
  { players: 1, black: waves([1, 0], [1, 0], [0, 1]), red: waves([1, 0], [0, 1], [1, 1]), source: 'house' },
  { players: 2, black: waves([1, 0], [2, 0], [1, 1]), red: waves([2, 0], [1, 1], [1, 1]), source: 'house' },
  { players: 3, black: waves([2, 0], [1, 1], [0, 2]), red: waves([3, 0], [2, 1], [1, 2]), source: 'house' },
  // The rulebook has the black side of this one. (B90)
  { players: 4, black: waves([3, 0], [2, 1], [1, 2]), red: waves([4, 1], [2, 2], [1, 3]), source: 'house' },
  { players: 5, black: waves([4, 0], [3, 1], [2, 2]), red: waves([4, 1], [3, 2], [2, 3]), source: 'house' },
  { players: 6, black: waves([5, 0], [3, 2], [2, 3]), red: waves([6, 1], [4, 2], [3, 4]), source: 'house' },
];

/** The sides are the rulebook's (B21, B33); with how many zombies each player begins is our own design. */
export const LEVELS: readonly Level[] = [
  { difficulty: 'easy', initial: { standard: 2, special: 0 }, spawns: 'black', boss: 'black', source: 'house' },
  { difficulty: 'normal', initial: { standard: 2, special: 0 }, spawns: 'black', boss: 'red', source: 'house' },
  { difficulty: 'hard', initial: { standard: 2, special: 0 }, spawns: 'red', boss: 'red', source: 'house' },
  { difficulty: 'nightmare', initial: { standard: 2, special: 1 }, spawns: 'red', boss: 'red', source: 'house' },
];

type Numbers = readonly [standard: number, special: number];

function waves(a: Numbers, b: Numbers, c: Numbers): Readonly<Record<Letter, Wave>> {
  return { A: wave(a), B: wave(b), C: wave(c) };
}

function wave([standard, special]: Numbers): Wave {
  return { standard, special };
}
