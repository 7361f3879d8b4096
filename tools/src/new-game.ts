// `npm run new-game ID` makes a game that is complete, small and on every list, to be changed into another one.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { GAMES } from '@horda/games';
import { COVERS } from '@horda/games/list';
import { filesOf, freeLetter, listedWith, problemWithId } from './game-template.ts';
import { isMain, ROOT } from './sources.ts';

const LIST = join(ROOT, 'games/list.ts');

function newGame(id: string): void {
  const cover = COVERS.find((each) => each.id === id);
  // A game that is on the way has its cover and its poster, which stay.
  const isOnTheWay = cover !== undefined && cover.budget === null;
  const packages = join(ROOT, 'node_modules/@horda');
  // A removed game leaves a broken link behind.
  const taken = isOnTheWay ? [] : readdirSync(packages).filter((name) => existsSync(join(packages, name)));
  const problem = problemWithId(id, [...taken, 'parts']);
  if (problem !== null) throw new Error(problem);
  const used = new Set(GAMES.flatMap(({ rules }) => rules.map((rule) => rule.id.charAt(0))));
  const files = filesOf({ id, letter: freeLetter(id, used) });
  const list = isOnTheWay ? null : listedWith(readFileSync(LIST, 'utf8'), id);
  const kept = files.filter(({ path }) => isOnTheWay && /\/(cover|poster)\.ts$/.test(path));
  for (const file of files) if (!kept.includes(file)) write(file.path, file.text);
  if (list === null) begin(`games/${id}/src/cover.ts`);
  else writeFileSync(LIST, list);
  linkPackage(id);
  const written = files.map(({ path }) => path);
  run('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--loglevel=error']);
  run('oxfmt', [...written.filter((path) => !path.endsWith('.md')), 'games/list.ts']);
  run('node', ['tools/src/rules.ts', 'write']);
  run('node', ['tools/src/games.ts', 'write']);
  run('node', ['tools/src/protocol.ts', 'write']);
  run('vitest', ['run', '--project', 'node', ...foldersOf(id)], { UPDATE_GOLDEN: '1' });
}

function write(path: string, text: string): void {
  const file = join(ROOT, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A game that was on the way can be played from now on. */
function begin(path: string): void {
  const file = join(ROOT, path);
  const budget = 'budget: { drawing: 20_000, rules: 5_000, rulebook: 5_000 }';
  writeFileSync(file, readFileSync(file, 'utf8').replace('budget: null', budget));
}

/** Links the package as an installation would. */
function linkPackage(id: string): void {
  const link = join(ROOT, 'node_modules/@horda', id);
  rmSync(link, { recursive: true, force: true });
  symlinkSync(join(ROOT, 'games', id), link, 'junction');
}

const foldersOf = (id: string): string[] => ['games', 'web/src/games', 'cli/src/games'].map((each) => `${each}/${id}`);

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const shell = process.platform === 'win32';
  execFileSync(program, args, { cwd: ROOT, stdio: 'inherit', shell, env: { ...process.env, ...env } });
}

if (isMain(import.meta.url)) {
  const [id = ''] = process.argv.slice(2);
  try {
    newGame(id);
    console.log(`\nnew-game: ${id} can be played: npx horda play ${id}, or npm start. Its parts are in:`);
    for (const folder of foldersOf(id)) console.log(`  ${folder}/`);
    console.log('CONTRIBUTING.md says what comes next. Look at the changes with git status.');
  } catch (error) {
    console.error(`new-game: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
