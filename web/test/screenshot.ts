/** Pictures of pages, for people to look at. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';

const SCREENS = resolve(import.meta.dirname, '../../reports/screens');

/** Into `reports/screens/{pl,en}-{phone,desktop}-NAME.png`, by what the page is now. */
export async function screenshot(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENS, { recursive: true });
  const language = await page.evaluate(() => document.documentElement.lang);
  const size = (page.viewportSize()?.width ?? 0) < 600 ? 'phone' : 'desktop';
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(SCREENS, `${language}-${size}-${name}.png`) });
}
