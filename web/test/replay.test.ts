import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { MadeTable } from '../src/backend/api.ts';
import { PHONE } from './browser.ts';
import { look, lookAgain } from './look.ts';
import { aTurnOrTheEnd, tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { finishedTable, seatOf } from './tables.ts';
import { END_WORDS, WORDS } from './words.ts';

const words = WORDS.pl;

const s = usePage();
let finished: MadeTable;
beforeAll(async () => void (finished = await finishedTable(s.address)));

const momentOn = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: words.replay.scrubber }).inputValue());

test('a finished game is watched again: by the scrubber, by keys, from a line of the log', async () => {
  const { page, context, complaints } = await s.visit(seatOf(finished, finished.key));
  await tableOf(page, words).end.waitFor();
  await lookAgain(page, 'end-watched');
  await tableOf(page, words).end.getByRole('link', { name: END_WORDS.pl.replay }).click();
  const slider = page.getByRole('slider', { name: words.replay.scrubber });
  await slider.waitFor();
  expect(await momentOn(page)).toBe(0);
  await lookAgain(page, 'replay-start');
  const next = page.getByRole('button', { name: words.replay.next });
  for (const moment of [1, 2, 3]) {
    await next.click();
    await expect.poll(() => momentOn(page)).toBe(moment);
  }
  await page.keyboard.press('End');
  const last = Number(await slider.getAttribute('max'));
  await expect.poll(() => momentOn(page)).toBe(last);
  await slider.fill(String(Math.floor(last / 2)));
  await expect.poll(() => momentOn(page)).toBe(Math.floor(last / 2));
  await look(page, 'replay-middle');
  await page.keyboard.press('Home');
  await expect.poll(() => momentOn(page)).toBe(0);
  const line = tableOf(page, words).log.getByRole('listitem').nth(8).getByRole('button').first();
  await line.click();
  await expect.poll(() => momentOn(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: words.replay.play }).click();
  const from = await momentOn(page);
  await expect.poll(() => momentOn(page)).toBeGreaterThan(from);
  await page.getByRole('button', { name: words.replay.pause }).click();
  expect(complaints).toEqual([]);
  await context.close();
});

test('from a moment of the past another game goes on', async () => {
  const { page, context, complaints } = await s.visit(seatOf(finished, finished.key));
  await tableOf(page, words).end.getByRole('link', { name: END_WORDS.pl.replay }).click();
  const next = page.getByRole('button', { name: words.replay.next });
  for (const moment of [1, 2, 3, 4]) {
    await next.click();
    await expect.poll(() => momentOn(page)).toBe(moment);
  }
  await page.getByRole('button', { name: words.replay.fork.open }).click();
  const dialog = page.getByRole('dialog', { name: words.replay.fork.title });
  await dialog.getByRole('textbox', { name: words.replay.fork.name }).fill('Ada');
  await look(page, 'fork');
  await dialog.getByRole('button', { name: words.replay.fork.make }).click();
  await page.waitForURL(/#\/table\//);
  expect(page.url()).not.toContain(finished.table);
  await aTurnOrTheEnd(page, words);
  await lookAgain(page, 'forked');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a finished game is taken home as a file, and checked', async () => {
  const { page, context, complaints } = await s.visit(seatOf(finished, finished.key), { size: PHONE });
  const { end } = tableOf(page, words);
  await end.waitFor();
  await lookAgain(page, 'end-watched');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.replay.saves.export }).click(),
  ]);
  const save = JSON.parse(readFileSync(await download.path(), 'utf8')) as { game: string };
  expect(save.game).toBe('cisza');
  await page.getByRole('button', { name: words.replay.saves.verify }).click();
  await page.getByText(/Zgodnie z zasadami/).waitFor();
  await end.getByRole('link', { name: END_WORDS.pl.replay }).click();
  await page.getByRole('slider', { name: words.replay.scrubber }).waitFor();
  await look(page, 'replay');
  expect(complaints).toEqual([]);
  await context.close();
});
