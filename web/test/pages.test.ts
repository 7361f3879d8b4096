import { further } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { usePage } from './running-page.ts';
import { seatOf, startedTable } from './tables.ts';
import { aTurnOrTheEnd, tableOf } from './robots.ts';
import { WORDS } from './words.ts';

/** Pages that nobody has to do anything for. */
const PAGES = {
  home: '',
  new: '#/new/cisza',
  solo: '#/new/cisza/local',
  join: '#/join',
  rules: '#/rules/cisza',
  'rules-at': '#/rules/cisza/C9',
  lab: '#/lab',
  about: '#/about',
  admin: '#/admin',
} as const;

const s = usePage();

test.each([['pl', 'desktop'], ['en', 'phone'], ...further(['pl', 'phone'], ['en', 'desktop'])] as const)(
  'every page in %s on a %s can be used by everybody and fits',
  async (language, kind) => {
    const { page, context, complaints } = await s.visit('', { language, size: kind === 'phone' ? PHONE : DESKTOP });
    for (const [name, place] of Object.entries(PAGES)) {
      await page.goto(`${s.address}/${place}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await look(page, name);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${name} is wider than the window`).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('at twice the size of text no page needs to be scrolled sideways', async () => {
  // What a browser makes of a window of 1280 pixels when everything is zoomed to 200 %.
  const { page, context } = await s.visit('', { size: { width: 640, height: 400 } });
  for (const [name, place] of Object.entries(PAGES)) {
    await page.goto(`${s.address}/${place}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, name).toBeLessThanOrEqual(0);
  }
  await context.close();
});

test('Polish and English are switched at once, on the home page and in the middle of a game', async () => {
  const { page, context, complaints } = await s.visit();
  await page.getByText(WORDS.pl.home.invitation).waitFor();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText(WORDS.en.home.invitation).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.reload();
  await page.getByText(WORDS.en.home.invitation).waitFor();

  const made = await startedTable(s.address);
  await page.goto(`${s.address}/${seatOf(made, made.key)}`);
  await aTurnOrTheEnd(page, WORDS.en);
  await page.keyboard.press('m');
  const menu = page.getByRole('dialog', { name: WORDS.en.table.menu.title });
  await menu.getByRole('combobox', { name: WORDS.en.common.language }).selectOption('pl');
  await page.keyboard.press('Escape');
  await aTurnOrTheEnd(page, WORDS.pl);
  await tableOf(page, WORDS.pl).board.waitFor();
  const text = await page.locator('body').innerText();
  expect(text).not.toContain(WORDS.en.table.status.yourMove);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the first language is the one that the browser asks for', async () => {
  const { page, context } = await s.visit('', { language: 'en' });
  await page.getByText(WORDS.en.home.invitation).waitFor();
  await context.close();
});
