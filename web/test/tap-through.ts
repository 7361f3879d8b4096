/** A finger reads before it acts: its touch opens a piece, and the button on the open sheet does what is to be done. */
import type { Locator, Page } from 'playwright-core';

export const sheetOn = (page: Page): Locator => page.locator('.reading');

/** Touches something, reads what opens, and goes on with it; what has no button is closed again. */
export async function tapThrough(target: Locator, options: { readonly timeout?: number } = {}): Promise<void> {
  const page = target.page();
  await target.tap(options);
  if ((await page.locator('.table-board[data-reading="touch"]').count()) === 0) return;
  await sheetOn(page).waitFor(options);
  await sheetOn(page).getByRole('button').first().tap(options);
}
