/** A question of Cisza that takes several touches: which cards to discard. */
import type { Locator, Page } from 'playwright-core';
import { tableOf } from './robots.ts';
import { WORDS } from './words.ts';

/** The button that leads to it, in Polish. */
export const discardOn = (page: Page): Locator =>
  tableOf(page, WORDS.pl).actions.getByRole('button', { name: 'Odrzuć karty' });

/** A card that can be taken into the choice. */
export const cardToDiscard = (page: Page): Locator =>
  page.locator('[data-mark="hand"] [data-choosable="true"][aria-pressed="false"]').first();

export async function startDiscarding(page: Page): Promise<void> {
  const { yes } = tableOf(page, WORDS.pl);
  await discardOn(page).click();
  // Where the attack to come would be the last one, the page asks again.
  await cardToDiscard(page).or(yes).first().waitFor();
  if (await yes.isVisible()) await yes.click();
  await cardToDiscard(page).waitFor();
}
