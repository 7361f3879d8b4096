import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './sources.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A checkout with one locked package, Node, and an npm that "installs" it and notes how it was called. */
function checkout(npm = 'works') {
  const root = mkdtempSync(join(tmpdir(), 'horda-setup-'));
  folders.push(root);
  mkdirSync(join(root, 'tools'));
  copyFileSync(join(ROOT, 'tools/setup.mjs'), join(root, 'tools/setup.mjs'));
  writeFileSync(join(root, 'hello.mjs'), 'console.log("hello", process.argv[2]); process.exit(3);');
  writeFileSync(join(root, 'npm-cli.js'), NPM[npm]!);
  const locked = { version: '24.1.0', os: [process.platform], cpu: [process.arch], bin: { node: 'bin/node' } };
  const lock = (version: number) =>
    writeFileSync(
      join(root, 'package-lock.json'),
      JSON.stringify({ version, packages: { 'node_modules/node-here': locked } }),
    );
  lock(1);
  const setup = (...args: string[]) => {
    const env = { ...process.env, npm_execpath: join(root, 'npm-cli.js') };
    const run = spawnSync(process.execPath, [join(root, 'tools/setup.mjs'), ...args], { env, encoding: 'utf8' });
    return { ...run, said: `${run.stdout}${run.stderr}` };
  };
  return { root, lock, setup };
}

const NPM: Record<string, string> = {
  works: `
    const fs = require('node:fs');
    fs.rmSync('node_modules', { recursive: true, force: true });
    fs.mkdirSync('node_modules/node-here/bin', { recursive: true });
    fs.symlinkSync(process.execPath, 'node_modules/node-here/bin/node');
    fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');`,
  fails: `console.error('npm error code ENOTFOUND\\nnpm error network is down'); process.exit(1);`,
  dies: `process.kill(process.pid, 'SIGKILL');`,
};

test('a fresh checkout is installed once, and again when the lock file changes', () => {
  const { setup, lock } = checkout();
  expect(setup('test').said).toMatch(/installing .* tests need.*\nsetup: done in \d+ s, with Node 24/);
  expect(setup('test').said).toBe('');
  lock(2);
  expect(setup('test').said).toContain('installing');
});

test('what is installed for tests serves for play, not the other way round', () => {
  const { setup } = checkout();
  expect(setup('play').said).toContain('installing');
  expect(setup('play').said).toBe('');
  expect(setup('test').said).toContain('installing');
  expect(setup('play').said).toBe('');
});

test('it runs a script afterwards and ends as the script does', () => {
  const run = checkout().setup('play', 'hello.mjs', 'ann');
  expect(run.stdout).toContain('hello ann');
  expect(run.status).toBe(3);
});

test('a failure is told in a few lines, and the script is not run', () => {
  const run = checkout('fails').setup('test', 'hello.mjs');
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('network is down');
  expect(run.stderr).toContain('Check the network');
  expect(run.said).not.toMatch(/hello|\n +at /);
});

test('an interrupted install counts as none', () => {
  const { root, lock, setup } = checkout();
  setup('test');
  lock(2);
  writeFileSync(join(root, 'npm-cli.js'), NPM['dies']!);
  expect(setup('test').stderr).toContain('interrupted');
  lock(1);
  writeFileSync(join(root, 'npm-cli.js'), NPM['works']!);
  expect(setup('test').said).toContain('done');
});

test('wrong usage and a missing lock file are said plainly', () => {
  const { root, setup } = checkout();
  expect(setup('fly').stderr).toContain('usage: node tools/setup.mjs play|test');
  rmSync(join(root, 'package-lock.json'));
  expect(setup('play').stderr).toContain('package-lock.json is missing');
});
