/**
 * How fast the page is: `npm run bench:page`. Every figure stands beside its budget, with the ratio of the two; the exit
 * code is 1 if a budget is broken. Budgets are for a machine that does nothing else; the best of some tries counts.
 */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { setup } from './browser-run.ts';
import { sharedBrowser, visit } from './browser.ts';
import { buildMapPage } from './map-page/build.ts';
import { tableOf } from './robots.ts';
import { BUILT_PAGE, servePage } from './served-page.ts';
import { WORDS } from './words.ts';
import { marching } from './zombicide-map-scenes.ts';

const TRIES = 3;
/** How long frames are counted, in milliseconds. */
const WATCHED = 5000;

interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly budget: number;
  readonly better: 'less' | 'more';
  measure(browser: Browser, address: string): Promise<number>;
}

const MEASURES: readonly Measure[] = [
  {
    name: 'a first visit, until the page answers to a press',
    unit: 'ms',
    budget: 2000,
    better: 'less',
    async measure(browser, address) {
      const { page, context } = await visit(browser);
      const started = performance.now();
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByText(WORDS.en.home.invitation).waitFor();
      const answered = performance.now() - started;
      await context.close();
      return answered;
    },
  },
  {
    name: 'while six bots think and play',
    unit: 'frames a second',
    budget: 50,
    better: 'more',
    async measure(browser, address) {
      const words = WORDS.pl;
      const { newTable } = words.pages;
      const { page, context } = await visit(browser, { motion: true });
      await page.goto(`${address}/#/new/cisza/local`);
      await page.getByRole('radio', { name: '6', exact: true }).check();
      await page
        .getByRole('combobox', { name: newTable.seatOf('A') })
        .selectOption({ label: words.common.levels['greedy']! });
      await page.getByRole('button', { name: newTable.start }).click();
      await tableOf(page, words).board.waitFor();
      const perSecond = await page.evaluate(framesPerSecond, WATCHED);
      await context.close();
      return perSecond;
    },
  },
  {
    name: 'while 100 zombies walk over the map of Zombicide',
    unit: 'frames a second',
    budget: 50,
    better: 'more',
    async measure(browser) {
      const built = join(BUILT_PAGE, '../map-page');
      await buildMapPage(built);
      const served = await servePage(built);
      const { page, context } = await visit(browser, { motion: true });
      await page.goto(served.address);
      const scene = marching((2 * WATCHED) / 500);
      await page.evaluate((shown) => window.showMap({ ...shown, beats: [] }), scene);
      await page.waitForFunction(() => document.querySelectorAll('.zm-tile:not([data-drawn])').length === 0);
      await page.evaluate((shown) => window.showMap({ ...shown, moment: 1 }), scene);
      const perSecond = await page.evaluate(framesPerSecond, WATCHED);
      await context.close();
      await served.close();
      return perSecond;
    },
  },
];

/** Runs on the page. */
function framesPerSecond(watched: number): Promise<number> {
  return new Promise((resolve) => {
    let frames = 0;
    const begun = performance.now();
    const next = (now: number): void => {
      frames++;
      if (now - begun < watched) requestAnimationFrame(next);
      else resolve((1000 * frames) / (now - begun));
    };
    requestAnimationFrame(next);
  });
}

await setup();
const [served, browser] = await Promise.all([servePage(BUILT_PAGE), sharedBrowser()]);
try {
  for (const { name, unit, budget, better, measure } of MEASURES) {
    const figures: number[] = [];
    for (let tries = 0; tries < TRIES; tries++) figures.push(await measure(browser, served.address));
    const best = better === 'less' ? Math.min(...figures) : Math.max(...figures);
    const isKept = better === 'less' ? best <= budget : best >= budget;
    const all = figures.map((figure) => figure.toFixed(0)).join(', ');
    const ratio = (best / budget).toFixed(2);
    console.log(
      `${isKept ? '✓' : '✗'} ${name}: ${best.toFixed(0)} ${unit} of ${budget}, ratio ${ratio} (tries: ${all})`,
    );
    if (!isKept) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await served.close();
}
