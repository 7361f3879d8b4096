import { BOTS, think } from '@horda/bots';
import { chooseSeveral, hush, nextOpen, run, seeded, seedOfGame, type AnyGame, type AnyState } from '@horda/kernel';
import { seedFrom } from '@horda/testing';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../src/content/missions/missions.ts';
import { zombicide } from '../src/game.ts';
import { DEFAULTS } from '../src/options.ts';
import { zombiesIn } from '../src/rules/table.ts';
import type { Choice, Options, State } from '../src/state.ts';

const SERIES = seedFrom('bots');
const game = zombicide as unknown as AnyGame;

/** Far more than any game has. */
const LONGEST = 3000;

/** Four careful bots play a mission to its end. */
function played(n: number, options: Partial<Options>): { readonly s: State; readonly wasted: readonly Choice[] } {
  const seed = seedOfGame(SERIES, n);
  const s = game.setup({ ...DEFAULTS, ...options }, 4, seed, null);
  hush(game, s);
  run(game, s);
  const dice = seeded(seed);
  const wasted: Choice[] = [];
  for (let i = 0; s.kernel.asks.length > 0; i++) {
    if (i === LONGEST) throw new Error('a game without an end');
    const ask = nextOpen(s);
    const picks = think(BOTS.greedy, game, s as AnyState, ask, dice);
    for (const pick of picks) {
      const choice = ask.options[pick] as Choice;
      if (isAtNothing(s as unknown as State, choice)) wasted.push(choice);
    }
    chooseSeveral(game, s, picks);
  }
  return { s: s as unknown as State, wasted };
}

/** A shot or throw into a zone without zombies. */
function isAtNothing(s: State, choice: Choice): boolean {
  return (choice.do === 'attack' || choice.do === 'throw') && zombiesIn(s, choice.zone) === 0;
}

function wins(games: number, options: Partial<Options>): number {
  return Array.from({ length: games }, (_, n) => played(n, options)).filter(({ s }) => s.ending === 'won').length;
}

describe('careful bots', () => {
  test('V3 win the first mission far more often than not', () => {
    expect(wins(20, { mission: 'S0' })).toBeGreaterThanOrEqual(16);
  });

  test('V443 win most games of M1 with the easier cards', () => {
    expect(wins(12, { mission: 'M1' })).toBeGreaterThanOrEqual(7);
  });

  test.each(MISSIONS.map(({ id }) => id))('Y5 bring %s to an end, and shoot at nobody but zombies', (mission) => {
    const { s, wasted } = played(0, { mission, difficulty: 'normal' });
    expect(s.ending).not.toBeNull();
    expect(wasted).toEqual([]);
  });

  // In each of them somebody could hide for ever: without tools, on two sides of a door, far from a crowd that noise holds.
  test.each([4, 7, 9, 12])('V5 play on to the end also without the house rule against stalling: game %i', (n) => {
    const { s } = played(n, { mission: 'M1', difficulty: 'normal', stallGuard: false });
    expect(s.ending).not.toBeNull();
  });
});
