/** Runs the example client, `docs/client-example.py`, for the tests that watch it. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const EXAMPLE = fileURLToPath(new URL('../../docs/client-example.py', import.meta.url));
export const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

export interface PythonClient {
  readonly said: { out: string; err: string };
  readonly ended: Promise<number | null>;
  kill(): void;
}

export function startPython(...args: readonly string[]): PythonClient {
  const child = spawn('python3', [EXAMPLE, ...args]);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { said, ended, kill: () => void child.kill('SIGKILL') };
}
