/** Firefox, driven by WebDriver BiDi, which it speaks itself: no further program is needed. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { clicking, pressing, type Driven } from './driven.ts';

const INSTALLED = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

export const findFirefox = (): string | null =>
  process.env['FIREFOX_PATH'] ?? INSTALLED.find((path) => existsSync(path)) ?? null;

export async function startFirefox(program: string): Promise<Driven> {
  const profile = mkdtempSync(join(tmpdir(), 'horda-firefox-'));
  const browser = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const over = new Promise<void>((resolve) => void browser.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    browser.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const heard = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
      if (heard !== null) resolve(heard[1]!);
    });
    void over.then(() => reject(new Error(`Firefox ended at once: ${said.slice(-500)}`)));
  });
  const talk = await connect(`${address}/session`);
  const { capabilities } = (await talk.ask('session.new', { capabilities: {} })) as {
    capabilities: { browserName: string; browserVersion: string };
  };
  const tree = (await talk.ask('browsingContext.getTree', {})) as { contexts: [{ context: string }] };
  const { context } = tree.contexts[0];
  return {
    name: 'firefox',
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    resize: async (width, height) =>
      void (await talk.ask('browsingContext.setViewport', { context, viewport: { width, height } })),
    open: async (url) => void (await talk.ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    async value<T>(expression: string) {
      const reply = (await talk.ask('script.evaluate', {
        expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
        target: { context },
        awaitPromise: true,
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
      if (reply.result === undefined) throw new Error(reply.exceptionDetails?.text ?? 'the script failed');
      return JSON.parse(reply.result.value) as T;
    },
    press: async (key) => void (await talk.ask('input.performActions', { context, actions: pressing(key) })),
    click: async (x, y) => void (await talk.ask('input.performActions', { context, actions: clicking(x, y) })),
    async screenshot() {
      const { data } = (await talk.ask('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    async close() {
      talk.close();
      browser.kill();
      await over;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Talk {
  ask(method: string, params: object): Promise<unknown>;
  close(): void;
}

interface Waiting {
  readonly method: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Questions and answers over one socket, told apart by their numbers. */
async function connect(address: string): Promise<Talk> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  let count = 0;
  socket.on('message', (text) => {
    const reply = JSON.parse(String(text)) as { id?: number; result?: unknown; message?: string };
    const asked = waiting.get(reply.id ?? -1);
    if (asked === undefined) return;
    waiting.delete(reply.id!);
    if (reply.result === undefined) asked.reject(new Error(`${asked.method}: ${reply.message}`));
    else asked.resolve(reply.result);
  });
  socket.on('close', () => {
    for (const { method, reject } of waiting.values()) reject(new Error(`${method}: Firefox is gone`));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return {
    ask: (method, params) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { method, resolve, reject });
        socket.send(JSON.stringify({ id: count, method, params }));
      }),
    close: () => socket.close(),
  };
}
