/** A game of random answers, to its end. */
import { apply, run, type AnyGame, type AnyState } from '@horda/kernel';
import { randomAnswer, type Dice } from '@horda/testing';
import { zombicide } from '../src/game.ts';
import { DEFAULTS } from '../src/options.ts';
import type { Options, State } from '../src/state.ts';

/** More answers than any game needs. */
const TOO_MANY = 20_000;

export function playOut(options: Partial<Options>, seats: number, seed: number): State {
  const s = zombicide.setup({ ...DEFAULTS, ...options }, seats, [seed, 2, 3, 4], null);
  const dice: Dice = [seed, 9, 9, 9];
  run(zombicide, s);
  for (let answers = 0; s.kernel.asks.length > 0; answers++) {
    if (answers > TOO_MANY) throw new Error('the game does not end');
    apply(zombicide as unknown as AnyGame, s as unknown as AnyState, randomAnswer(s as unknown as AnyState, dice));
  }
  return s;
}
