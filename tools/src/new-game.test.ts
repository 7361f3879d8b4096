/** A new game, made in a copy of the project: it passes what every game must pass, at once. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { further } from '@horda/testing/full';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './sources.ts';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'reports',
  'docs',
  'coverage',
  '.git',
  'playthroughs',
  'saves',
  'peers',
]);
/** A name that no real game has. */
const ID = 'game-of-a-test';
const FOLDERS = [`games/${ID}`, `web/src/games/${ID}`, `cli/src/games/${ID}`];

let copy: string;
let said: string;
beforeAll(() => {
  copy = join(realpathSync(mkdtempSync(join(tmpdir(), 'horda-new-game-'))), 'horda');
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => !SKIPPED.has(basename(path)) && !/\/web\/dist[^/]*$/.test(path),
  });
  linkPackages();
  said = run('node', 'tools/src/new-game.ts', ID);
});
afterAll(() => rmSync(join(copy, '..'), { recursive: true, force: true }));

/** Installed packages are shared with the original; the project's own packages are those of the copy. */
function linkPackages(): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@horda'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@horda') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@horda'))) {
    // A removed game leaves a broken link behind.
    if (!existsSync(join(from, '@horda', name))) continue;
    const real = realpathSync(join(from, '@horda', name));
    symlinkSync(join(copy, real.slice(realpathSync(ROOT).length)), join(to, '@horda', name));
  }
}

/** What a program prints; throws with it if it fails. */
function run(program: string, ...args: readonly string[]): string {
  const PATH = [join(copy, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  try {
    return execFileSync(program, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, PATH }, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')} failed\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** A type check of the new game alone. */
function checkTypes(folder: string, include: readonly string[]): string {
  const file = join(copy, folder, 'tsconfig.new.json');
  writeFileSync(file, JSON.stringify({ extends: './tsconfig.json', include, exclude: ['**/node_modules'] }));
  return run('tsc', '-p', file);
}

test('it says where its parts are, and its tests pass, the contract suite among them', () => {
  expect(said).toContain(`games/${ID}/test/contract.test.ts`);
  expect(said).toContain(`new-game: ${ID} can be played`);
  expect(readFileSync(join(copy, 'README.md'), 'utf8')).toMatch(/\| \*\*Game Of A Test\*\* \|.* \| 2–4 \|/);
});

test('its types are right, in the terminal and on the page', () => {
  checkTypes('.', [`games/${ID}/**/*.ts`, `cli/src/games/${ID}/**/*.ts`]);
  checkTypes('web', [`src/games/${ID}/*.ts`, `src/games/${ID}/*.tsx`, 'src/vite.d.ts']);
});

test.each([
  ['lint', ['oxlint', ...FOLDERS]],
  ['format', ['oxfmt', '--check', ...FOLDERS, 'games/list.ts']],
  ['purity', ['node', 'tools/src/check-purity.ts']],
  ['layers', ['node', 'tools/src/check-layers.ts']],
  ['lock', ['node', 'tools/src/check-lock.ts']],
  ['games', ['node', 'tools/src/games.ts', 'check']],
  ['rules', ['node', 'tools/src/rules.ts', 'check']],
  ['protocol', ['node', 'tools/src/protocol.ts', 'check']],
] as const)('it passes the check of %s', (_, [program, ...args]) => {
  run(program, ...args);
});

test('bots play it in the terminal, and a second game of the same id is refused', () => {
  expect(run('node', 'cli/bin/horda.mjs', 'sim', ID, '--players', '2', '--games', '20')).toContain('20 games');
  expect(() => run('node', 'tools/src/new-game.ts', ID)).toThrow(`there is something called ${ID} already`);
});

test('it is removed by deleting its folders and taking it out of the list', () => {
  for (const folder of FOLDERS) rmSync(join(copy, folder), { recursive: true });
  cpSync(join(ROOT, 'games/list.ts'), join(copy, 'games/list.ts'));
  run('node', 'tools/src/games.ts', 'write');
  for (const file of ['package-lock.json', 'README.md', 'README.pl.md'])
    expect(readFileSync(join(copy, file), 'utf8')).toBe(readFileSync(join(ROOT, file), 'utf8'));
  expect(run('node', 'tools/src/games.ts', 'check')).toContain('all good');
});

test.each(further('docs/protocol'))('and its page goes from %s', (folder) => {
  run('node', 'tools/src/protocol.ts', 'write');
  expect(existsSync(join(copy, folder, `${ID}.md`))).toBe(false);
});
