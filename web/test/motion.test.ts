import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LONGEST } from '../src/table/animation.ts';
import { aTurnOrTheEnd, playByClicks } from './robots.ts';
import { usePage } from './running-page.ts';
import { seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const MOVES = 8;

const s = usePage();

interface Watched {
  /** How long each movement takes, with its delay. */
  readonly lengths: number[];
  /** How many were still going on just after a key was pressed. */
  readonly afterKey: number[];
}
declare global {
  interface Window {
    watched: Watched;
    held: Animation[];
  }
}

/** From now on the page counts what it moves, and somebody presses a key as soon as anything does. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.watched = { lengths: [], afterKey: [] };
    const animate = Element.prototype.animate;
    let waits = false;
    const impatience = (): void => {
      waits = false;
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      // The pulse of what can be chosen goes on: it is the style's own.
      const going = document
        .getAnimations()
        .filter((each) => !(each instanceof CSSAnimation || each instanceof CSSTransition));
      window.watched.afterKey.push(going.length);
    };
    Element.prototype.animate = function (frames, timing) {
      const { duration, delay } = timing as { duration: number; delay?: number };
      window.watched.lengths.push(duration + (delay ?? 0));
      if (!waits) setTimeout(impatience, 30);
      waits = true;
      return animate.call(this, frames, timing);
    };
  });
}

async function playSome(motion: boolean): Promise<Watched & { readonly complaints: readonly string[] }> {
  const made = await startedTable(s.address);
  const { page, context, complaints } = await s.visit(seatOf(made, made.key), { motion });
  await aTurnOrTheEnd(page, words);
  await watch(page);
  await playByClicks(page, words, { seed: 5, before: async (move) => (move < MOVES ? 'go on' : 'stop') });
  // All of it goes away again.
  const left = page.locator('.effects > *, .effects-living, .table-board [inert]');
  await expect.poll(() => left.count()).toBe(0);
  const watched = await page.evaluate(() => window.watched);
  await context.close();
  return { ...watched, complaints };
}

test('pieces move, never for long, and a key ends it all', async () => {
  const { lengths, afterKey, complaints } = await playSome(true);
  expect(lengths.length).toBeGreaterThan(0);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST);
  expect(afterKey.length).toBeGreaterThan(0);
  expect(Math.max(...afterKey)).toBe(0);
  expect(complaints).toEqual([]);
});

test('nothing moves for those who wish for less motion', async () => {
  const { lengths } = await playSome(false);
  expect(lengths).toEqual([]);
});

/** From now on nothing that moves gets on, until the returned function lets all of it arrive. */
async function holdMovements(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    window.held = [];
    Element.prototype.animate = function (frames, timing) {
      const animation = animate.call(this, frames, timing);
      animation.pause();
      window.held.push(animation);
      return animation;
    };
  });
  return () =>
    page.evaluate(() => {
      for (const animation of window.held.splice(0)) animation.finish();
    });
}

test.each([
  ['when the pieces have arrived', true],
  ['at once for those who wish for less motion', false],
])('counters change %s', async (_, motion) => {
  const { page, context } = await s.visit('#/tutorial/cisza', { motion });
  const next = page.locator('.coach').getByRole('button', { name: words.tutorial.next, exact: true });
  for (let told = 0; told < 2; told++) await next.click();
  await page.locator('[data-mark="actions"] button').first().click();
  await next.click();
  const arrive = await holdMovements(page);
  const city = page.locator('.street-count > b');
  const survivors = page.locator('[data-mark="shelter:0"] .shelter-count').first();
  const numbers = (): Promise<readonly string[]> => Promise.all([city.innerText(), survivors.innerText()]);
  expect(await numbers()).toEqual(['49', '2']);
  // One survivor comes from the city to the shelter.
  await page.locator('[data-mark="hand:walkieTalkie"] .piece-touch').click();
  await page.locator('[data-mark="survivors:0"] [data-piece]').nth(2).waitFor();
  expect(await numbers()).toEqual(motion ? ['49', '2'] : ['48', '3']);
  await arrive();
  await expect.poll(numbers).toEqual(['48', '3']);
  await context.close();
});
