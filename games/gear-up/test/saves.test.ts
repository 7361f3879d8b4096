import { readdirSync, readFileSync } from 'node:fs';
import { Fault, verify, type AnyGame, type Sealed } from '@horda/kernel';
import { expect, test } from 'vitest';
import { gearUp } from '../src/game.ts';

const game = gearUp as unknown as AnyGame;
const folder = new URL(`saves/v${game.version}/`, import.meta.url);
const FILES = readdirSync(folder);

function load(file: string): Sealed {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Sealed;
}

test('games of this version are kept, alone and with several, with every ending', () => {
  const kept = FILES.map((file) => {
    const save = load(file);
    return `${save.seats} ${game.summary(verify(game, save)).ending}`;
  });
  expect(new Set(kept)).toEqual(new Set(['1 death', '1 victory', '1 outOfTime', '2 victory', '3 death']));
});

/**
 * When these fail, games in progress would break: raise the version, and keep these files for its migration.
 * They were made by `node testing/src/playthrough-run.ts gear-up --save --seats … --set … --seed …`, those that are not
 * lost by a death with `--clever`, each from the first of the seeds <name of the file>-1, -2 … that ends so.
 */
test.each(FILES)('%s replays to the end that was recorded', (file) => {
  const s = verify(game, load(file));
  expect(game.outcome(s)).not.toBeNull();
});

test.each(FILES)('%s with another answer is refused at its place', (file) => {
  const save = load(file);
  const at = save.answers.findIndex(({ picks }) => picks[0]!.do === 'confirm');
  const answers = save.answers.with(at, { ...save.answers[at]!, picks: [{ do: 'putBack' }] });
  const check = (): unknown => verify(game, { ...save, answers });
  expect(check).toThrow(Fault);
  expect(check).toThrow(`answer ${at + 1} (seat ${save.answers[at]!.seat}): this was not offered`);
});
