import { expect, test } from 'vitest';
import { MISSIONS } from '../src/content/missions/missions.ts';
import { zombicide } from '../src/game.ts';
import { HOURS } from '../src/options.ts';
import { ENDINGS } from '../src/state.ts';
import { playOut } from './whole-game.ts';

const TEAMS = ['core', 'kids', 'mixed', 'washington', 'random', 'choose'] as const;
const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;

test.each([1, 2, 3, 4, 5, 6])('V1 %i players come to an end with every mission, and win or lose together', (seats) => {
  for (const [n, { id }] of MISSIONS.entries()) {
    const team = TEAMS[(n + seats) % TEAMS.length]!;
    const difficulty = DIFFICULTIES[(n + seats) % DIFFICULTIES.length]!;
    // Every other game begins as its mission says, the others at some hour of the day or the night.
    const hour = HOURS[(n + seats) % 2 === 0 ? 0 : (5 * n + seats) % HOURS.length]!;
    const s = playOut({ mission: id, team, difficulty, hour, ultrared: n % 2 === 0, fest: n % 3 === 0 }, seats, n);
    expect(ENDINGS).toContain(s.ending);
    expect(new Set(zombicide.outcome(s)).size).toBe(1);
  }
});
