/** A real browser for tests, and people who come with one. */
import { PLAYED } from '@horda/games/list';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import type { BotPace } from '../src/app/settings-kept.ts';
import { findChromium } from './chromium.ts';

/** A name that leads to this machine. */
export const NAMED_HOST = 'table.test';

/** Without a sandbox of its own (tests may run as root), and without calls to anybody. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page that comes by a name and `http:`, as at home from another device.
  `--host-resolver-rules=MAP ${NAMED_HOST} 127.0.0.1`,
];

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

let shared: Promise<Browser> | null = null;

/** One for all files of a worker: it starts with the first test that needs it and ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= openBrowser());

async function openBrowser(): Promise<Browser> {
  const { path, env } = await findChromium();
  return chromium.launch({ executablePath: path, args: FLAGS, env: { ...process.env, ...env } });
}

/** How long a page may take for anything, in milliseconds. */
const PATIENCE = 60_000;

export interface VisitOptions {
  readonly language?: 'pl' | 'en';
  readonly size?: typeof DESKTOP;
  /** Nothing moves unless a test asks for it: most look at what is there in the end. */
  readonly motion?: boolean;
  /** How fast moves of bots are shown; unless a test asks for it, nobody waits for them. */
  readonly pace?: BotPace;
  /** A person who has read no goal yet; all others have seen those of all games. */
  readonly newcomer?: boolean;
  /** The page may keep itself for the time without a network; that costs each visit the whole page. */
  readonly keeping?: boolean;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about: errors, refused loads, breaches of its policy. */
  readonly complaints: readonly string[];
  /** Every frame that came over a socket. */
  readonly frames: readonly string[];
}

const GAMES = [...PLAYED.map(({ id }) => id), 'pilot'];

/** In the page: as its own `goal/seen.ts` keeps it. */
function markGoals(games: readonly string[]): void {
  try {
    localStorage.setItem('horda.goals', JSON.stringify(games));
  } catch {
    // A page without an address has no storage.
  }
}

/** A person with a browser of their own: nothing is shared with others. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { language = 'pl', size = DESKTOP, motion = false, pace = 'atOnce' } = options;
  const { newcomer = false, keeping = false } = options;
  const context = await browser.newContext({
    viewport: size,
    locale: language === 'pl' ? 'pl-PL' : 'en-GB',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    hasTouch: Math.min(size.width, size.height) < 600,
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(
    (settings) => {
      // A frame without an address of its own has no storage.
      if (location.protocol.startsWith('http')) localStorage['horda.settings'] ??= settings;
    },
    JSON.stringify({ botPace: pace }),
  );
  // As in a browser that has no such thing.
  if (!keeping) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (!newcomer) await context.addInitScript(markGoals, GAMES);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // After a reload Chromium sometimes has a script twice, from the page and from its service worker: no fault of either.
    if (!message.text().includes('cross-world service worker resource mismatch')) complaints.push(message.text());
  });
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return { context, page, complaints, frames };
}
