/** What a screen reader is told while bots play. */
import { expect, test } from 'vitest';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const words = WORDS.en;
const s = usePage();

test('a round of three bots is one announcement for each, and one for the own move', async () => {
  const made = await startedTable(s.address, { seats: 4, bots: [null, 'greedy', 'greedy', 'greedy'], pace: 0 });
  const { page, context } = await s.visit(seatOf(made, made.key), { language: 'en' });
  const { yourMove, actions } = tableOf(page, words);
  await yourMove.waitFor();
  // The deal is looked at first; then the own turn is ended without a card.
  await actions.getByRole('button').first().click();
  const end = actions.getByRole('button', { name: 'End the phase' });
  await end.waitFor();
  await page.evaluate(() => {
    const region = document.querySelector('[data-news]')!;
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const hear = (): void => void (region.textContent && heard.push(region.textContent));
    new MutationObserver(hear).observe(region, { childList: true, characterData: true, subtree: true });
  });
  const log = page.locator('.log-roll');
  const before = await log.getByText(/^Turn \d+/).count();
  await end.click();
  await expect.poll(async () => (await log.getByText(/^Turn \d+/).count()) - before).toBeGreaterThanOrEqual(4);
  await yourMove.waitFor();
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  expect(heard.filter((said) => said.includes('Bot')).length).toBeLessThanOrEqual(4);
  expect(heard.at(-1)).toContain(words.table.status.yourMove);
  await context.close();
});
