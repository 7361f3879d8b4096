import { readdirSync, readFileSync } from 'node:fs';
import { Fault, verify, type AnyGame, type Sealed } from '@horda/kernel';
import { expect, test } from 'vitest';
import { cisza } from '../src/game.ts';

const game = cisza as unknown as AnyGame;
const folder = new URL(`saves/v${game.version}/`, import.meta.url);
const FILES = readdirSync(folder);

function load(file: string): Sealed {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Sealed;
}

test('games of this version are kept', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(4);
});

/**
 * When these fail, games in progress would break: raise the version, and keep these files for its migration.
 * They were made by `node testing/src/playthrough-run.ts cisza --save --seats … --set … --seed <name of the file>`
 * (final-attack from the seed final-205 with `--clever`).
 */
test.each(FILES)('%s replays to the end that was recorded', (file) => {
  const s = verify(game, load(file));
  expect(game.outcome(s)).not.toBeNull();
});

test.each(FILES)('%s with another answer is refused at its place', (file) => {
  const save = load(file);
  const at = save.answers.findIndex(({ picks }) => picks[0]!.do === 'end');
  const answers = save.answers.with(at, { ...save.answers[at]!, picks: [{ do: 'keep' }] });
  const check = (): unknown => verify(game, { ...save, answers });
  expect(check).toThrow(Fault);
  expect(check).toThrow(`answer ${at + 1} (seat ${save.answers[at]!.seat}): this was not offered`);
});
