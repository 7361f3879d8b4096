/** WebKitGTK, driven by WebDriver; its driver starts the browser, on a screen of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { clicking, pressing, until, type Driven } from './driven.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';

export interface WebKit {
  readonly driver: string;
  readonly screen: string;
  readonly browser: string;
}

/** All three are Debian packages: webkit2gtk-driver brings the first and the last, xvfb the screen. */
export function findWebKit(): WebKit | null {
  const browser = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser').toSorted().at(-1);
  return browser !== undefined && existsSync(DRIVER) && existsSync(SCREEN)
    ? { driver: DRIVER, screen: SCREEN, browser }
    : null;
}

export async function startWebKit({ driver, screen, browser }: WebKit, port = 40_917): Promise<Driven> {
  const started: ChildProcess[] = [];
  const start = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void =>
    void started.push(spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' }));
  const display = `:${port % 1000}`;
  start(screen, [display, '-screen', '0', '2600x1500x24', '-nolisten', 'tcp']);
  await until('the screen', async () => (existsSync(`/tmp/.X11-unix/X${port % 1000}`) ? true : null));
  start(driver, [`--port=${port}`, '--host=127.0.0.1'], { DISPLAY: display, NO_AT_BRIDGE: '1' });
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: { message?: string } | null };
    if (!reply.ok) throw new Error(`${path}: ${value?.message}`);
    return value;
  };
  await until('the driver', () => ask('GET', '/status').catch(() => null));
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const { sessionId, capabilities } = (await ask('POST', '/session', { capabilities: { alwaysMatch: options } })) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const at = `/session/${sessionId}`;
  const value = async <T>(expression: string): Promise<T> => {
    const script = `const done = arguments[0]; (async () => ${expression})().then((v) => done(JSON.stringify({ v: v ?? null })), (e) => done(JSON.stringify({ e: String(e) })));`;
    const told = JSON.parse((await ask('POST', `${at}/execute/async`, { script, args: [] })) as string) as {
      v: T;
      e?: string;
    };
    if (told.e !== undefined) throw new Error(told.e);
    return told.v;
  };
  return {
    name: 'webkit',
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async resize(width, height) {
      await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width, height });
      // The frame of the window takes some of it.
      const [inner, outer] = await value<[number, number]>('[innerWidth, innerHeight]');
      await ask('POST', `${at}/window/rect`, { x: 0, y: 0, width: 2 * width - inner, height: 2 * height - outer });
    },
    open: async (url) => void (await ask('POST', `${at}/url`, { url })),
    value,
    press: async (key) => void (await ask('POST', `${at}/actions`, { actions: pressing(key) })),
    click: async (x, y) => void (await ask('POST', `${at}/actions`, { actions: clicking(x, y) })),
    screenshot: async () => Buffer.from((await ask('GET', `${at}/screenshot`)) as string, 'base64'),
    async close() {
      await ask('DELETE', at).catch(() => null);
      for (const program of started.toReversed()) program.kill();
    },
  };
}
