import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@horda/games';
import { CREDITS } from '@horda/games/credits';
import { COVERS, PLAYED } from '@horda/games/list';
import { expect, test } from 'vitest';
import { checkGames, creditsList, gamesTable, PAGES, pathsOf, withoutLost, withPart } from './games.ts';
import { ROOT } from './sources.ts';

const cover = PLAYED[0]!;
const coming = COVERS.find(({ budget }) => budget === null) ?? { ...cover, id: 'coming', budget: null };
const nothing = (): readonly string[] => [];
const everything = (): boolean => true;
const told = (findings: ReturnType<typeof checkGames>): string[] => findings.map(({ path, what }) => `${path} ${what}`);

test('a game in the list must have every part; one on the way needs a cover and a poster', () => {
  const found = checkGames([cover, coming], [], (path) => path === pathsOf(cover)[0], nothing);
  expect(found.map(({ path }) => path)).toEqual([...pathsOf(cover).slice(1), ...pathsOf(coming)]);
  expect(pathsOf(coming)).toEqual([
    `games/${coming.id}/package.json`,
    `games/${coming.id}/src/cover.ts`,
    `web/src/games/${coming.id}/poster.ts`,
  ]);
});

test('a folder of a game that is not in the list is left over', () => {
  const folders = (path: string): readonly string[] => (path === 'web/src/games' ? [cover.id, 'parts', 'chess'] : []);
  expect(told(checkGames([cover], [], everything, folders))).toEqual([
    'web/src/games/chess is of no game in games/list.ts',
  ]);
});

test('no two games number rules with one letter, and none is listed twice', () => {
  const entry = GAMES[0]!;
  const twin = { ...entry, game: { ...entry.game, id: 'twin' } };
  expect(told(checkGames([cover, cover], [entry, twin], everything, nothing))).toEqual([
    'games/list.ts a game is listed twice',
    ...[...new Set(entry.rules.map(({ id }) => id.charAt(0)))].map(
      (letter) => `games/list.ts ${entry.game.id} and twin both number rules with ${letter}`,
    ),
  ]);
});

test('what a page says of the games stands between its marks, and the rest of the page stays', () => {
  const page = 'before\n<!-- games: written by `npm run games -- write` -->\nold\n<!-- /games -->\nafter\n';
  const [english, polish] = PAGES as [(typeof PAGES)[0], (typeof PAGES)[0]];
  const table = gamesTable(english, [cover, coming], () => 'The Title');
  expect(withPart(page, 'games', table)).toBe(page.replace('old', table));
  expect(table).toContain(`| **The Title** | ${cover.about.en} | 2–6 | 20 min | [about](games/${cover.id}/README.md)`);
  expect(table).toContain(`| ${coming.title.en} |`);
  expect(gamesTable(polish, [cover], () => 'Tytuł')).toContain(`| **Tytuł** | ${cover.about.pl} |`);
  expect(withPart('no marks', 'games', table)).toBeNull();
});

test('designers and publishers are named for each game of others, and for no game that is not listed', () => {
  const credited = PLAYED.map(({ id }) => id).filter((id) => id in CREDITS);
  expect(credited.toSorted()).toEqual(Object.keys(CREDITS).toSorted());
  for (const page of PAGES)
    expect(creditsList(page, PLAYED, (id) => id).match(/(?<=^- \*\*)[a-z-]+/gm)).toEqual(credited);
});

test('the lock file forgets a game that was removed, and keeps everything else as it is', () => {
  const entry = (id: string) => ({
    [`games/${id}`]: { name: id },
    [`node_modules/@horda/${id}`]: { resolved: `games/${id}` },
  });
  const write = (packages: object): string => `${JSON.stringify({ name: 'horda', packages }, null, 2)}\n`;
  const both = write({ ...entry('cisza'), kernel: {}, ...entry('probe') });
  expect(withoutLost(both, (path) => !path.includes('probe'))).toBe(write({ ...entry('cisza'), kernel: {} }));
  const whole = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  expect(withoutLost(whole, () => true)).toBe(whole);
});

test('a rule of play sees the number of players that its cover promises', () => {
  expect(GAMES.map(({ game: { id, players } }) => ({ id, players }))).toEqual(
    PLAYED.map(({ id, players }) => ({ id, players })),
  );
});
