/** Kills all processes of a PostgreSQL server at once, and starts it again on the files they left. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const GUARD = join(dirname(createRequire(import.meta.url).resolve('@horda/testing/postgres')), 'postgres-guard.ts');
const PAUSE = 20;
const START_TIMEOUT = 60_000;

/** Kills every process of the server (SIGKILL), and starts it again. It ends with this process. */
export async function crashPostgres(url: string): Promise<void> {
  const [{ data_directory: data }] = (await query(url, 'SHOW data_directory')) as [{ data_directory: string }];
  const [program, ...args] = commandOf(readFileSync(join(data, 'postmaster.opts'), 'utf8'));
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const others = childrenOf(first);
  // The first process is killed first: it would clean up after the others.
  for (const pid of [first, ...others]) kill(pid);
  while ([first, ...others].some(isAlive)) await sleep(PAUSE);
  const user = process.getuid?.() === 0 ? String(statSync(data).uid) : '';
  const guard = spawn(process.execPath, [GUARD, dirname(data), user, program!, ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  await isBack(url);
}

/** Waits until the server accepts statements again. */
async function isBack(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    try {
      await query(url, 'SELECT 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(PAUSE);
    }
  }
}

/** The words of the command line that the server has stored; all but the first are in quotes. */
function commandOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
}

function childrenOf(pid: number): readonly number[] {
  return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // This process ended together with the first one.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function query(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client(url);
  client.on('error', () => null);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
