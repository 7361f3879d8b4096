/** Settings take effect at once and stay; a person who looks elsewhere is called when it is their move. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/pages/settings/text/en.ts';
import { pl } from '../src/pages/settings/text/pl.ts';
import { PHONE } from './browser.ts';
import { look, lookAgain } from './look.ts';
import { usePage } from './running-page.ts';
import { command, makeTable, seatOf, startedTable } from './tables.ts';
import { WAITING, WORDS } from './words.ts';

const s = usePage();

const looks = (page: Page) =>
  page.evaluate(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    const { backgroundColor } = getComputedStyle(document.querySelector('.sheet')!);
    return { fontSize, backgroundColor };
  });

test('text size and contrast take effect at once, and are there when the page comes again', async () => {
  const { page, context, complaints } = await s.visit('#/settings', { size: PHONE, language: 'en' });
  await page.getByRole('heading', { level: 1, name: en.title }).waitFor();
  await look(page, 'settings');
  expect(await looks(page)).toEqual({ fontSize: '16px', backgroundColor: 'rgb(234, 223, 198)' });
  await page.getByLabel(en.textSize).selectOption('largest');
  await page.getByRole('switch', { name: en.contrast }).check();
  await page.getByLabel(WAITING.en.pace).selectOption('fast');
  const large = { fontSize: '24px', backgroundColor: 'rgb(255, 255, 255)' };
  expect(await looks(page)).toEqual(large);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await look(page, 'settings-large-contrast');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: en.title }).waitFor();
  expect(await looks(page)).toEqual(large);
  expect(await page.getByLabel(WAITING.en.pace).inputValue()).toBe('fast');
  expect(complaints).toEqual([]);
  await context.close();
});

test('for the left hand the log is on the left side of the board, and back again from the menu', async () => {
  const made = await startedTable(s.address);
  const { page, context, complaints } = await s.visit(seatOf(made, made.key));
  const isLeft = async (): Promise<boolean> => {
    const [log, board] = await Promise.all(
      ['.table-side', '.table-main'].map((part) => page.locator(part).boundingBox()),
    );
    return log!.x < board!.x && log!.width < board!.width;
  };
  await page.locator('.table-side').waitFor();
  expect(await isLeft()).toBe(false);
  await page.keyboard.press('m');
  await page.getByRole('switch', { name: pl.leftHand }).check();
  await look(page, 'settings-in-menu');
  await page.getByRole('button', { name: WORDS.pl.common.close }).click();
  expect(await isLeft()).toBe(true);
  await lookAgain(page, 'left-hand');
  expect(complaints).toEqual([]);
  await context.close();
});

/** A browser that has allowed notifications, whose person looks at another tab; it writes down what it is told to do. */
function lookElsewhere(): void {
  const told: { title: string; body: string; closed: boolean }[] = [];
  class Noted extends EventTarget {
    static readonly permission = 'granted';
    readonly #note;
    constructor(title: string, { body = '' }: NotificationOptions = {}) {
      super();
      this.#note = { title, body, closed: false };
      told.push(this.#note);
    }
    close(): void {
      this.#note.closed = true;
    }
  }
  let seen = 'hidden';
  Object.defineProperty(globalThis, 'Notification', { value: Noted });
  Object.defineProperty(document, 'visibilityState', { get: () => seen });
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true, isActive: false } });
  Object.defineProperty(navigator, 'vibrate', {
    value: (time: number[]) => told.push({ title: 'vibrates', body: String(time), closed: false }),
  });
  Object.assign(globalThis, {
    told,
    comeBack() {
      seen = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  });
}

test('a person who looks elsewhere is told of their move by title, vibration and a notification', async () => {
  const made = await makeTable(s.address);
  const { page, context, complaints } = await s.visit();
  await context.addInitScript(lookElsewhere);
  await page.goto(`${s.address}/#/settings`);
  await page.reload();
  await page.getByRole('switch', { name: pl.notices }).check();
  await page.goto(`${s.address}/${seatOf(made, made.key)}`);
  await page.getByRole('button', { name: WORDS.pl.pages.lobby.start }).waitFor();
  await command(s.address, made.table, made.key, { do: 'start' });
  await page.locator('.status').waitFor();
  const told = () => page.evaluate(() => (globalThis as unknown as { told: unknown }).told);
  await expect.poll(told).toEqual([
    { title: 'vibrates', body: '90,70,90', closed: false },
    { title: 'Cisza', body: WORDS.pl.home.yourMove, closed: false },
  ]);
  expect(await page.title()).toBe(WORDS.pl.table.titleYourMove('Cisza'));
  // Nothing is left lying about once the table is in sight.
  await page.evaluate(() => (globalThis as unknown as { comeBack(): void }).comeBack());
  await expect.poll(told).toMatchObject([{}, { closed: true }]);
  expect(complaints).toEqual([]);
  await context.close();
});
