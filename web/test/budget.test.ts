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
/** What these scripts bring that is not there before a game is chosen. (Rules are built for two workers: they load one each.) */
const brought = (names: readonly string[]): Script[] =>
  without(withImports(names.flatMap((name) => scriptsCalled(name).slice(0, 1))), started).filter(
    (script) => !isWorker(script),
  );
/** The drawing with its words, the rulebook, and the rules themselves. */
const scriptsOf = (game: string): Script[] => brought([game, `${game}-rulebook`, `${game}-game`]);

const inKilobytes = (scripts: readonly Script[]): string =>
  [...scripts]
    .toSorted((a, b) => b.size - a.size)
    .map(({ name, size }) => `${name} ${(size / 1000).toFixed(1)}`)
    .join(', ');

test('before a game is chosen at most 60 kB of scripts are loaded', () => {
  console.log(`before a game is chosen: ${(sizeOf(started) / 1000).toFixed(1)} kB (${inKilobytes(started)})`);
  expect(started.map(({ name }) => name).filter((name) => /cisza|zombiaki|gear-up|worker|game-/.test(name))).toEqual(
    [],
  );
  expect(sizeOf(started)).toBeLessThanOrEqual(LIMIT);
});

test('the rules, the rulebook and the drawing of Cisza add at most 60 kB', () => {
  const scripts = scriptsOf('cisza');
  console.log(`cisza: ${(sizeOf(scripts) / 1000).toFixed(1)} kB (${inKilobytes(scripts)})`);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(LIMIT);
});

/**
 * Zombiaki has eight times as many different cards, in two decks, each with a picture, its words in two languages, its
 * traits and its rules. Nobody waits for all of it: a table is drawn without its rulebook, which is fetched when a rule is first
 * wanted, and the rules are loaded by a worker, and only where a table is kept in the page.
 */
test.each([
  ['drawing', 'zombiaki', 69_000],
  ['rules', 'zombiaki-game', 31_000],
  ['rulebook', 'zombiaki-rulebook', 54_000],
])('the %s of Zombiaki (%s) adds at most %i bytes', (_what, name, limit) => {
  const scripts = brought([name]);
  console.log(`${name}: ${(sizeOf(scripts) / 1000).toFixed(1)} kB (${inKilobytes(scripts)})`);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(limit);
});

/**
 * Gear Up has six bosses, eight kinds of zombies and six survivors, each cut in lino by code, and a grid that shapes are
 * laid on. As for Zombiaki, rules and rulebook are fetched apart.
 */
test.each([
  ['drawing', 'gear-up', 75_000],
  ['rules', 'gear-up-game', 31_000],
  ['rulebook', 'gear-up-rulebook', 30_000],
])('the %s of Gear Up (%s) adds at most %i bytes', (_what, name, limit) => {
  const scripts = brought([name]);
  console.log(`${name}: ${(sizeOf(scripts) / 1000).toFixed(1)} kB (${inKilobytes(scripts)})`);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(limit);
});

test('schemas are loaded only where something foreign comes in', () => {
  const withZod = (scripts: readonly Script[]) =>
    scripts.filter(({ text }) => text.includes(ZOD)).map(({ name }) => name);
  expect(withZod(scriptsCalled('schemas'))).toHaveLength(1);
  expect(withZod([...started, ...scriptsOf('cisza'), ...scriptsOf('zombiaki'), ...scriptsOf('gear-up')])).toEqual([]);
});
