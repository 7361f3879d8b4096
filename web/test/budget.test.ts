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
const cisza = without(
  withImports(['cisza', 'rulebook', 'game'].flatMap((name) => scriptsCalled(name).slice(0, 1))),
  started,
).filter((script) => !isWorker(script));

const inKilobytes = (scripts: readonly Script[]): string =>
  [...scripts]
    .toSorted((a, b) => b.size - a.size)
    .map(({ name, size }) => `${name} ${(size / 1000).toFixed(1)}`)
    .join(', ');

test('before a game is chosen at most 60 kB of scripts are loaded', () => {
  console.log(`before a game is chosen: ${(sizeOf(started) / 1000).toFixed(1)} kB (${inKilobytes(started)})`);
  expect(started.map(({ name }) => name).filter((name) => /cisza|worker|game-/.test(name))).toEqual([]);
  expect(sizeOf(started)).toBeLessThanOrEqual(LIMIT);
});

test("Cisza's rules and drawing add at most 60 kB", () => {
  console.log(`Cisza's rules and drawing: ${(sizeOf(cisza) / 1000).toFixed(1)} kB (${inKilobytes(cisza)})`);
  expect(sizeOf(cisza)).toBeLessThanOrEqual(LIMIT);
});

test('schemas are loaded only where something foreign comes in', () => {
  const withZod = (scripts: readonly Script[]) =>
    scripts.filter(({ text }) => text.includes(ZOD)).map(({ name }) => name);
  expect(withZod(scriptsCalled('schemas'))).toHaveLength(1);
  expect(withZod([...started, ...cisza])).toEqual([]);
});
