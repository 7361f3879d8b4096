/** How much the page may weigh, by gzip, in the unit of 1000 bytes. */
import { PLAYED } from '@horda/games/list';
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
/** The three parts of a game that are fetched apart, and the scripts they are built into. */
const PARTS = { drawing: 'page', rules: 'play', rulebook: 'rulebook' } as const;
const scriptOf = (game: string, part: keyof typeof PARTS): string => `${game}-${PARTS[part]}`;
const GAME_PARTS = PLAYED.flatMap(({ id, budget }) =>
  (['drawing', 'rules', 'rulebook'] as const).map((part) => [part, id, budget![part]] as const),
);

const inKilobytes = (scripts: readonly Script[]): string =>
  [...scripts]
    .toSorted((a, b) => b.size - a.size)
    .map(({ name, size }) => `${name} ${(size / 1000).toFixed(1)}`)
    .join(', ');

test('before a game is chosen at most 60 kB of scripts are loaded', () => {
  console.log(`before a game is chosen: ${(sizeOf(started) / 1000).toFixed(1)} kB (${inKilobytes(started)})`);
  expect(
    started
      .map(({ name }) => name)
      .filter((name) => new RegExp(`worker|^(${PLAYED.map(({ id }) => id).join('|')})-`).test(name)),
  ).toEqual([]);
  expect(sizeOf(started)).toBeLessThanOrEqual(LIMIT);
});

/**
 * Nobody waits for all of a game: a table is drawn without its rulebook, which is fetched when a rule is first wanted, and
 * the rules are loaded by a worker, and only where a table is kept in the page. What each part may weigh is on the game's
 * cover.
 */
test.each(GAME_PARTS)('the %s of %s adds at most %i bytes', (part, id, limit) => {
  const scripts = brought([scriptOf(id, part)]);
  console.log(`${id}, ${part}: ${(sizeOf(scripts) / 1000).toFixed(1)} kB (${inKilobytes(scripts)})`);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(limit);
});

test('schemas are loaded only where something foreign comes in', () => {
  const withZod = (scripts: readonly Script[]) =>
    scripts.filter(({ text }) => text.includes(ZOD)).map(({ name }) => name);
  expect(withZod(scriptsCalled('schemas'))).toHaveLength(1);
  const played = brought(GAME_PARTS.map(([part, id]) => scriptOf(id, part)));
  expect(withZod([...started, ...played])).toEqual([]);
});
