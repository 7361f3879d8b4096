/** Moments of Gear Up that come late in a game: a large boss under a thumb, zombies to share out, and what was discarded. */
import { contentOf, zombieCard } from '@horda/gear-up/content/cards';
import { en as enTexts } from '@horda/gear-up/text/en';
import { kindsInPile, PILES } from '@horda/gear-up/text/piles';
import { pl as plTexts } from '@horda/gear-up/text/pl';
import type { View } from '@horda/gear-up/view';
import { further } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { en } from '../src/games/gear-up/text/en.ts';
import { pl } from '../src/games/gear-up/text/pl.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { facesBoss, hasDiscards, isSpawning, tableAt } from './gear-up-moments.ts';
import { boardOf } from './gear-up-robots.ts';
import { look, lookAgain } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { request, seatOf } from './tables.ts';
import { WORDS } from './words.ts';

const DRAWN = { pl, en } as const;
const TEXTS = { pl: plTexts, en: enTexts } as const;
/** What a thumb hits well, in pixels. */
const LEAST = 32;

const s = usePage();

test.each([{ boss: 'deadSox', language: 'pl' }, ...further({ boss: 'pyramid', language: 'en' })] as const)(
  'the squares of $boss are large enough for a thumb, and the whole is seen',
  async ({ boss, language }) => {
    const options = { boss, difficulty: 'hard' } as const;
    const made = await tableAt(s.address, { seats: [null], options, until: facesBoss });
    const { page, context, complaints } = await s.visit(seatOf(made, made.key), { size: PHONE, language });
    const { targets, held, next, lay, plan } = boardOf(page);
    await targets.first().tap();
    await held.first().waitFor();
    const frame = page.locator('.gu-grid-frame');
    const square = await page.locator('[data-square]').first().boundingBox();
    expect(Math.min(square!.width, square!.height)).toBeGreaterThanOrEqual(LEAST);
    // The grid scrolls within its frame; the page does not.
    const hidden = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await hidden()).toBeGreaterThan(LEAST);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    const overview = await page.locator('[data-mark="overview"]').boundingBox();
    expect(overview!.x + overview!.width).toBeLessThanOrEqual(PHONE.width);
    await look(page, `gear-up-thumb-${boss}`);

    /** Whether all of the shape lies within the frame. */
    const isSeen = async (): Promise<boolean> => {
      const within = (await frame.boundingBox())!;
      const boxes = await held.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      return boxes.every(({ left, right }) => left >= within.x - 1 && right <= within.x + within.width + 1);
    };
    for (let place = 0; place < 12; place++) {
      await next.tap();
      await expect.poll(isSeen).toBe(true);
    }
    // Keys lead there, too.
    await boardOf(page).cursor.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'n', 'r']) {
      await page.keyboard.press(key);
      await expect.poll(isSeen).toBe(true);
    }
    // A finger moves what is seen, and the shape stays in hand.
    await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    expect(await held.count()).toBeGreaterThan(0);
    await lay.tap();
    await expect.poll(() => plan.locator('li').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('on a desk all of the largest boss is seen at once', async () => {
  const made = await tableAt(s.address, { seats: [null], options: { boss: 'deadSox' }, until: facesBoss });
  const { page, context } = await s.visit(seatOf(made, made.key), { size: DESKTOP });
  await boardOf(page).held.first().waitFor();
  const frame = page.locator('.gu-grid-frame');
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await page.locator('[data-mark="overview"]').count()).toBe(0);
  await context.close();
});

