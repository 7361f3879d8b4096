import { BOTS, think } from '@horda/bots';
import { chooseSeveral, hush, nextOpen, run, seeded, seedOfGame, type AnyGame, type AnyState } from '@horda/kernel';
import { seedFrom } from '@horda/testing';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../src/content/missions/missions.ts';
import { zombicide } from '../src/game.ts';
import { DEFAULTS } from '../src/options.ts';
import type { Options, State } from '../src/state.ts';

const SERIES = seedFrom('bots');
const game = zombicide as unknown as AnyGame;

/** Far more than any game has. */
const LONGEST = 3000;

/** Four careful bots play a mission to its end. */
function played(n: number, options: Partial<Options>): State {
  const seed = seedOfGame(SERIES, n);
  const s = game.setup({ ...DEFAULTS, ...options }, 4, seed, null);
  hush(game, s);
  run(game, s);
  const dice = seeded(seed);
  for (let i = 0; s.kernel.asks.length > 0; i++) {
    if (i === LONGEST) throw new Error('a game without an end');
    chooseSeveral(game, s, think(BOTS.greedy, game, s as AnyState, nextOpen(s), dice));
  }
  return s as unknown as State;
}

function wins(games: number, options: Partial<Options>): number {
  return Array.from({ length: games }, (_, n) => played(n, options)).filter(({ ending }) => ending === 'won').length;
}

describe('careful bots', () => {
  test('V3 win the first mission far more often than not', () => {
    expect(wins(20, { mission: 'S0' })).toBeGreaterThanOrEqual(16);
  });

  test('V443 win most games of M1 with the easier cards', () => {
    expect(wins(12, { mission: 'M1' })).toBeGreaterThanOrEqual(7);
  });

  test.each(MISSIONS.map(({ id }) => id))('bring %s to an end', (mission) => {
    expect(played(0, { mission, difficulty: 'normal' }).ending).not.toBeNull();
  });
});
