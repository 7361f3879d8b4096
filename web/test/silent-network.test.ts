/** A network that swallows everything without closing a connection: it is noticed, said, and no move is lost or doubled. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedBrowser, visit } from './browser.ts';
import { aTurnOrTheEnd, tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { startSilentProxy, type SilentProxy } from './silent-proxy.ts';
import { request, seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const { unsent } = words.table.status;
/** More than the page waits for an answer, in milliseconds. */
const LONG = 9_000;
const s = usePage();
let proxy: SilentProxy;
beforeAll(async () => {
  proxy = await startSilentProxy(s.address);
});
afterAll(() => proxy.close());

/** How often Ada has answered, as the server knows it. */
async function answersOf(table: string, key: string): Promise<number> {
  const { entries } = (await request(s.address, `/api/tables/${table}/since/0`, undefined, key)) as {
    entries: readonly { readonly type: string; readonly seat?: number }[];
  };
  return entries.filter(({ type, seat }) => type === 'answered' && seat === 0).length;
}

async function makeAMove(page: Page): Promise<void> {
  await page.keyboard.press('l');
  await tableOf(page, words).list.getByRole('button').nth(1).waitFor();
  await page.locator('.moves-option').first().click();
}

test.each(['both', 'answers'] as const)('a move into a silence (%s) arrives once', async (ways) => {
  const made = await startedTable(s.address);
  const { page, context } = await visit(await sharedBrowser());
  await page.clock.install();
  await page.goto(`${proxy.address}/${seatOf(made, made.key)}`);
  await aTurnOrTheEnd(page, words);
  const before = await answersOf(made.table, made.key);
  proxy.hush(ways);
  await makeAMove(page);
  await page.getByText(words.table.status.sending).waitFor();
  const arrived = ways === 'answers' ? before + 1 : before;
  await expect.poll(() => answersOf(made.table, made.key)).toBe(arrived);
  await page.clock.runFor(LONG);
  await page.getByText(unsent).waitFor();
  await page.getByText(words.pages.connection.lost).waitFor();
  proxy.speak();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText(unsent).waitFor({ state: 'hidden' });
  await page.getByText(words.pages.connection.lost).waitFor({ state: 'hidden' });
  await expect.poll(() => answersOf(made.table, made.key)).toBe(before + 1);
  await context.close();
});
