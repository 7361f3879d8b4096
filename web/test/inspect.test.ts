/** Signs and counters of a board explain themselves, squares have the names that hints use, and the street stands still. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EXPLAIN as CISZA } from '../src/games/cisza/text/explain.ts';
import { WORDS as GEAR_UP } from '../src/games/gear-up/text/of.ts';
import { EXPLAIN as ZOMBIAKI } from '../src/games/zombiaki/text/explain.ts';
import { DESKTOP, PHONE, type Visit } from './browser.ts';
import { MIDGAMES, midgameAt } from './midgames.ts';
import { usePage } from './running-page.ts';
import { seatOf } from './tables.ts';

const s = usePage();

async function open(game: string, size = DESKTOP): Promise<Visit> {
  const made = await midgameAt(
    s.address,
    MIDGAMES.find(({ id }) => id === game)!,
  );
  const visit = await s.visit(seatOf(made, made.key), { size });
  await visit.page.locator('.table-board [data-mark]').first().waitFor();
  return visit;
}

/** The pointer rests on a thing, whatever lies over it. */
async function restOn(page: Page, thing: Locator): Promise<void> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  await page.mouse.move(x + width / 2 - 1, y + height / 2 - 1);
  await page.mouse.move(x + width / 2, y + height / 2);
}

const noteOn = (page: Page): Promise<string | null> => page.getByRole('tooltip').textContent();

test('Cisza: a counter is explained to the pointer and to the keyboard, and the street stands still', async () => {
  const { page, context } = await open('cisza');
  await restOn(page, page.locator('.street-count'));
  expect(await noteOn(page)).toBe(CISZA.pl.city);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
  const zone = page.locator('.shelter-own .shelter-zone').first();
  await page.keyboard.press('Tab');
  await zone.focus();
  expect(await noteOn(page)).toBe(CISZA.pl.survivors);
  expect(await zone.getAttribute('aria-describedby')).toBe('explain-note');

  // Another player's card comes into a place that is kept for it.
  const city = page.locator('.street-city');
  const before = await city.boundingBox();
  await page.locator('.street-played').evaluate((place) => place.append('Ada zagrywa'));
  expect(await city.boundingBox()).toEqual(before);
  await context.close();
});

test('Cisza on a phone: a finger that stays reads what a number counts, and plays nothing', async () => {
  const { page, context } = await open('cisza', PHONE);
  const figures = page.locator('.street-figures');
  const { x, y, width, height } = (await figures.boundingBox())!;
  const finger = await context.newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  expect(await noteOn(page)).toBe(CISZA.pl.city);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
  expect(await figures.getAttribute('aria-expanded')).toBe('false');
  await context.close();
});

test('Zombiaki: the badge of a card is explained through the button over it', async () => {
  const { page, context } = await open('zombiaki');
  await restOn(page, page.locator('.zk-source').first());
  expect(await noteOn(page)).toBe(ZOMBIAKI.pl.house);
  await context.close();
});

test('Gear Up: piles are explained, columns and rows are named, and all zombies of a space are in sight', async () => {
  const { page, context } = await open('gear-up');
  await page.locator('[data-mark="seat:0"]').click();
  await page.locator('.gu-sheet').first().waitFor();
  const cut = await page
    .locator('.gu-space-sheets')
    .evaluateAll((spaces) => spaces.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(cut).toEqual([0, 0, 0]);
  const middles = (names: string): Promise<readonly number[]> =>
    page.locator(names).evaluateAll((all) =>
      all.map((one) => {
        const { left, width } = one.getBoundingClientRect();
        return Math.round(left + width / 2);
      }),
    );
  const first = (await middles('.gu-square'))[0]!;
  expect((await middles('.gu-grid-column')).map((x) => Math.abs(x - first)).toSorted((a, b) => a - b)[0]).toBeLessThan(
    4,
  );
  expect(await page.locator('.gu-grid-column').first().textContent()).toBe('A');
  await restOn(page, page.locator('.gu-piles'));
  expect(await noteOn(page)).toMatch(new RegExp(`^${GEAR_UP.pl.piles.open(0, 0).split(':')[0]!}`));
  await context.close();
});
