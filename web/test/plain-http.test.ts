/** As a table is opened at home from another device: by `http:` and a name, where browsers hold back some of what they have. */
import { expect, test } from 'vitest';
import { NAMED_HOST, visit } from './browser.ts';
import { aTurnOrTheEnd, tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { startSolo } from './solo.ts';
import { seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;

const s = usePage();

test('tables on this device and on a server are played by plain http', async () => {
  const address = s.address.replace('127.0.0.1', NAMED_HOST);
  const { page, context, complaints } = await visit(s.browser);
  const { actions, log } = tableOf(page, words);
  const move = async (): Promise<void> => {
    await aTurnOrTheEnd(page, words);
    const lines = log.getByRole('listitem');
    const before = await lines.count();
    await actions.getByRole('button').first().click();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  };
  await page.goto(address);
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  await startSolo(page, words);
  await move();
  const made = await startedTable(s.address);
  await page.goto(`${address}/${seatOf(made, made.key)}`);
  await move();
  // The browser notes which of the server's headers it heeds by `https:` only.
  const ownComplaints = complaints.filter(
    (text) => !/(Cross-Origin-Opener-Policy|Origin-Agent-Cluster) header/.test(text),
  );
  expect(ownComplaints).toEqual([]);
  await context.close();
});
