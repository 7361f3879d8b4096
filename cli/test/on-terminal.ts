/** Runs the command as somebody at a terminal would. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import { widthOf } from '../src/terminal/width.ts';
import { COMMAND, newFolder, run, type Ran, type RunOptions } from './horda.ts';

const TERMINAL = fileURLToPath(new URL('terminal.py', import.meta.url));
export const CLEAR = '\u001B[2J\u001B[3J\u001B[H';
export const ENTER = '\u001B[?1049h';
export const LEAVE = '\u001B[?1049l';
export const hasPython = spawnSync('python3', ['-c', 'import pty']).status === 0;

interface TerminalOptions extends Pick<RunOptions, 'cwd'> {
  readonly size?: readonly [columns: number, rows: number];
  /** The file that standard output goes to, instead of the terminal. */
  readonly out?: string;
}

/** Types lines into the command on a terminal of 80 × 24, or of another size; in Polish. */
export function onTerminal(
  typed: readonly string[],
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  { size = [80, 24], cwd = newFolder(), out }: TerminalOptions = {},
): Promise<Ran> {
  const [columns, rows] = size;
  const plainly = [process.execPath, COMMAND, ...args];
  const command = out === undefined ? plainly : ['sh', '-c', `exec "$@" > ${out}`, 'sh', ...plainly];
  return run('python3', [TERMINAL, String(columns), String(rows), JSON.stringify(typed), ...command], {
    cwd,
    env: {
      HORDA_GAMES: newFolder(),
      HORDA_SETTINGS: join(newFolder(), 'settings.json'),
      LANG: 'pl_PL.UTF-8',
      LC_ALL: '',
      LC_MESSAGES: '',
      LC_CTYPE: '',
      TERM: 'xterm-256color',
      NO_COLOR: '',
      ...env,
    },
  });
}

/** Every screen of a game in Polish leaves a line for what is typed, and is no wider than the terminal. */
export function expectScreensToFit(stdout: string, [columns, rows]: readonly [columns: number, rows: number]): void {
  const screens = stdout.split(CLEAR).slice(1);
  expect(screens.length).toBeGreaterThan(20);
  for (const each of screens) {
    const shown = stripVTControlCharacters(each.split(LEAVE)[0]!).split('\r\n');
    const drawn = shown.slice(
      0,
      shown.findIndex((line) => /Twój wybór|Twoja odpowiedź|Enter: |Enter\./.test(line)),
    );
    expect(drawn.length).toBeLessThan(rows);
    expect(Math.max(0, ...drawn.map(widthOf))).toBeLessThanOrEqual(columns);
  }
}
