/** A game of random answers, to its end, with the forty invariants checked after each. */
import { apply, run, seeded, type AnyGame, type AnyState, type Seed } from '@horda/kernel';
import { randomAnswer, toTheEnd } from '@horda/testing';
import { zombicide } from '../src/game.ts';
import { DEFAULTS } from '../src/options.ts';
import type { Options, State } from '../src/state.ts';
import { invariants, transitions } from './invariants.ts';

const game = zombicide as unknown as AnyGame;

export function playOut(options: Partial<Options>, seats: number, seed: number): State {
  return playOn(zombicide.setup({ ...DEFAULTS, ...options }, seats, [seed, 2, 3, 4], null), [seed, 9, 9, 9]);
}

/** From a new table on. */
export function playOn(s: State, seed: Seed): State {
  const table = s as unknown as AnyState;
  const dice = seeded(seed);
  run(game, table);
  toTheEnd(
    table,
    () => {
      const [before, answer] = [game.clone(table), randomAnswer(table, dice)];
      apply(game, table, answer);
      transitions(before, answer, table);
    },
    invariants,
  );
  return s;
}
