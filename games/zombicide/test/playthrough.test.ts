import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@horda/kernel';
import { changeOfGolden, playthrough, record, seedFrom, tableFrom } from '@horda/testing';
import { expect, test } from 'vitest';
import { zombicide } from '../src/game.ts';

const game = zombicide as unknown as AnyGame;
const MOST_BYTES = 400_000;

/** After a change that is meant: `UPDATE_GOLDEN=1 npx vitest run games/zombicide/test/playthrough.test.ts`, and read the diff. */
test.each([
  ['lesson', 2, ['mission=S0']],
  ['war-zone', 3, ['mission=M4', 'survivors=6']],
] as const)('%s: a random game looks as it did', (name, seats, settings) => {
  const text = playthrough(game, record(game, tableFrom(game, seats, settings, seedFrom(name))));
  expect(text.length).toBeLessThan(MOST_BYTES);
  expect(changeOfGolden(fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url)), text)).toBeNull();
});
