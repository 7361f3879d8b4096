/** Runs the command: as a child process, or, where only the words matter and there are many of them, in this one. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RegisteredGame } from '@horda/games';
import { afterAll, vi } from 'vitest';
import { horda as dispatch } from '../src/dispatch.ts';

export const COMMAND = fileURLToPath(new URL('../bin/horda.mjs', import.meta.url));
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A command that is running. */
export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ran>;
  /** Standard output so far, once this is part of it or of standard error. */
  said(text: string): Promise<string>;
}

/** In English and without a terminal, unless the environment says otherwise. */
export function horda(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return startHorda(args, options).ended;
}

export function startHorda(args: readonly string[], { env = {}, ...options }: RunOptions = {}): Started {
  return start(process.execPath, [COMMAND, ...args], {
    ...options,
    env: {
      HORDA_GAMES: newFolder(),
      HORDA_SETTINGS: join(newFolder(), 'settings.json'),
      LANG: 'en_GB.UTF-8',
      LC_ALL: '',
      LC_MESSAGES: '',
      LC_CTYPE: '',
      ...env,
    },
  });
}

export function run(command: string, args: readonly string[], options: RunOptions): Promise<Ran> {
  return start(command, args, options).ended;
}

function start(command: string, args: readonly string[], { input = '', cwd = ROOT, env = {} }: RunOptions): Started {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  // A command that ends before it has read everything is fine.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const ended = new Promise<Ran>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  const said = async (text: string): Promise<string> => {
    while (!stdout.includes(text) && !stderr.includes(text)) {
      const printed = [child.stdout, child.stderr].map((stream) => once(stream, 'data'));
      const more = await Promise.race([...printed, ended.then(() => null)]);
      if (more === null) throw new Error(`ended without ${JSON.stringify(text)}: ${stdout}${stderr}`);
    }
    return stdout;
  };
  return { child, ended, said };
}

/** The command without the start of a process: for tables of bad input. */
export async function hordaHere(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  games?: readonly RegisteredGame[],
): Promise<Ran> {
  let stdout = '';
  let stderr = '';
  const [out, err] = [vi.spyOn(process.stdout, 'write'), vi.spyOn(process.stderr, 'write')];
  out.mockImplementation((text) => ((stdout += String(text)), true));
  err.mockImplementation((text) => ((stderr += String(text)), true));
  for (const [name, value] of Object.entries({
    LC_ALL: 'en_GB.UTF-8',
    HORDA_SETTINGS: join(newFolder(), 'settings.json'),
    ...env,
  }))
    vi.stubEnv(name, value);
  try {
    const code = await dispatch(args, games);
    return { code, stdout, stderr };
  } finally {
    out.mockRestore();
    err.mockRestore();
    vi.unstubAllEnvs();
  }
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is there until the tests end. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'horda-cli-'));
  folders.push(folder);
  return folder;
}

export function lines(...all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}
