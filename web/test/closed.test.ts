/** A closed server: who opens a table for friends is asked for the word of its host; nobody else is. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MadeTable } from '../src/backend/api.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { look, lookAgain } from './look.ts';
import { aTurnOrTheEnd } from './robots.ts';
import { usePage } from './running-page.ts';
import { startSolo } from './solo.ts';
import { command, invitationTo, seatOf } from './tables.ts';
import { WORDS } from './words.ts';

const WORD = 'żółw i 5 zombi';
const s = usePage(undefined, { word: WORD });

/** The browser itself notes the status of a refused request. */
const own = (complaints: readonly string[]) => complaints.filter((text) => !text.startsWith('Failed to load resource'));

async function openTable(page: Page, { pages: { newTable, lobby } }: typeof WORDS.pl): Promise<void> {
  await page.getByRole('button', { name: newTable.open }).click();
  await page.getByRole('textbox', { name: lobby.inviteLink }).waitFor();
}

test.each([
  ['pl', PHONE],
  ['pl', DESKTOP],
  ['en', PHONE],
  ['en', DESKTOP],
] as const)(
  'the form asks for the word, says what is wrong with it, and remembers it (%s, %o)',
  async (language, size) => {
    const words = WORDS[language];
    const { form, newTable } = words.pages;
    const { page, context, complaints } = await s.visit('#/new/cisza', { language, size });
    const field = page.getByRole('textbox', { name: form.word });
    await field.waitFor();
    await page.getByText(form.wordHelp).waitFor();
    await page.getByRole('textbox', { name: form.name }).fill('Ada');
    await look(page, 'closed');

    await page.getByRole('button', { name: newTable.open }).click();
    await page.getByRole('alert').filter({ hasText: words.common.reasons.wordNeeded }).waitFor();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);

    await field.fill('zombie zombie');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: newTable.open }).click();
    await page.getByRole('alert').filter({ hasText: words.common.reasons.wrongWord }).waitFor();
    await look(page, 'closed-wrong-word');

    await field.fill(WORD);
    await openTable(page, words);
    await page.goto(`${s.address}/#/new/cisza`);
    await expect.poll(() => page.getByRole('textbox', { name: form.word }).inputValue()).toBe(WORD);
    await openTable(page, words);
    expect(own(complaints)).toEqual([]);
    await context.close();
  },
);

const words = WORDS.pl;

async function tableWith(settings: object): Promise<MadeTable> {
  const response = await fetch(`${s.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'horda-word': encodeURIComponent(WORD) },
    body: JSON.stringify({ game: 'cisza', seats: 2, name: 'Ada', pace: 0, ...settings }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as MadeTable;
}

test('who joins by a link or plays alone is asked for nothing', async () => {
  const { form, door, lobby } = words.pages;
  const guest = await s.visit(invitationTo(await tableWith({})));
  await guest.page.getByRole('textbox', { name: form.name }).fill('Bob');
  await guest.page.getByRole('button', { name: door.sit }).click();
  await guest.page.getByRole('heading', { name: lobby.title('Cisza') }).waitFor();
  await guest.context.close();

  const { page, context, complaints } = await s.visit('');
  await startSolo(page, words);
  await aTurnOrTheEnd(page, words);
  expect(own(complaints)).toEqual([]);
  await context.close();
});

test('who plays on from a moment of a game opens a table, too', async () => {
  const { fork } = words.replay;
  const made = await tableWith({ bots: [null, 'greedy'] });
  await command(s.address, made.table, made.key, { do: 'start' });
  const { page, context, complaints } = await s.visit(seatOf(made, made.key));
  await aTurnOrTheEnd(page, words);
  await page.goto(`${s.address}/#/replay/${made.table}`);
  await page.getByRole('button', { name: fork.open }).click();
  const dialog = page.getByRole('dialog', { name: fork.title });
  await dialog.getByRole('textbox', { name: words.pages.form.word }).fill('zombie zombie');
  await dialog.getByRole('textbox', { name: fork.name }).fill('Ada');
  await dialog.getByRole('button', { name: fork.make }).click();
  await dialog.getByRole('alert').filter({ hasText: words.common.reasons.wrongWord }).waitFor();
  await lookAgain(page, 'closed-fork');
  await dialog.getByRole('textbox', { name: words.pages.form.word }).fill(WORD);
  await dialog.getByRole('button', { name: fork.make }).click();
  await page.waitForURL(/#\/table\//);
  await aTurnOrTheEnd(page, words);
  expect(page.url()).not.toContain(made.table);
  expect(own(complaints)).toEqual([]);
  await context.close();
});
