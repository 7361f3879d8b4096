import { UNDO } from '../src/table/text/undo.ts';
import { pl as ciszaWords } from '../src/games/cisza/text/pl.ts';
import { namesTo } from '@horda/parts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { discardOn, startDiscarding } from './discarding.ts';
import { look, lookAgain } from './look.ts';
import { aTurnOrTheEnd, playByClicks, tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
/** Rules of the book, and rulings on what it leaves open: either may forbid a card. */
const RULE = /[AC]\d+/;

const s = usePage();

async function sitDown(): Promise<Visit> {
  const made = await startedTable(s.address);
  const guest = await s.visit(seatOf(made, made.key));
  await aTurnOrTheEnd(guest.page, words);
  return guest;
}

/** Plays on until something is there; false: the game was over before. */
async function playUntil(page: Page, isThere: () => Promise<boolean>): Promise<boolean> {
  let found = false;
  await playByClicks(page, words, {
    seed: 11,
    async before() {
      found = await isThere();
      return found ? 'stop' : 'go on';
    },
  });
  return found;
}

/** At a new table if the game ends too early. */
async function sitWhere(thing: (page: Page) => Promise<boolean>): Promise<Visit> {
  for (let tries = 0; tries < 5; tries++) {
    const guest = await sitDown();
    if (await playUntil(guest.page, () => thing(guest.page))) return guest;
    await guest.context.close();
  }
  throw new Error('five games ended without it');
}

test('an answer can be taken back, by the button and by its key', async () => {
  const { page, context, complaints } = await sitWhere((where) => discardOn(where).isVisible());
  const hand = page.locator('[data-mark="hand"]').getByRole('listitem');
  const before = await hand.count();
  await startDiscarding(page);
  // The button says what it takes back; nothing has happened yet.
  expect(await tableOf(page, words).undo.textContent()).toContain(UNDO.pl.quiet);
  await lookAgain(page, 'undo');
  await tableOf(page, words).undo.click();
  await discardOn(page).waitFor();
  await startDiscarding(page);
  await page.keyboard.press('u');
  await discardOn(page).waitFor();
  expect(await hand.count()).toBe(before);
  await tableOf(page, words)
    .log.getByText(
      words.table.log.lines.undone(
        namesTo(0, () => 'Ada'),
        0,
      ),
    )
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('what cannot be done says why, with the rule, which opens', async () => {
  const barredOn = (page: Page) => page.getByRole('button', { name: new RegExp(`${ciszaWords.notNow}$`) }).first();
  const { page, context, complaints } = await sitWhere((where) => barredOn(where).isVisible());
  const seq = await tableOf(page, words).log.getByRole('listitem').count();
  // It says that it is off, and answers all the same.
  // By its key: a part of it may lie under a note of its own.
  await barredOn(page).press('Enter');
  const note = page
    .getByRole('note')
    .or(page.getByRole('dialog', { name: words.table.why.title }))
    .filter({ has: page.getByRole('button', { name: RULE }) })
    .first();
  await note.waitFor();
  expect((await note.innerText()).length).toBeGreaterThan(20);
  await look(page, 'why-not');
  await note.getByRole('button', { name: RULE }).first().click();
  const sheet = page.getByRole('dialog', { name: /^zasada [AC]\d+/ });
  await sheet.waitFor();
  expect((await sheet.innerText()).length).toBeGreaterThan(40);
  await look(page, 'rule');
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await tableOf(page, words).log.getByRole('listitem').count()).toBe(seq);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a hint names a move and its reason, and does it when told', async () => {
  const { page, context, complaints } = await sitWhere((where) =>
    where.locator('[data-mark^="hand:"] [data-choosable="true"]').first().isVisible(),
  );
  await page.getByRole('button', { name: words.table.hint.ask }).click();
  const note = page.getByRole('region', { name: words.table.hint.title });
  await note.waitFor();
  expect((await note.innerText()).length).toBeGreaterThan(words.table.hint.title.length + 10);
  await look(page, 'hint');
  const before = await tableOf(page, words).log.getByRole('listitem').count();
  await note.getByRole('button', { name: words.table.hint.doIt }).click();
  if ((await aTurnOrTheEnd(page, words)) === 'question') await tableOf(page, words).yes.click();
  await expect.poll(() => tableOf(page, words).log.getByRole('listitem').count()).toBeGreaterThan(before);
  await note.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('menu, seats, talk and keys open over the table and give the focus back', async () => {
  const { page, context, complaints } = await sitDown();
  const menu = page.getByRole('dialog', { name: words.table.menu.title });
  await page.keyboard.press('m');
  await menu.waitFor();
  await look(page, 'menu');
  for (const tab of ['seats', 'chat', 'log'] as const) {
    await menu.getByRole('button', { name: words.table.menu[tab], exact: true }).click();
    await lookAgain(page, `menu-${tab}`);
  }
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: words.table.keys.title }).waitFor();
  await look(page, 'keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  const field = page.getByRole('textbox', { name: words.pages.chat.label });
  await field.fill('cicho!');
  await page.keyboard.press('Enter');
  await page.getByText('cicho!').first().waitFor();
  // Keys are letters while somebody writes.
  await field.fill('uml');
  expect(await field.inputValue()).toBe('uml');
  await look(page, 'chat');
  expect(complaints).toEqual([]);
  await context.close();
});
