/** What a test does wherever it comes: it looks whether everybody can use the page, and takes a picture. */
import type { Page } from 'playwright-core';
import { IS_FULL } from '@horda/testing/full';
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { screenshot } from './screenshot.ts';
import { WORDS } from './words.ts';

const LOADING = new RegExp(
  `^(${Object.values(WORDS)
    .map(({ common }) => common.loading)
    .join('|')})$`,
);

/** `picture`: the full run also keeps a picture of this name. */
export async function look(page: Page, picture: string | null = null): Promise<void> {
  // A page that is still on its way has nothing to be looked at.
  await expect.poll(() => page.getByText(LOADING).filter({ visible: true }).count()).toBe(0);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (picture !== null && IS_FULL) await screenshot(page, picture);
  expect.soft(await axe(page), picture ?? page.url()).toEqual([]);
}

/** The same for a state that is hardly another than one that some test looks at: only in a full run. */
export async function lookAgain(page: Page, picture: string | null = null): Promise<void> {
  if (IS_FULL) await look(page, picture);
}
