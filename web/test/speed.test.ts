/** How fast the page is. These run alone, so that only the page itself is measured. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryScripts, withImports } from './built-scripts.ts';
import { tableOf } from './robots.ts';
import { startPage, type RunningPage } from './running-page.ts';
import { hurryBots } from './solo.ts';
import { WORDS } from './words.ts';

/** Until the page answers to a press, in milliseconds. */
const FIRST_ANSWER = 2000;
const LEAST_FRAMES = 50;
const WATCHED = 5000;

let s: RunningPage;
beforeAll(async () => void (s = await startPage()));
afterAll(() => s.close());

test('a first visit loads only the scripts of the home page, and answers within two seconds', async () => {
  const context = await s.browser.newContext({ locale: 'pl-PL', serviceWorkers: 'block' });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1)!;
    if (name.endsWith('.js')) loaded.push(name);
  });
  const started = performance.now();
  await page.goto(s.address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText(WORDS.en.home.invitation).waitFor();
  const answered = performance.now() - started;
  await page.waitForLoadState('networkidle');
  console.log(`first answer after ${Math.round(answered)} ms`);
  expect(answered).toBeLessThan(FIRST_ANSWER);
  expect(loaded.toSorted()).toEqual(
    withImports(entryScripts())
      .map(({ name }) => name)
      .toSorted(),
  );
  await context.close();
});

test('while six bots think and play the page stays above 50 frames a second', async () => {
  const words = WORDS.pl;
  const { page, context } = await s.visit('#/new/cisza/local', { motion: true });
  await page.getByRole('radio', { name: '6', exact: true }).check();
  await page
    .getByRole('combobox', { name: words.pages.newTable.seatOf('A') })
    .selectOption({ label: words.common.levels['greedy']! });
  await hurryBots(page, words);
  await page.getByRole('button', { name: words.pages.newTable.start }).click();
  await tableOf(page, words).board.waitFor();
  const { frames, long, seconds } = await page.evaluate(
    (watched) =>
      new Promise<{ frames: number; long: number; seconds: number }>((resolve) => {
        let [frames, long] = [0, 0];
        const begun = performance.now();
        let last = begun;
        const next = (now: number): void => {
          frames++;
          if (now - last > 50) long++;
          last = now;
          if (now - begun < watched) requestAnimationFrame(next);
          else resolve({ frames, long, seconds: (now - begun) / 1000 });
        };
        requestAnimationFrame(next);
      }),
    WATCHED,
  );
  console.log(`${(frames / seconds).toFixed(1)} frames a second, ${long} longer than 50 ms`);
  expect(await tableOf(page, words).log.getByRole('listitem').count()).toBeGreaterThan(10);
  expect(frames / seconds).toBeGreaterThanOrEqual(LEAST_FRAMES);
  await context.close();
});
