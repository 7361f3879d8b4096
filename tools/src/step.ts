import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './sources.ts';
import type { Outcome } from './summary.ts';

export type Step = { name: string; command: string };

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
  PATH: [join(ROOT, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
});

/** Runs a command to its end. Unless it is `live`, its output is printed only if it fails, with the verdict. */
export async function runStep({ name, command }: Step, live = false): Promise<Outcome> {
  const started = performance.now();
  if (live) console.log(`\n▶ ${name}: ${command}`);
  const { code, output } = await execute(command, live);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const passed = code === 0;
  console.log(
    `${passed ? '✓' : '✗'} ${name} (${seconds} s)${passed || live ? '' : `: ${command}\n${output.trimEnd()}\n`}`,
  );
  return { name, passed };
}

function execute(command: string, live: boolean): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: ROOT,
      env: environment(),
      shell: true,
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (piece) => (output += piece));
    child.stderr?.on('data', (piece) => (output += piece));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code, output: stripVTControlCharacters(output) }));
  });
}

/** Runs steps with at most `width` at a time; outcomes in the order of the steps. */
export async function runTogether(steps: readonly Step[], width: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = steps.entries();
  const worker = async () => {
    for (const [i, step] of waiting) outcomes[i] = await runStep(step);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return outcomes;
}
