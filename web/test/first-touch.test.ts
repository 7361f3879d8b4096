/** A finger reads before it acts: nothing that cannot be taken back happens on a first touch. */
import { cisza } from '@horda/cisza';
import { pl as texts } from '@horda/cisza/text/pl';
import type { State } from '@horda/cisza/state';
import type { AnyGame } from '@horda/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { READING_WORDS } from '../src/games/parts/reading-words.ts';
import { pl as drawn } from '../src/games/cisza/text/pl.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { usePage } from './running-page.ts';
import { tableAt, type Scene } from './scenes.ts';
import { seatOf } from './tables.ts';
import { sheetOn } from './tap-through.ts';

const words = READING_WORDS.pl;
const s = usePage();

/** A Shotgun with two things to shoot at, and another card that cannot be played. */
const SHOTGUN: Scene<State> = {
  name: 'shotgun',
  options: {},
  seats: 3,
  prompt: 'play.choose',
  after: 12,
  when: ({ shelters, kinds, kernel }) => {
    const kindsInside = shelters[0]!.zombies.map((card) => kinds[card]);
    const plays = kernel.asks[0]!.options.filter((option) => option.do === 'play').map(({ card }) => card);
    const isThere = kindsInside.includes('strong') && kindsInside.some((kind) => kind !== 'strong');
    return isThere && plays.includes('shotgun') && shelters[0]!.hand.some((card) => !plays.includes(card));
  },
};

const cardOf = (page: Page, name: string): Locator =>
  page
    .locator('.hand-card')
    .filter({ has: page.getByRole('button', { name: new RegExp(name) }) })
    .locator('.piece-touch');

async function open(size: typeof PHONE) {
  const made = (await tableAt(s.address, cisza as unknown as AnyGame, SHOTGUN))!;
  const guest = await s.visit(seatOf(made, made.key), { size });
  await guest.page.locator('.hand-card').first().waitFor();
  return guest;
}

test('a touch shows a card and what it would do; its button does it, and two outcomes are two rows', async () => {
  const { page, context, complaints } = await open(PHONE);
  const hand = page.locator('.hand-card');
  const before = await hand.count();
  const sheet = page.getByRole('dialog', { name: texts.cards.shotgun.name });
  await cardOf(page, texts.cards.shotgun.name).first().tap();
  await sheet.getByText(words.now).waitFor();
  expect(await hand.count()).toBe(before);
  const face = sheet.locator('.slip');
  expect((await face.boundingBox())!.width).toBeGreaterThanOrEqual(176);
  const letters = await face
    .locator('.slip-text')
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(letters).toBeGreaterThanOrEqual(13);
  await look(page, 'first-touch');
  // Arrows walk, Escape closes, and the focus is where it was.
  const rows = sheet.locator('.reading-row');
  expect(await rows.count()).toBeGreaterThan(1);
  await page.keyboard.press('ArrowDown');
  expect(await rows.nth(1).evaluate((row) => row === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await cardOf(page, texts.cards.shotgun.name).first().and(page.locator(':focus')).waitFor();

  const zombies = page.locator('[data-mark="zombies:0"] li');
  const many = await zombies.count();
  await cardOf(page, texts.cards.shotgun.name).first().tap();
  await rows.first().tap();
  await expect.poll(() => hand.count()).toBe(before - 1);
  await expect.poll(() => page.locator('.hand-played').count()).toBe(0);
  expect(await zombies.count()).toBeLessThanOrEqual(many);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what cannot be played opens with its reason; a held finger shows anything and plays nothing', async () => {
  const { page, context, complaints } = await open(PHONE);
  const before = await page.locator('.hand-card').count();
  const barred = page.locator('.hand-card.piece-barred').first();
  await barred.locator('.piece-touch').tap({ force: true });
  const sheet = sheetOn(page);
  await sheet.getByText(words.not).waitFor();
  await expect.poll(() => sheet.locator('.rule-tag').count()).toBe(1);
  expect(await sheet.locator('.button-primary').count()).toBe(0);
  await look(page, 'first-touch-barred');
  await page.getByRole('button', { name: words.close, exact: true }).tap();
  await sheet.waitFor({ state: 'hidden' });

  const legal = page.locator('.hand-card.piece-legal .piece-touch').first();
  for (const held of [legal, page.locator('[data-mark="survivors:0"] [data-read]').first()]) {
    await held.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await sheet.waitFor();
    expect(await sheet.getByRole('button').count()).toBe(0);
    await held.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
    // The click that a browser makes of it does nothing.
    await held.dispatchEvent('click', { detail: 1, bubbles: true });
    await sheet.waitFor({ state: 'hidden' });
  }
  expect(await page.locator('.hand-card').count()).toBe(before);

  // Small photographs have no letters, and yet every piece has a name.
  for (const piece of await page.locator('.shelter-own li, .shelter-unfolded li').all())
    expect((await piece.ariaSnapshot()).replace(/^- listitem:?/, '').trim()).not.toBe('');
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a desk the resting mouse and the key I show a piece, and a click still plays it', async () => {
  const { page, context, complaints } = await open(DESKTOP);
  const sheet = sheetOn(page);
  await page.locator('[data-mark="zombies:0"] [data-read]').first().hover();
  await sheet.getByText(drawn.ownShelter).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await cardOf(page, texts.cards.shotgun.name).first().focus();
  await page.keyboard.press('i');
  await page.getByRole('dialog', { name: texts.cards.shotgun.name }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await cardOf(page, texts.cards.shotgun.name).first().click();
  await page.locator('.hand-played').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
