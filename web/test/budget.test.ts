/** How much the page may weigh, by gzip, in the unit of 1000 bytes. */
import { PLAYED } from '@horda/games/list';
import { MISSION_TEXTS } from '@horda/zombicide/text/missions/all';
import { expect, test } from 'vitest';
import { entryScripts, scriptsCalled, sentSize, sizeOf, withImports, type Script } from './built-scripts.ts';

/** Among it, in both languages, why a server may refuse something. */
const LIMIT = 61_000;
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
/** The parts of a game that are fetched apart, and the scripts they are built into. */
const PARTS = { drawing: 'page', words: 'words', rules: 'play', rulebook: 'rulebook' } as const;
type Part = keyof typeof PARTS;
const GAME_PARTS = PLAYED.flatMap(({ id, budget }) =>
  (['drawing', 'words', 'rules', 'rulebook'] as const).flatMap((part) => {
    const limit = budget![part];
    return limit === undefined ? [] : [[part, id, limit] as const];
  }),
);
const hasPart = (game: string, part: Part): boolean => GAME_PARTS.some(([its, id]) => its === part && id === game);
/** The scripts of a part; words that have a script of their own are no part of the drawing that needs them. */
function scriptsOf(game: string, part: Part): Script[] {
  if (part === 'words') return scriptsCalled(`${game}-words`);
  const scripts = brought([`${game}-${PARTS[part]}`]);
  return hasPart(game, 'words') ? without(scripts, scriptsOf(game, 'words')) : scripts;
}

const inKilobytes = (scripts: readonly Script[]): string =>
  [...scripts]
    .toSorted((a, b) => b.size - a.size)
    .map(({ name, size }) => `${name} ${(size / 1000).toFixed(1)}`)
    .join(', ');

test('before a game is chosen at most 61 kB of scripts are loaded', () => {
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
  const scripts = scriptsOf(id, part);
  console.log(`${id}, ${part}: ${(sizeOf(scripts) / 1000).toFixed(1)} kB (${inKilobytes(scripts)})`);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(limit);
});

/** The largest games, as a browser of today gets them: packed by brotli, which is tighter than what is counted above. */
const MOST_SENT = 110_000;

test.each(['long-night', 'zombicide'])(
  `rules and drawing of %s are at most ${MOST_SENT} bytes as they are sent`,
  (id) => {
    const scripts = (['drawing', 'rules'] as const).flatMap((part) => scriptsOf(id, part));
    const sent = scripts.reduce((sum, one) => sum + sentSize(one), 0);
    console.log(`${id}, rules and drawing as they are sent: ${(sent / 1000).toFixed(1)} kB`);
    expect(sent).toBeLessThanOrEqual(MOST_SENT);
  },
);

test('words of a mission are fetched when it is played', () => {
  const words = (['words', 'drawing', 'rules'] as const).flatMap((part) => scriptsOf('zombicide', part));
  const ids = Object.keys(MISSION_TEXTS);
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) {
    const told = MISSION_TEXTS[id]!.briefing.en.replaceAll('\n', '').slice(0, 30);
    expect(words.filter(({ text }) => text.includes(told)).map(({ name }) => name)).toEqual([]);
    const [script] = scriptsCalled(`zombicide-${id.toLowerCase()}`);
    expect(script!.text).toContain(told);
  }
});

test('schemas are loaded only where something foreign comes in', () => {
  const withZod = (scripts: readonly Script[]) =>
    scripts.filter(({ text }) => text.includes(ZOD)).map(({ name }) => name);
  expect(withZod(scriptsCalled('schemas'))).toHaveLength(1);
  const played = GAME_PARTS.flatMap(([part, id]) => scriptsOf(id, part));
  expect(withZod([...started, ...played])).toEqual([]);
});
