/** A random game to its end, with all forty invariants checked after every answer. */
import { apply, run, seeded, type AnyGame, type AnyState, type Seed } from '@horda/kernel';
import { randomAnswer, toTheEnd } from '@horda/testing';
import { zombicide } from '../../src/game.ts';
import type { State } from '../../src/state.ts';
import { invariants, transitions } from '../invariants.ts';

const game = zombicide as unknown as AnyGame;

export function playChecked(s: State, seed: Seed): State {
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
