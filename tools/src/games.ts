// Every game of the list has all its parts where its id says, and the games in the two READMEs are the list.
//   node tools/src/games.ts write   writes them there, and takes games that were removed out of the lock file
//   node tools/src/games.ts check   says what is missing, what is left over and what disagrees
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type RegisteredGame } from '@horda/games';
import { CREDITS, type GameCredit } from '@horda/games/credits';
import { COVERS, PLAYED } from '@horda/games/list';
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

/** What a page says of the games, in its language. */
interface Page {
  readonly file: string;
  readonly language: 'en' | 'pl';
  readonly head: string;
  readonly about: string;
  readonly rules: string;
  readonly onTheWay: string;
  credit(credit: GameCredit): string;
}
export const PAGES: readonly Page[] = [
  {
    file: 'README.md',
    language: 'en',
    head: '| game | what happens | players | time | |',
    about: 'about',
    rules: 'rules',
    onTheWay: 'on the way',
    credit: ({ designers, publishers }) =>
      `by ${listed('en-GB', designers)}; published by ${listed('en-GB', publishers)}`,
  },
  {
    file: 'README.pl.md',
    language: 'pl',
    head: '| gra | co się dzieje | graczy | czas | |',
    about: 'o grze',
    rules: 'zasady',
    onTheWay: 'w drodze',
    credit: ({ designers, publishers }) => `projekt: ${listed('pl', designers)}; wydanie: ${listed('pl', publishers)}`,
  },
];
const listed = (language: string, names: readonly string[]): string => new Intl.ListFormat(language).format(names);

/** The table of games, as it stands in a page. */
export function gamesTable(page: Page, covers: readonly Cover[], titleOf: (id: string) => string): string {
  const rows = covers.map((cover) => {
    const { id, title, about, length, budget } = cover;
    const links = `[${page.about}](games/${id}/README.md), [${page.rules}](games/${id}/RULES.md)`;
    const [name, last] = budget === null ? [title[page.language], page.onTheWay] : [`**${titleOf(id)}**`, links];
    return `| ${name} | ${about[page.language]} | ${playersOf(cover)} | ${length} | ${last} |`;
  });
  return [page.head, '|---|---|---|---|---|', ...rows].join('\n');
}

/** Whose games they are, as it stands in a page. */
export function creditsList(page: Page, covers: readonly Cover[], titleOf: (id: string) => string): string {
  const lines = covers.flatMap(({ id }) => {
    const credit = CREDITS[id];
    return credit === undefined ? [] : [`- **${titleOf(id)}**, ${page.credit(credit)}.`];
  });
  return lines.join('\n');
}

const WRITTEN = 'written by `npm run games -- write`';

/** The page with `text` between the marks of `name`; null: it has no place for it. */
export function withPart(page: string, name: string, text: string): string | null {
  const [mark, close] = [`<!-- ${name}: ${WRITTEN} -->`, `<!-- /${name} -->`];
  const [begin, end] = [page.indexOf(mark), page.indexOf(close)];
  if (begin === -1 || end < begin) return null;
  return `${page.slice(0, begin + mark.length)}\n${text}\n${page.slice(end)}`;
}

/** The page with what it says of the games as it should be. */
function freshPage(page: Page, text: string): string {
  const titles = (id: string): string => GAMES.find(({ game }) => game.id === id)!.texts[page.language].title;
  const table = withPart(text, 'games', gamesTable(page, COVERS, titles));
  const whole = table === null ? null : withPart(table, 'credits', creditsList(page, PLAYED, titles));
  if (whole === null) throw new Error(`${page.file} has no marks for its games and credits`);
  return whole;
}

/** The lock file without the packages of games that were removed: npm itself leaves them there. */
export function withoutLost(lock: string, exists: (path: string) => boolean): string {
  const { packages, ...rest } = JSON.parse(lock) as { packages: Record<string, { readonly resolved?: string }> };
  const isLost = (path: string): boolean => /^games\/[^/]+$/.test(path) && !exists(`${path}/package.json`);
  const kept = Object.entries(packages).filter(([path, { resolved = '' }]) => !isLost(path) && !isLost(resolved));
  return `${JSON.stringify({ ...rest, packages: Object.fromEntries(kept) }, null, 2)}\n`;
}

function main(command: string | undefined): void {
  const exists = (path: string): boolean => existsSync(join(ROOT, path));
  const pages = PAGES.map((page) => {
    const now = readFileSync(join(ROOT, page.file), 'utf8');
    return { file: page.file, now, fresh: freshPage(page, now) };
  });
  if (command === 'write') {
    for (const { file, fresh } of pages) writeFileSync(join(ROOT, file), fresh);
    const lock = join(ROOT, 'package-lock.json');
    return writeFileSync(lock, withoutLost(readFileSync(lock, 'utf8'), exists));
  }
  const folders = (path: string): string[] =>
    readdirSync(join(ROOT, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map(({ name }) => name);
  const stale = pages
    .filter(({ now, fresh }) => now !== fresh)
    .map(({ file }) => ({ path: file, line: 1, what: 'does not say what games/list.ts says: npm run games -- write' }));
  report([...checkGames(COVERS, GAMES, exists, folders), ...stale], `${COVERS.length} games`);
}

if (isMain(import.meta.url)) main(process.argv[2]);
