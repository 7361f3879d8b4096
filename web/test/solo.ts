/** The way from the home page to a game of one's own. */
import type { Page } from 'playwright-core';
import type { Words } from '../src/text/words.ts';
import { tableOf } from './robots.ts';

/** By clicks: against bots, on this device. */
export async function startSolo(page: Page, words: Words, seats = 2): Promise<void> {
  await page.getByRole('link', { name: words.home.alone }).click();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('button', { name: words.pages.newTable.start }).click();
  await tableOf(page, words).board.waitFor();
}
