import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame, Save } from '@horda/kernel';
import { changeOfGolden, playthrough, record, seedFrom, tableFrom } from '@horda/testing';
import { expect, test } from 'vitest';
import { gearUp } from '../src/game.ts';

const game = gearUp as unknown as AnyGame;
const MOST_BYTES = 250_000;

/** After a change that is meant: `UPDATE_GOLDEN=1 npx vitest run games/gear-up/test/playthrough.test.ts`, and read the diff. */
test.each([
  ['two', 2, ['boss=zombiephant']],
  ['three', 3, ['boss=random', 'survivors=random', 'difficulty=hard', 'commander=3']],
] as const)('%s: a random game looks as it did', (name, seats, settings) => {
  expect(changeOf(name, record(game, tableFrom(game, seats, settings, seedFrom(name))))).toBeNull();
});

test.each(['solo', 'solo-victory', 'pair-victory'])('%s: a saved game looks as it did', (name) => {
  const save = JSON.parse(readFileSync(new URL(`saves/v1/${name}.json`, import.meta.url), 'utf8')) as Save;
  expect(changeOf(name, save)).toBeNull();
});

function changeOf(name: string, save: Save): string | null {
  const text = playthrough(game, save);
  expect(text.length).toBeLessThan(MOST_BYTES);
  return changeOfGolden(fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url)), text);
}
