/** The page as it is built now, on a real server, with a browser: one of each for all files of a worker. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { sharedBrowser, visit, type Visit, type VisitOptions } from './browser.ts';
import { dealLocally, stirAlike } from './local-deals.ts';
import { BUILT_PAGE, servePage, type ServedPage, type SpecialServer } from './served-page.ts';

export interface RunningPage {
  /** Such as `http://127.0.0.1:40123`. */
  readonly address: string;
  readonly browser: Browser;
  /** The server's time is so many milliseconds later from now on; pages notice it when they come again. */
  moveTime(by: number): void;
  /** Somebody opens the page at a place of it, such as `#/about`. */
  visit(place?: string, options?: VisitOptions): Promise<Visit>;
}

/** Links to tables of the server: who comes by one does not play at a table of the page itself. */
const AT_A_SERVER = /^#\/(?:seat|guest|watcher)\//;

let shared: Promise<ServedPage> | null = null;

/**
 * For all tests of a file. Each begins with a deal of its own that never changes, whatever ran before it. A page
 * that a test changes, and a special server, are not shared.
 */
export function usePage(client = BUILT_PAGE, special?: SpecialServer): RunningPage {
  const isShared = client === BUILT_PAGE && special === undefined;
  let served: ServedPage;
  let browser: Browser;
  let deal = '';
  beforeAll(async () => {
    const serving = isShared ? (shared ??= servePage(client)) : servePage(client, special);
    [served, browser] = await Promise.all([serving, sharedBrowser()]);
    served.deal(expect.getState().testPath ?? '');
  });
  beforeEach(({ task }) => {
    deal = `${task.file.name} ${task.name}`;
    served.deal(deal);
  });
  // What a failed test has left open would be in the way of the next one.
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(async () => {
    if (!isShared) await served.close();
  });
  return {
    get address() {
      return served.address;
    },
    get browser() {
      return browser;
    },
    moveTime: (by) => served.moveTime(by),
    async visit(place = '', options = {}) {
      const guest = await visit(browser, options);
      await stirAlike(guest.context);
      if (!AT_A_SERVER.test(place)) await dealLocally(guest.context, deal);
      await guest.page.goto(`${served.address}/${place}`);
      return guest;
    },
  };
}
