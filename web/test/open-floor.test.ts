import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, lookAgain } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { command, makeTable, seatOf, takeSeat, watchingOf } from './tables.ts';
import { PHONE } from './browser.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const { device, status } = words.table;

const s = usePage();

const said = (page: Page, text: string) => page.getByRole('region', { name: words.table.parts.status }).getByText(text);
const switchTo = (page: Page, name: string) =>
  page.getByRole('group', { name: device.title }).getByRole('button', { name: new RegExp(name) });

/** Everybody is to take a survivor, at the same time. */
async function openMoves(page: Page): Promise<void> {
  const { yourMove, list } = tableOf(page, words);
  await yourMove.waitFor();
  await page.keyboard.press('l');
  await list.waitFor();
}

test('two browsers choose at the same time: each sees who else does, and what is done is gone for the other', async () => {
  const made = await makeTable(s.address, { game: 'gear-up', seats: 2, bots: [], options: { survivors: 'choose' } });
  const { key } = await takeSeat(s.address, made, 'Bob');
  await command(s.address, made.table, made.key, { do: 'start' });
  const [ada, bob, eve] = await Promise.all([
    s.visit(seatOf(made, made.key)),
    s.visit(seatOf(made, key), { size: PHONE }),
    s.visit(watchingOf(made)),
  ]);
  await Promise.all([openMoves(ada.page), openMoves(bob.page)]);
  await said(ada.page, status.also('Bob')).waitFor();
  await said(eve.page, status.choosing('Ada, Bob')).waitFor();
  const offered = await tableOf(bob.page, words).list.getByRole('listitem').count();
  const first = tableOf(ada.page, words).list.getByRole('listitem').first().getByRole('button');
  await first.click();

  // Ada is done, and may change her mind; nobody waits for her. Bob's list is still open, one option shorter.
  await expect.poll(() => tableOf(bob.page, words).list.getByRole('listitem').count()).toBe(offered - 1);
  await said(ada.page, status.choosing('Bob')).waitFor();
  expect(await tableOf(ada.page, words).yourMove.count()).toBe(0);
  expect(await ada.page.title()).toBe(words.table.title('Zombicide: Broń w dłoń'));
  await lookAgain(ada.page, 'open-floor-invited');
  await look(bob.page, 'open-floor-phone');
  await tableOf(ada.page, words).actions.getByRole('button').first().click();
  await said(ada.page, status.also('Bob')).waitFor();
  for (const { context, complaints } of [ada, bob, eve]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('two people at one device: it goes on to who is awaited, and either may take it', async () => {
  const { page, context, complaints } = await s.visit('#/new/gear-up/local');
  await page.getByRole('radio', { name: words.pages.newTable.withOthers }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page
    .getByRole('combobox', { name: words.pages.newTable.seatOf('B') })
    .selectOption({ label: words.pages.newTable.person });
  for (const [i, name] of ['Ada', 'Bob'].entries())
    await page.getByRole('textbox', { name: words.pages.newTable.nameOf('AB'[i]!) }).fill(name);
  await page.getByRole('button', { name: words.pages.newTable.start }).click();
  const { list } = tableOf(page, words);
  await openMoves(page);
  expect(await switchTo(page, 'Ada').getAttribute('aria-pressed')).toBe('true');
  await list.getByRole('listitem').first().getByRole('button').click();

  // Ada is done: the device is Bob's, until Ada wants it back.
  await expect.poll(() => switchTo(page, 'Bob').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => switchTo(page, 'Ada').textContent()).toContain(device.ready);
  await look(page, 'open-floor-device');
  await switchTo(page, 'Ada').click();
  await expect.poll(() => switchTo(page, 'Ada').getAttribute('aria-pressed')).toBe('true');
  await said(page, status.choosing('Bob')).waitFor();
  await tableOf(page, words).actions.getByRole('button').first().click();
  await openMoves(page);
  await list.getByRole('listitem').first().getByRole('button').click();
  await expect.poll(() => switchTo(page, 'Bob').getAttribute('aria-pressed')).toBe('true');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a table for one begins at once, without bots, on a phone as well', async () => {
  const { page, context, complaints } = await s.visit('#/new/gear-up/online', { size: PHONE });
  await page.getByRole('radio', { name: '1', exact: true }).check();
  await page.getByRole('textbox').first().fill('Ada');
  await lookAgain(page, 'table-for-one');
  await page.getByRole('button', { name: words.pages.newTable.start }).click();
  await tableOf(page, words).yourMove.waitFor();
  expect(await said(page, status.also('')).count()).toBe(0);
  expect(await page.getByRole('group', { name: device.title }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
