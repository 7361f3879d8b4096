// Every game of the list has all its parts where its id says, and the table of games in README.md is the list.
//   node tools/src/games.ts write   writes the table, and takes games that were removed out of the lock file
//   node tools/src/games.ts check   says what is missing, what is left over and what disagrees
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type RegisteredGame } from '@horda/games';
import { COVERS } from '@horda/games/list';
import { playersOf, type Cover } from '@horda/parts';
import { type Finding, isMain, report, ROOT } from './sources.ts';

/** Files of every game, even one that cannot be played yet. */
const OF_ALL = ['games/ID/package.json', 'games/ID/src/cover.ts', 'web/src/games/ID/poster.ts'];
/** Files of every game that can be played. */
const OF_PLAYED = [
  'games/ID/README.md',
  'games/ID/RULES.md',
  'games/ID/src/play.ts',
  'games/ID/src/entry.ts',
  'games/ID/test/contract.test.ts',
  'games/ID/test/playthrough.test.ts',
  'web/src/games/ID/page.ts',
  'web/src/games/ID/rulebook.ts',
  'web/src/games/ID/tutorial.ts',
  'web/src/games/ID/tutorial.test.ts',
  'cli/src/games/ID/drawing.ts',
];
/** The folders with one folder a game; those of them that belong to no game. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  games: [],
  'web/src/games': ['parts'],
  'cli/src/games': [],
};

export const pathsOf = ({ id, budget }: Cover): string[] =>
  [...OF_ALL, ...(budget === null ? [] : OF_PLAYED)].map((path) => path.replace('ID', id));

/** `exists`: a path from the root; `folders`: the names of the folders inside one. */
export function checkGames(
  covers: readonly Cover[],
  entries: readonly RegisteredGame[],
  exists: (path: string) => boolean,
  folders: (path: string) => readonly string[],
): Finding[] {
  const found: Finding[] = [];
  const add = (path: string, what: string): void => void found.push({ path, line: 1, what });
  const ids = covers.map(({ id }) => id);
  if (new Set(ids).size < ids.length) add('games/list.ts', 'a game is listed twice');
  for (const cover of covers)
    for (const path of pathsOf(cover)) if (!exists(path)) add(path, `is missing: ${cover.id} is in games/list.ts`);
  for (const [folder, others] of Object.entries(FOLDERS))
    for (const name of folders(folder))
      if (!ids.includes(name) && !others.includes(name)) add(`${folder}/${name}`, 'is of no game in games/list.ts');
  for (const [letter, games] of Map.groupBy(entries.flatMap(lettersOf), ([first]) => first))
    if (games.length > 1)
      add('games/list.ts', `${games.map(([, id]) => id).join(' and ')} both number rules with ${letter}`);
  return found;
}

/** The letters that a game's rules are numbered with. */
function lettersOf({ game, rules }: RegisteredGame): (readonly [string, string])[] {
  return [...new Set(rules.map(({ id }) => id.charAt(0)))].map((letter) => [letter, game.id] as const);
}

const BEGIN = '<!-- games: written by `npm run games -- write` -->';
const END = '<!-- /games -->';

/** The table of games, as it stands in README.md. */
export function gamesTable(covers: readonly Cover[], titleOf: (id: string) => string): string {
  const rows = covers.map((cover) => {
    const { id, title, length, budget } = cover;
    const folder = budget === null ? 'on the way' : `[about](games/${id}/README.md), [rules](games/${id}/RULES.md)`;
    return `| ${budget === null ? title.en : `**${titleOf(id)}**`} | ${playersOf(cover)} | ${length} | ${folder} |`;
  });
  return ['| game | players | time | |', '|---|---|---|---|', ...rows].join('\n');
}

/** The page with a new table of games; null: it has no place for one. */
export function withTable(page: string, table: string): string | null {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin) return null;
  return `${page.slice(0, begin + BEGIN.length)}\n${table}\n${page.slice(end)}`;
}

/** The lock file without the packages of games that were removed: npm itself leaves them there. */
export function withoutLost(lock: string, exists: (path: string) => boolean): string {
  const { packages, ...rest } = JSON.parse(lock) as { packages: Record<string, { readonly resolved?: string }> };
  const isLost = (path: string): boolean => /^games\/[^/]+$/.test(path) && !exists(`${path}/package.json`);
  const kept = Object.entries(packages).filter(([path, { resolved = '' }]) => !isLost(path) && !isLost(resolved));
  return `${JSON.stringify({ ...rest, packages: Object.fromEntries(kept) }, null, 2)}\n`;
}

/** The whole titles, in both languages where they differ. */
function titleOf(id: string): string {
  const { en, pl } = GAMES.find(({ game }) => game.id === id)!.texts;
  return pl.title === en.title ? pl.title : `${pl.title} / ${en.title}`;
}

function main(command: string | undefined): void {
  const file = join(ROOT, 'README.md');
  const page = readFileSync(file, 'utf8');
  const fresh = withTable(page, gamesTable(COVERS, titleOf));
  const exists = (path: string): boolean => existsSync(join(ROOT, path));
  if (command === 'write' && fresh !== null) {
    writeFileSync(file, fresh);
    const lock = join(ROOT, 'package-lock.json');
    return writeFileSync(lock, withoutLost(readFileSync(lock, 'utf8'), exists));
  }
  const folders = (path: string): string[] =>
    readdirSync(join(ROOT, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map(({ name }) => name);
  const stale = { path: 'README.md', line: 1, what: 'has not the table of games/list.ts: npm run games -- write' };
  const findings = checkGames(COVERS, GAMES, exists, folders);
  report([...findings, ...(fresh === page ? [] : [stale])], `${COVERS.length} games`);
}

if (isMain(import.meta.url)) main(process.argv[2]);
