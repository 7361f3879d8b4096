import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@horda/kernel';
import { changeOfGolden, playthrough, record, seedFrom, tableFrom } from '@horda/testing';
import { expect, test } from 'vitest';
import { longNight } from '../src/game.ts';

const game = longNight as unknown as AnyGame;
const MOST_BYTES = 400_000;

/** After a change that is meant: `UPDATE_GOLDEN=1 npx vitest run games/long-night/test/playthrough.test.ts`, and read the diff. */
test.each([
  ['two', 2, ['objective=random']],
  ['three-secret', 3, ['mode=secret', 'betrayer=likely', 'improvements=true']],
  ['four-code', 4, ['mode=secret', 'objective=R1', 'improvements=true']],
  ['five-raid', 5, ['mode=secret', 'objective=B1', 'baseCards=true', 'elimination=true']],
] as const)('%s: a random game looks as it did', (name, seats, settings) => {
  const text = playthrough(game, record(game, tableFrom(game, seats, settings, seedFrom(name))));
  expect(text.length).toBeLessThan(MOST_BYTES);
  expect(changeOfGolden(fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url)), text)).toBeNull();
});
