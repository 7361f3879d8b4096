/** While bots play: nobody has to watch them, and nothing of what they did is lost. */
import { pl as CISZA } from '@horda/cisza/text/pl';
import { expect, test } from 'vitest';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { seatOf, startedTable } from './tables.ts';
import { WAITING, WORDS } from './words.ts';

const s = usePage();
const words = WORDS.pl;
const waiting = WAITING.pl;

test('who waits for bots skips to the own turn, and reads what has happened since', async () => {
  const bots = [null, 'greedy', 'greedy', 'greedy', 'greedy', 'greedy'];
  const made = await startedTable(s.address, { seats: 6, bots });
  const { page, complaints } = await s.visit(seatOf(made, made.key), { pace: 'slow' });
  const { yourMove, actions, log } = tableOf(page, words);
  await yourMove.waitFor();
  await page.keyboard.press('l');
  await page.keyboard.press('1');
  const skip = actions.getByRole('button', { name: waiting.skip });
  await skip.waitFor();
  await look(page, 'waiting');

  await page.keyboard.press('+');
  await actions.getByRole('button', { name: waiting.paceNow(waiting.paces.usual) }).waitFor();
  await page.keyboard.press('-');
  await actions.getByRole('button', { name: waiting.paceNow(waiting.paces.slow) }).click();
  await actions.getByRole('button', { name: waiting.paceNow(waiting.paces.usual) }).waitFor();
  expect(JSON.parse(await page.evaluate(() => localStorage['horda.settings'] as string))).toMatchObject({
    botPace: 'usual',
  });

  await page.keyboard.press('Space');
  await yourMove.waitFor();
  await skip.waitFor({ state: 'detached' });
  // The marks stay until the next own move.
  await log.getByText(waiting.sinceYours).waitFor();
  expect(await log.locator('.log-new').count()).toBeGreaterThan(0);

  // The chat opens beside the log, not in its place.
  await page.keyboard.press('c');
  await page.getByRole('region', { name: words.pages.chat.title }).waitFor();
  await log.waitFor();
  await page.keyboard.press('Escape');

  // From any line of the log there is a way back, and it says whose move it is.
  await log.locator('button.log-text').first().click();
  const home = page.getByRole('link', { name: waiting.backToMove });
  await home.waitFor();
  await look(page, 'looking-back');
  await home.click();
  await yourMove.waitFor();

  // Everybody else comes before the next own turn, and the line says in which order.
  await actions.getByRole('button', { name: CISZA.option({ do: 'end' }, null as never, String) }).click();
  const queue = page.locator('.status-queue');
  await queue.waitFor();
  expect(await queue.innerText()).toContain(waiting.you);
  expect(await queue.locator('.seat-mark').count()).toBeGreaterThan(0);
  await look(page, 'queue');
  expect(complaints).toEqual([]);
});
