/** How much the page may weigh, by gzip, in the unit of 1000 bytes. */
import { expect, test } from 'vitest';
import { entryScripts, scriptsCalled, sizeOf, withImports, type Script } from './built-scripts.ts';

const LIMIT = 60_000;
/** A name inside zod that no packing takes away. */
const ZOD = '$ZodType';

const started = withImports(entryScripts());
const without = (scripts: readonly Script[], others: readonly Script[]): Script[] =>
  scripts.filter(({ name }) => !others.some((other) => other.name === name));
/** Of tables without a server, whatever is played there: the same for every game, and not loaded for shared ones. */
const isWorker = ({ name }: Script): boolean => /worker/.test(name);
/** The drawing with its words, the rulebook, and the rules themselves (built for two workers: they load one each). */
const scriptsOf = (game: string): Script[] =>
  without(
    withImports([game, `${game}-rulebook`, `${game}-game`].flatMap((name) => scriptsCalled(name).slice(0, 1))),
    started,
  ).filter((script) => !isWorker(script));

const inKilobytes = (scripts: readonly Script[]): string =>
  [...scripts]
    .toSorted((a, b) => b.size - a.size)
    .map(({ name, size }) => `${name} ${(size / 1000).toFixed(1)}`)
    .join(', ');

test('before a game is chosen at most 60 kB of scripts are loaded', () => {
  console.log(`before a game is chosen: ${(sizeOf(started) / 1000).toFixed(1)} kB (${inKilobytes(started)})`);
  expect(started.map(({ name }) => name).filter((name) => /cisza|zombiaki|worker|game-/.test(name))).toEqual([]);
  expect(sizeOf(started)).toBeLessThanOrEqual(LIMIT);
});

/** Zombiaki has eight times as many different cards, each with a picture, its words and its rules, in two decks. */
test.each([
  ['cisza', LIMIT],
  ['zombiaki', 130_000],
])('the rules and the drawing of %s add at most %i bytes', (game, limit) => {
  const scripts = scriptsOf(game);
  console.log(`${game}, rules and drawing: ${(sizeOf(scripts) / 1000).toFixed(1)} kB (${inKilobytes(scripts)})`);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(limit);
});

test('schemas are loaded only where something foreign comes in', () => {
  const withZod = (scripts: readonly Script[]) =>
    scripts.filter(({ text }) => text.includes(ZOD)).map(({ name }) => name);
  expect(withZod(scriptsCalled('schemas'))).toHaveLength(1);
  expect(withZod([...started, ...scriptsOf('cisza'), ...scriptsOf('zombiaki')])).toEqual([]);
});
