import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame, Save } from '@horda/kernel';
import { changeOfGolden, playthrough, record, seedFrom, tableFrom } from '@horda/testing';
import { expect, test } from 'vitest';
import { zombiaki } from '../src/game.ts';

const game = zombiaki as unknown as AnyGame;
const MOST_BYTES = 200_000;

/** After a change that is meant: `UPDATE_GOLDEN=1 npx vitest run games/zombiaki/test/playthrough.test.ts`, and read the diff. */
test.each([
  ['moskwa', ['zombies=1']],
  ['moskwa-may', ['sideStep=may', 'zombies=2']],
  ['jubileusz', ['deck=jubileusz']],
])('%s: a random game looks as it did', (name, settings) => {
  expect(changeOf(name, record(game, tableFrom(game, 2, settings, seedFrom(name))))).toBeNull();
});

test.each(['moskwa-dawn', 'jubileusz-dawn'])('%s: a saved game looks as it did', (name) => {
  const save = JSON.parse(readFileSync(new URL(`saves/v1/${name}.json`, import.meta.url), 'utf8')) as Save;
  expect(changeOf(name, save)).toBeNull();
});

function changeOf(name: string, save: Save): string | null {
  const text = playthrough(game, save);
  expect(text.length).toBeLessThan(MOST_BYTES);
  return changeOfGolden(fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url)), text);
}
