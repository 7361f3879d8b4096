import { expect, test } from 'vitest';
import { LOBBY } from '../src/pages/lobby/text/of.ts';
import { look, lookAgain } from './look.ts';
import { aTurnOrTheEnd, tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { finishedTable, invitationTo, makeTable, seatOf, startedTable, takeSeat, watchingOf } from './tables.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const { door, form } = words.pages;
const NO_KEY = 'A'.repeat(22);

const s = usePage();

/** A message that says what is wrong, and a way on. */
async function expectNotice(place: string, title: string, picture: string): Promise<void> {
  const { page, context, complaints } = await s.visit(place);
  await page.getByRole('heading', { name: title }).first().waitFor();
  const ways = page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button'));
  expect(await ways.count()).toBeGreaterThan(0);
  // They all look alike.
  await (picture === 'dead-link' ? look : lookAgain)(page, picture);
  // The browser itself notes the status of a refused request.
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  await context.close();
}

test('a dead link', () => expectNotice(`#/guest/${NO_KEY}~${NO_KEY}`, door.removed, 'dead-link'));

test('a link that lost a letter', async () => {
  const made = await makeTable(s.address);
  await expectNotice(`#/guest/${made.table}~${NO_KEY}`, door.dead, 'wrong-key');
});

test('an address that leads nowhere', () => expectNotice('#/nowhere/at/all', words.common.lostPage, 'lost'));

test('an unknown game', () => expectNotice('#/new/szachy', form.unknownGame, 'unknown-game'));

test('a table without a key', async () => {
  const made = await startedTable(s.address);
  await expectNotice(`#/table/${made.table}`, words.table.door.title, 'no-key');
});

test('a full table', async () => {
  const made = await makeTable(s.address, { bots: [null, null] });
  await takeSeat(s.address, made, 'Bob');
  await expectNotice(invitationTo(made), door.full, 'full-table');
});

test('a guest sits down in the place of a bot before the game', async () => {
  const made = await makeTable(s.address);
  const { page, complaints } = await s.visit(invitationTo(made));
  await page.getByRole('radio', { name: LOBBY.pl.insteadOf(words.common.levels['greedy']!) }).check();
  await page.getByRole('textbox', { name: form.name }).fill('Bob');
  await page.getByRole('button', { name: door.sit }).click();
  await page.getByText(LOBBY.pl.places(2, 0)).waitFor();
  await page.getByText('Bob').first().waitFor();
  expect(complaints).toEqual([]);
});

test('a table whose game has begun', async () => {
  const made = await startedTable(s.address);
  await expectNotice(invitationTo(made), door.running, 'running-table');
});

test('a finished table', async () => {
  const made = await finishedTable(s.address);
  await expectNotice(invitationTo(made), door.over, 'finished-table');
});

test('who watches sees the table and nobody’s hand', async () => {
  const made = await startedTable(s.address);
  const { page, context, complaints } = await s.visit(watchingOf(made));
  await tableOf(page, words).board.waitFor();
  await page.getByText(words.table.status.watching).first().waitFor();
  expect(await page.locator('[data-mark="hand"]').count()).toBe(0);
  await lookAgain(page, 'watching');
  expect(complaints).toEqual([]);
  await context.close();
});

test('two tabs on one seat: both are told, both show the same, one answer counts', async () => {
  const made = await startedTable(s.address);
  const { page, context } = await s.visit(seatOf(made, made.key));
  await aTurnOrTheEnd(page, words);
  const other = await context.newPage();
  await other.goto(page.url());
  await aTurnOrTheEnd(other, words);
  for (const tab of [page, other]) await tab.getByText(words.pages.connection.otherTab).waitFor();
  await look(page, 'two-tabs');
  await Promise.all([page, other].map((tab) => tableOf(tab, words).actions.getByRole('button').first().click()));
  const lines = (tab: typeof page) => tableOf(tab, words).log.getByRole('listitem').allInnerTexts();
  await aTurnOrTheEnd(page, words);
  await expect.poll(async () => JSON.stringify(await lines(page)) === JSON.stringify(await lines(other))).toBe(true);
  await page.getByRole('button', { name: words.pages.connection.understood }).click();
  await page.getByText(words.pages.connection.otherTab).waitFor({ state: 'hidden' });
  await context.close();
});
