/** My games: tickets that await you first, results with statistics, companions; and all of it on another device. */
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Result } from '../src/app/results.ts';
import { en as deviceEn } from '../src/pages/device/text/en.ts';
import { pl as device } from '../src/pages/device/text/pl.ts';
import { GAMES_WORDS } from '../src/pages/games/text/of.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { usePage } from './running-page.ts';
import { finishedTable, seatOf, startedTable } from './tables.ts';

const s = usePage();
const words = GAMES_WORDS.pl;

const DAY = 24 * 3_600_000;
const PLAYED: readonly (readonly [
  game: string,
  end: Result['end'],
  others: readonly string[],
  winners: readonly string[],
])[] = [
  ['cisza', 'lost', ['Ania', 'Bartek', 'Celina'], ['Ania']],
  ['zombiaki', 'won', ['Ania'], []],
  ['zombicide', 'won', ['Bartek', 'Celina'], []],
  ['cisza', 'shared', ['Edek', 'Celina', 'Ania'], ['Celina']],
  ['gear-up', 'won', [], []],
  ['long-night', 'lost', ['Ania', 'Bartek', 'Celina', 'Edek'], []],
  ['cisza', 'lost', ['Ania', 'Edek'], ['Ania']],
];

/** Puts earlier games into the memory of the browser, before the page reads it. */
async function havePlayed(context: BrowserContext): Promise<void> {
  const now = Date.now();
  const results = PLAYED.map(([game, end, others, winners], i) => ({
    host: 'online',
    table: `earlier-${i}`,
    game,
    at: now - (i + 1) * DAY,
    end,
    seats: others.length + 1,
    together: ['zombicide', 'gear-up'].includes(game),
    others,
    winners,
    answers: 40 + i,
  }));
  await context.addInitScript((kept) => {
    if (localStorage.getItem('horda.results') === null) localStorage.setItem('horda.results', kept);
  }, JSON.stringify(results));
}

test('tickets that await you come first; a finished game is a result; all of it comes to another device', async () => {
  const [playing, over] = [await startedTable(s.address), await finishedTable(s.address)];
  const { page, context, complaints } = await s.visit('', { size: DESKTOP });
  await havePlayed(context);
  await page.reload();
  for (const made of [playing, over]) {
    await page.goto(`${s.address}/${seatOf(made, made.key)}`);
    await page.locator('.status').waitFor();
  }
  await expect.poll(() => page.evaluate(() => localStorage.getItem('horda.results'))).toContain(over.table);
  await page.goto(`${s.address}/#/games`);
  await expect.poll(() => page.locator('.ticket').count()).toBe(2);
  const [first, second] = await page.locator('.ticket-about').allInnerTexts();
  expect(first).toContain(words.yourMove('').slice(0, 8));
  expect(second).toContain(words.states.over('').trim());
  expect(await page.locator('.my-results li').count()).toBe(6);
  // Cisza was played most: earlier games, and the one at this table.
  expect(await page.locator('.my-tallies li').first().innerText()).toContain(words.played(4));
  expect(await page.getByText(words.nemesis('Ania', 2)).count()).toBe(1);
  await look(page, 'my-games');
  await page.setViewportSize(PHONE);
  await look(page, 'my-games-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize(DESKTOP);

  await page.getByRole('button', { name: words.filters.over }).click();
  expect(await page.locator('.ticket').count()).toBe(1);

  // To another device: the code in letters stands for the code that a camera reads.
  await page.getByRole('link', { name: words.toDevice }).click();
  await page.getByRole('button', { name: device.makeCode }).click();
  const code = await page.locator('.device-letters').innerText();
  await page.locator('.qr-code path').waitFor({ state: 'attached' });
  await look(page, 'device');
  const phone = await s.visit(`#/device~${code.replace('-', '')}`, { size: PHONE, language: 'en' });
  expect(await phone.page.getByLabel(deviceEn.code).inputValue()).toBe(code);
  expect(phone.page.url()).not.toContain(code.replace('-', ''));
  await look(phone.page, 'device-arrived');
  await phone.page.getByRole('button', { name: deviceEn.take }).click();
  // The settings came along, the language among them.
  await phone.page.getByText(device.done(2, PLAYED.length + 1)).waitFor();
  await phone.page.getByRole('link', { name: device.toGames }).click();
  await expect.poll(() => phone.page.locator('.ticket').count()).toBe(2);
  await phone.page.locator('.ticket-yours .ticket-open').click();
  await phone.page.locator('.status').waitFor();

  // Nothing waits there any more.
  await phone.page.goto(`${s.address}/#/device`);
  await phone.page.getByLabel(device.code).fill(code);
  await phone.page.getByRole('button', { name: device.take }).click();
  await phone.page.getByRole('alert').waitFor();
  expect([...complaints, ...phone.complaints.filter((text) => !text.includes('404'))]).toEqual([]);
  await context.close();
});

test('a key is forgotten only after a question', async () => {
  const made = await startedTable(s.address);
  const { page, context } = await s.visit(seatOf(made, made.key));
  await page.locator('.status').waitFor();
  await page.goto(`${s.address}/#/games`);
  await page.getByText(words.more, { exact: true }).click();
  await page.getByRole('button', { name: words.forget }).click();
  expect(await page.locator('.ticket').count()).toBe(1);
  await page.getByRole('group', { name: words.forget }).getByRole('button', { name: words.forget }).click();
  await page.getByText(words.none).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('horda.tables'))).toBe('[]');
  await context.close();
});
