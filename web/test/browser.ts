/** A real browser for tests, and people who come with one. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.ts';

/** Without a sandbox of its own (tests may run as root), and without calls to anybody. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const { path, env } = await findChromium();
  return chromium.launch({ executablePath: path, args: [...FLAGS, ...flags], env: { ...process.env, ...env } });
}

/** How long a page may take for anything, in milliseconds. */
const PATIENCE = 30_000;

export interface VisitOptions {
  readonly language?: 'pl' | 'en';
  readonly size?: typeof DESKTOP;
  /** Nothing moves unless a test asks for it: most look at what is there in the end. */
  readonly motion?: boolean;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about: errors, refused loads, breaches of its policy. */
  readonly complaints: readonly string[];
  /** Every frame that came over a socket. */
  readonly frames: readonly string[];
}

/** A person with a browser of their own: nothing is shared with others. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { language = 'pl', size = DESKTOP, motion = false } = options;
  const context = await browser.newContext({
    viewport: size,
    locale: language === 'pl' ? 'pl-PL' : 'en-GB',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    hasTouch: size.width < 600,
  });
  context.setDefaultTimeout(PATIENCE);
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
