import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame, Save } from '@horda/kernel';
import { changeOfGolden, playthrough, record, seedFrom, tableFrom } from '@horda/testing';
import { expect, test } from 'vitest';
import { cisza } from '../src/game.ts';

const game = cisza as unknown as AnyGame;
const MOST_BYTES = 200_000;

/** After a change that is meant: `UPDATE_GOLDEN=1 npx vitest run games/cisza/test/playthrough.test.ts`, and read the diff. */
test.each([
  ['two-easy', 2, ['difficulty=easy', 'first=2']],
  ['three-normal', 3, []],
  ['four-expert', 4, ['expert=true', 'surprise=visible']],
  ['six-hard', 6, ['difficulty=hard', 'stallGuard=true']],
])('%s: a random game looks as it did', (name, seats, settings) => {
  expect(changeOf(name, record(game, tableFrom(game, seats, settings, seedFrom(name))))).toBeNull();
});

test.each(['final-attack'])('%s: a saved game looks as it did', (name) => {
  const save = JSON.parse(readFileSync(new URL(`saves/v1/${name}.json`, import.meta.url), 'utf8')) as Save;
  expect(changeOf(name, save)).toBeNull();
});

function changeOf(name: string, save: Save): string | null {
  const text = playthrough(game, save);
  expect(text.length).toBeLessThan(MOST_BYTES);
  return changeOfGolden(fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url)), text);
}
