import { apply, run, type AnyGame, type AnyState } from '@horda/kernel';
import { randomAnswer, type Dice } from '@horda/testing';
import { expect, test } from 'vitest';
import { MISSIONS } from '../src/content/missions/missions.ts';
import { zombicide } from '../src/game.ts';
import { DEFAULTS } from '../src/options.ts';
import { ENDINGS, type Options, type State } from '../src/state.ts';

/** More answers than any game needs. */
const TOO_MANY = 20_000;

function playOut(options: Partial<Options>, seats: number, seed: number): State {
  const s = zombicide.setup({ ...DEFAULTS, ...options }, seats, [seed, 2, 3, 4], null);
  const dice: Dice = [seed, 9, 9, 9];
  run(zombicide, s);
  for (let answers = 0; s.kernel.asks.length > 0; answers++) {
    if (answers > TOO_MANY) throw new Error('the game does not end');
    apply(zombicide as unknown as AnyGame, s as unknown as AnyState, randomAnswer(s as unknown as AnyState, dice));
  }
  return s;
}

const TEAMS = ['core', 'kids', 'mixed', 'washington', 'random', 'choose'] as const;
const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;

test.each([1, 2, 3, 4, 5, 6])('V1 %i players come to an end with every mission, and win or lose together', (seats) => {
  for (const [n, { id }] of MISSIONS.entries()) {
    const team = TEAMS[(n + seats) % TEAMS.length]!;
    const difficulty = DIFFICULTIES[(n + seats) % DIFFICULTIES.length]!;
    const s = playOut({ mission: id, team, difficulty, ultrared: n % 2 === 0, fest: n % 3 === 0 }, seats, n);
    expect(ENDINGS).toContain(s.ending);
    expect(new Set(zombicide.outcome(s)).size).toBe(1);
  }
});
