/** Servers and their clients as processes of their own, which end with this one. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Done, Order } from './generator.ts';
import type { Reading, Ready } from './meter.ts';
import type { Count } from './referee.ts';

const METER = new URL('meter.ts', import.meta.url).href;
/** Longer than anything may take that a process is told to do. */
const PATIENCE_MS = 60_000;
const GENERATOR = fileURLToPath(new URL('generator.ts', import.meta.url));

export interface Server {
  readonly address: string;
  read(): Promise<Reading>;
  stop(): Promise<void>;
}

export interface Clients {
  order(order: Order): Promise<(Count & { readonly busy: number }) | null>;
  stop(): Promise<void>;
}

/** A program that starts a server on a free port of 127.0.0.1 and then says `{ port }`. */
export interface ServerProgram {
  readonly name: string;
  readonly module: string;
  readonly args?: readonly string[];
  readonly execArgv?: readonly string[];
}

export async function startServer({ name, module, args = [], execArgv = [] }: ServerProgram): Promise<Server> {
  const child = start(module, args, ['--import', METER, ...execArgv]);
  const { port } = (await said(child, `the server of ${name}`)) as Ready;
  return {
    address: `127.0.0.1:${port}`,
    async read() {
      child.send('read');
      return ((await said(child, `the server of ${name}`)) as { reading: Reading }).reading;
    },
    stop: () => stop(child),
  };
}

export async function startClients(name: string, driver: string, address: string, tables: number): Promise<Clients> {
  const child = start(GENERATOR, [driver, address, String(tables)], []);
  const clients = `the clients of ${name}`;
  await said(child, clients);
  return {
    async order(order) {
      child.send(order);
      const reply = (await said(child, clients)) as Done;
      if ('failed' in reply) throw new Error(`${clients}: ${reply.failed}`);
      return reply.done;
    },
    stop: () => stop(child),
  };
}

function start(module: string, args: readonly string[], execArgv: readonly string[]): ChildProcess {
  return fork(module, args, {
    execArgv: [...execArgv],
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
    // What they print must not mix with the results on standard output.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
}

/** What the process says next; an error if it ends instead, or says nothing. */
async function said(child: ChildProcess, name: string): Promise<unknown> {
  const over = new AbortController();
  const impatience = setTimeout(
    () => over.abort(new Error(`${name} did not reply for ${PATIENCE_MS / 1000} s`)),
    PATIENCE_MS,
  );
  const { signal } = over;
  const message = once(child, 'message', { signal }).then(([value]) => value as unknown);
  const end = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`${name} ended (${by ?? `exit code ${code}`})`);
  });
  try {
    return await Promise.race([message, end]);
  } finally {
    clearTimeout(impatience);
    over.abort();
    await Promise.allSettled([message, end]);
  }
}

/** Asks a process to end, and ends it if it does not within a few seconds. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(impatience);
}
