/** A real server with the page as it is built now, a browser, and people who come with one. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { NO_LIMITS, serve, type ServeOptions } from '@horda/server';
import type { Browser } from 'playwright-core';
import { openBrowser, visit, type Visit, type VisitOptions } from './browser.ts';

/** Where the page is built for the tests. */
export const BUILT_PAGE = resolve(import.meta.dirname, '../../reports/web');

export interface RunningPage {
  /** Such as `http://127.0.0.1:40123`. */
  readonly address: string;
  readonly browser: Browser;
  /** Somebody opens the page at a place of it, such as `#/about`. */
  visit(place?: string, options?: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** `games`: other ones than those of the list. */
export async function startPage(client = BUILT_PAGE, games?: ServeOptions['games']): Promise<RunningPage> {
  if (!existsSync(client)) throw new Error('the page could not be built: see the beginning of the run');
  const data = mkdtempSync(join(tmpdir(), 'horda-page-'));
  const [server, browser] = await Promise.all([
    serve({
      host: '127.0.0.1',
      port: 0,
      data,
      database: null,
      origins: [],
      trustProxy: false,
      log: 'silent',
      limits: NO_LIMITS,
      client,
      ...(games === undefined ? {} : { games }),
    }),
    openBrowser(),
  ]);
  return {
    address: server.address,
    browser,
    async visit(place = '', options = {}) {
      const guest = await visit(browser, options);
      await guest.page.goto(`${server.address}/${place}`);
      return guest;
    },
    async close() {
      await browser.close();
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
