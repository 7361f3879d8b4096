/** A variant in a process of its own, so that the shapes of one variant's objects do not slow the others down. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Batch, Order, Report } from './variant.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

export interface Contender {
  readonly name: string;
  run(order: Order): Promise<Batch>;
  stop(): void;
}

/** Starts the process and waits until its module is loaded. */
export async function enter(name: string, module: string, seats: number): Promise<Contender> {
  const child = fork(WORKER, [module, String(seats)], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    // What it prints must not mix with the results on standard output.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  try {
    await reply(child, name);
  } catch (error) {
    child.kill();
    throw error;
  }
  return {
    name,
    async run(order) {
      child.send(order);
      const report = await reply(child, name);
      if (!('batch' in report)) throw new Error(`the variant ${name} did not do its batch`);
      return report.batch;
    },
    stop: () => void child.kill(),
  };
}

/** What the process says next; an error if it cannot go on, or ends instead. */
async function reply(child: ChildProcess, name: string): Promise<Report> {
  const over = new AbortController();
  const { signal } = over;
  const said = once(child, 'message', { signal }).then(([report]) => report as Report);
  const ended = once(child, 'exit', { signal }).then(([code, by]): Report => {
    return { failed: `its process has ended (${by ?? `exit code ${code}`})` };
  });
  try {
    const report = await Promise.race([said, ended]);
    if ('failed' in report) throw new Error(`the variant ${name} of the bench failed: ${report.failed}`);
    return report;
  } finally {
    over.abort();
    await Promise.allSettled([said, ended]);
  }
}
