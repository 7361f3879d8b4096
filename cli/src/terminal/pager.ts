/** Long texts on a terminal go through the pager of the user, as they do in git and man. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { print } from '../shell.ts';
import { widthOf } from './width.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The command that pages; null: texts are simply printed. */
export function pagerOf(env: Environment, isTerminal: boolean): string | null {
  if (!isTerminal || env['TERM'] === 'dumb') return null;
  const named = env['PAGER']?.trim() ?? 'less';
  return named === '' || named === 'cat' ? null : named;
}

/** Prints lines; if they do not fit on the screen, through the pager. */
export async function page(lines: readonly string[], env: Environment = process.env): Promise<void> {
  const { isTTY, rows = 0, columns = 0 } = process.stdout;
  const pager = pagerOf(env, isTTY && process.stdin.isTTY);
  const text = lines.map((line) => `${line}\n`).join('');
  const height = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / (columns || Infinity))), 0);
  if (pager === null || height < rows || !(await through(pager, text, env))) print(...lines);
}

/** Whether the pager could be started. */
async function through(pager: string, text: string, env: Environment): Promise<boolean> {
  const child = spawn(pager, {
    shell: true,
    stdio: ['pipe', 'inherit', 'inherit'],
    // Colours as they are, and the text stays on the screen afterwards.
    env: { ...env, LESS: env['LESS'] ?? 'FRX', LV: env['LV'] ?? '-c' },
  });
  // Ctrl-C is for the pager, and who leaves it early does not want the rest.
  const ignore = (): void => {};
  process.on('SIGINT', ignore);
  child.stdin.on('error', ignore);
  child.stdin.end(text);
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('SIGINT', ignore);
  // What a shell answers when it knows no such program.
  return code !== 126 && code !== 127;
}
