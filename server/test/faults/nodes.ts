/** Nodes as processes that can be killed. They end with this process, however it ends. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('server-process.ts', import.meta.url));

export interface Place {
  readonly data: string;
  readonly database: string | null;
}

export interface Node {
  /** For example `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Ends it between two instructions (SIGKILL); resolves when it is gone. */
  kill(): Promise<void>;
  /** Lets it finish what is under way. */
  stop(): Promise<void>;
}

export async function startNode(place: Place): Promise<Node> {
  // The node prints only errors.
  const child = fork(PROGRAM, [JSON.stringify(place)], { stdio: ['ignore', 2, 2, 'ipc'] });
  const gone = once(child, 'exit');
  const address = await Promise.race([
    once(child, 'message').then(([said]) => said as string),
    gone.then(([code, signal]) => {
      throw new Error(`the node did not start (${String(signal ?? code)})`);
    }),
  ]);
  return {
    address,
    kill: () => end(child, gone, () => child.kill('SIGKILL')),
    stop: () => end(child, gone, () => child.send('stop')),
  };
}

async function end(child: ChildProcess, gone: Promise<unknown>, how: () => unknown): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) how();
  await gone;
}
