/** The way from the home page to a game of one's own. */
import type { Page } from 'playwright-core';
import type { Words } from '../src/text/words.ts';
import { tableOf } from './robots.ts';

/** By clicks: against bots that do not dawdle, on this device. */
export async function startSolo(page: Page, words: Words, seats = 2): Promise<void> {
  await page.getByRole('link', { name: words.home.alone }).click();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await hurryBots(page, words);
  await page.getByRole('button', { name: words.pages.newTable.start }).click();
  await tableOf(page, words).board.waitFor();
}

/** On the form of a new table. */
export async function hurryBots(page: Page, words: Words): Promise<void> {
  const fast = page.getByRole('radio', { name: words.pages.newTable.paces.fast });
  // It may be folded away.
  if (!(await fast.isVisible())) await page.getByRole('heading', { name: words.pages.newTable.table }).click();
  await fast.check();
}
