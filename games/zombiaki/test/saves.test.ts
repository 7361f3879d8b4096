import { readdirSync, readFileSync } from 'node:fs';
import { Fault, verify, type AnyGame, type Sealed } from '@horda/kernel';
import { expect, test } from 'vitest';
import { zombiaki } from '../src/game.ts';

const game = zombiaki as unknown as AnyGame;
const folder = new URL(`saves/v${game.version}/`, import.meta.url);
const FILES = readdirSync(folder);

function load(file: string): Sealed {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Sealed;
}

test('games of this version are kept, of both decks and with both endings', () => {
  const kept = FILES.map((file) => {
    const save = load(file);
    return `${save.options['deck']} ${game.summary(verify(game, save)).ending}`;
  });
  expect(new Set(kept)).toEqual(new Set(['moskwa barricade', 'moskwa dawn', 'jubileusz barricade', 'jubileusz dawn']));
});

/**
 * When these fail, games in progress would break: raise the version, and keep these files for its migration.
 * They were made by `node testing/src/playthrough-run.ts zombiaki --save --seats 2 --set … --seed <name of the file>`
 * (`moskwa` from the seed moskwa-1; those that end at Dawn with `--clever`, each from the first of the seeds
 * <name of the file>-1, -2 … that does). `pack` and `pack-other` are games with packs that have cards of all effects
 * between them, written when effects had other names and all they count was called `value`.
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
