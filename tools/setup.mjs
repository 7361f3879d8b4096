// Installs what package-lock.json names, Node 24 among it, and then runs a script with that Node:
//   node tools/setup.mjs play|test [script [arguments]]
// Plain JavaScript without dependencies, because it runs first, on whatever Node (18 or later) the machine has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const STAMP = join(ROOT, 'node_modules', '.horda-setup.json');

try {
  const [mode, script, ...args] = process.argv.slice(2);
  if (mode !== 'play' && mode !== 'test') throw new Error('usage: node tools/setup.mjs play|test [script [arguments]]');
  const lock = readLock();
  if (!isReady(mode, lock.key)) await install(mode, lock);
  if (script) process.exitCode = await run(installedNode(lock.packages) ?? process.execPath, [script, ...args]);
} catch (error) {
  console.error(`setup: ${error.message}`);
  process.exitCode = 1;
}

function readLock() {
  const file = join(ROOT, 'package-lock.json');
  if (!existsSync(file)) throw new Error('package-lock.json is missing; restore it from the repository.');
  const text = readFileSync(file, 'utf8');
  const platform = `${process.platform}-${process.arch}`;
  try {
    return {
      packages: JSON.parse(text).packages,
      key: createHash('sha256').update(platform).update(text).digest('hex'),
    };
  } catch {
    throw new Error('package-lock.json cannot be read as JSON; restore it from the repository.');
  }
}

/** The stamp is written last, so that an interrupted install counts as none. */
function isReady(mode, key) {
  try {
    const stamp = JSON.parse(readFileSync(STAMP, 'utf8'));
    return stamp.key === key && (stamp.mode === mode || stamp.mode === 'test');
  } catch {
    return false;
  }
}

async function install(mode, { packages, key }) {
  const started = Date.now();
  const what = mode === 'play' ? 'what the games need' : 'what the games and their tests need';
  console.log(`setup: installing ${what} into node_modules (once; usually under a minute) ...`);
  rmSync(STAMP, { force: true });
  const options = [mode === 'play' ? '--omit=dev' : '--include=dev', '--include=optional', '--ignore-scripts'];
  await npm(process.execPath, ['ci', ...options]);
  const { node, version } = checkNode(packages);
  // npm leaves out optional packages that the Node it runs on is too old for: the new Node adds them.
  if (node !== process.execPath) await npm(node, ['install', '--no-save', '--prefer-offline', ...options]);
  // Install scripts choose or build binaries for the Node that runs them.
  if (Object.values(packages).some((entry) => entry.hasInstallScript)) await npm(node, ['rebuild']);
  linkNode(installedNode(packages));
  writeFileSync(STAMP, `${JSON.stringify({ mode, key })}\n`);
  console.log(`setup: done in ${Math.round((Date.now() - started) / 1000)} s, with Node ${version}.`);
}

/** The Node to go on with: the installed one, or the machine's own where that one is missing or does not start. */
function checkNode(packages) {
  const node = installedNode(packages);
  const answer = node && spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (answer?.status === 0) return { node, version: answer.stdout.trim().slice(1) };
  if (node) rmSync(node);
  for (const name of ['node', 'node.cmd', 'node.ps1'])
    rmSync(join(ROOT, 'node_modules', '.bin', name), { force: true });
  if (Number.parseInt(process.versions.node) >= NODE_MAJOR)
    return { node: process.execPath, version: process.versions.node };
  const problem = node ? 'does not run on this machine' : 'could not be installed';
  throw new Error(
    `the Node ${NODE_MAJOR} package ${problem}. Check the network, or install Node ${NODE_MAJOR} yourself.`,
  );
}

/** Older versions of npm leave this out; npm scripts find Node 24 by it. */
function linkNode(node) {
  const link = join(ROOT, 'node_modules', '.bin', 'node');
  if (!node || process.platform === 'win32' || existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), node), link);
}

function installedNode(packages) {
  const [path, entry] = nodePackage(packages) ?? [];
  const file = path && join(ROOT, path, entry.bin.node);
  return file && existsSync(file) ? file : undefined;
}

function nodePackage(packages) {
  return Object.entries(packages).find(
    ([, { bin, os, cpu }]) => bin?.node && os?.includes(process.platform) && cpu?.includes(process.arch),
  );
}

async function npm(node, args) {
  const cli = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const options = [...quiet, '--engine-strict=false', '--fetch-retry-mintimeout=2000'];
  const [file, ...first] = cli ? [node, cli] : ['npm'];
  const spawning = {
    env: pathWith(dirname(node)),
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: !cli && process.platform === 'win32',
  };
  // npm takes many seconds to give up by itself, and what it leaves behind is removed by the next install.
  const stop = (child) => child.kill('SIGKILL');
  const { code, signal, stderr } = await execute(file, [...first, ...args, ...options], spawning, stop);
  if (signal) throw new Error('interrupted; the next start installs again.');
  if (code !== 0) throw new Error(`npm ${args[0]} failed.\n${reasons(stderr)}`);
}

async function run(node, args) {
  const env = pathWith(join(ROOT, 'node_modules', '.bin'));
  // A terminal sends its Ctrl-C to parent and child alike.
  const pass = (child, signal) => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
  const { code, signal } = await execute(node, args, { env, stdio: 'inherit' }, pass);
  return code ?? 128 + constants.signals[signal];
}

/** What npm said, shortened, and what to do about it. */
function reasons(stderr) {
  const lines = stderr
    .split('\n')
    .filter((line) => /^npm (error|ERR!) +\S/.test(line) && !/complete log|-debug-| {2,}at /.test(line));
  const advice = stderr.includes('EUSAGE')
    ? 'package.json and package-lock.json disagree: run `npm install` with Node 24 and commit both.'
    : 'Check the network, the free disk space and the write access to this folder, then try again.';
  return [...lines.slice(0, 6), advice].join('\n');
}

/** Runs a program in the root and waits until it has ended. */
function execute(file, args, options, onSignal) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: ROOT, ...options });
    const pass = (signal) => onSignal(child, signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    let stderr = '';
    child.stderr?.on('data', (piece) => (stderr += piece));
    child.on('error', (error) => reject(new Error(`${file} could not be started (${error.code}).`)));
    child.on('close', (code, signal) => {
      for (const each of SIGNALS) process.off(each, pass);
      resolve({ code, signal, stderr });
    });
  });
}

function pathWith(folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: [folder, process.env[name]].join(delimiter) };
}