test.each([
  { size: DESKTOP, language: 'pl', how: 'Enter' },
  { size: PHONE, language: 'en', how: 'tap' },
] as const)('one press shares all zombies out, $size.width px wide', async ({ size, language, how }) => {
  const made = await tableAt(s.address, { seats: [null, 'greedy', 'greedy', 'greedy'], until: isSpawning });
  const { page, context, complaints } = await s.visit(seatOf(made, made.key), { size, language });
  const share = page.getByRole('button', { name: DRAWN[language].wave.share });
  const cards = page.locator('[data-mark^="wave:"]');
  const laid = cards.locator('[aria-pressed="true"]');
  await share.waitFor();
  const count = await cards.count();
  expect(count).toBeGreaterThan(1);
  expect(await laid.count()).toBe(0);
  await look(page, `gear-up-wave-${language}`);
  // One is laid by hand, and stays.
  const first = cards.first().locator('.gu-wave-seat').nth(2);
  await first.click();
  await expect.poll(() => laid.count()).toBe(1);
  if (how === 'tap') await share.tap();
  else await share.press(how);
  await expect.poll(() => laid.count()).toBe(count);
  expect(await first.getAttribute('aria-pressed')).toBe('true');
  expect(await share.getAttribute('aria-disabled')).toBe('true');
  // Nobody has two while another has none.
  const streets = await laid.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')!.split(/[: ]/).at(-1)),
  );
  expect(new Set(streets).size).toBe(Math.min(count, 4));
  await lookAgain(page, `gear-up-shared-${language}`);
  await boardOf(page).agree.click();
  await expect.poll(() => cards.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('where a bot commands, people share the zombies out, and it says that it is settled', async () => {
  const options = { commander: '2' } as const;
  const made = await tableAt(s.address, { seats: [null, 'greedy', 'greedy'], options, until: isSpawning });
  const { page, context, complaints } = await s.visit(seatOf(made, made.key), { language: 'en', size: PHONE });
  await tableOf(page, WORDS.en).yourMove.waitFor();
  const cards = page.locator('[data-mark^="wave:"]');
  const count = await cards.count();
  expect([count > 0, await cards.locator('[aria-pressed="true"]').count()]).toEqual([true, 0]);
  await look(page, 'gear-up-wave-of-a-bot');
  await page.getByRole('button', { name: DRAWN.en.wave.share }).tap();
  await expect.poll(() => cards.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  { size: DESKTOP, language: 'pl' },
  { size: PHONE, language: 'en' },
  ...further({ size: PHONE, language: 'pl' }, { size: DESKTOP, language: 'en' }),
] as const)(
  'T27 all see what the piles have left and what lies discarded, $size.width px wide in $language',
  async ({ size, language }) => {
    const made = await tableAt(s.address, { seats: [null, 'greedy'], eager: true, until: hasDiscards });
    const { now } = (await request(s.address, `/api/tables/${made.table}/since/0`, undefined, made.key)) as {
      readonly now: { readonly view: View };
    };
    const { view } = now;
    const { piles } = DRAWN[language];
    const { page, context, complaints } = await s.visit(seatOf(made, made.key), { size, language });
    const open = page.getByRole('button', { name: piles.open(view.piles.standard, view.piles.special) });
    await open.waitFor();
    await lookAgain(page, 'gear-up-piles-shut');
    const { width, height } = (await open.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(size === PHONE ? 44 : 24);
    await open.click();
    const sheet = page.getByRole('dialog', { name: piles.title });
    await sheet.waitFor();
    await look(page, 'gear-up-piles');
    for (const [i, pile] of PILES.entries()) {
      const rows = await sheet.getByRole('table').nth(i).locator('tbody tr').allInnerTexts();
      const kinds = kindsInPile(view, contentOf(view), pile);
      expect(rows.map((row) => row.split(/\s+/))).toEqual(
        kinds.map(({ kind, left, discarded }) => [TEXTS[language].kinds[kind], `${left}`, `${discarded}`]),
      );
    }
    const { standard, special } = view.discards;
    const all = [...standard.toReversed(), ...special.toReversed()];
    const kindOf = (card: number): string => TEXTS[language].kinds[zombieCard(view, card).kind];
    expect(all.length).toBeGreaterThan(2);
    expect(await sheet.locator('ol > li').allInnerTexts()).toEqual(all.map(kindOf));
    // What a phone has no room for on the board stands here.
    expect(await sheet.locator('.gu-chip').first().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
