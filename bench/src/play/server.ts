/** A server as people start it, with a folder of its own, for as long as it is needed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../cli/bin/horda.mjs', import.meta.url));
/** In milliseconds. */
const START_WITHIN = 60_000;
const STOP_WITHIN = 10_000;

export async function withServer(say: (line: string) => void, work: (url: string) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'horda-play-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [COMMAND, 'serve', '--port', '0', '--data', folder, '--log', 'error'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await addressOf(child);
    say(`server started: ${url}`);
    await work(url);
  } finally {
    await stop(child);
    await rm(folder, { recursive: true, force: true });
  }
  say('server stopped');
}

/** The address that the server prints. */
async function addressOf(child: ChildProcess): Promise<string> {
  const over = AbortSignal.timeout(START_WITHIN);
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended at once (exit code ${code})`);
  });
  const printed = (async () => {
    let text = '';
    for (;;) {
      const [more] = (await once(child.stdout!, 'data', { signal: over })) as [Buffer];
      text += more.toString();
      const address = /^Horda: (http\S+)$/m.exec(text)?.[1];
      if (address !== undefined) return address;
    }
  })();
  gone.catch(() => undefined);
  printed.catch(() => undefined);
  return Promise.race([printed, gone]);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN);
  await gone;
  clearTimeout(impatience);
}
