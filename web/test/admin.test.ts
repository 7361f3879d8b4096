/** The page of the person who runs the server, and what players see of it. */
import { further } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { en } from '../src/pages/admin/text/en.ts';
import { pl } from '../src/pages/admin/text/pl.ts';
import { ENDING } from '../src/text/ending.ts';
import { GAMES_WORDS } from '../src/pages/games/text/of.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { usePage } from './running-page.ts';
import { ADMIN_KEY } from './served-page.ts';
import { command, seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const s = usePage();
const ADMIN = { en, pl };

test.each([
  ['pl', 'desktop', DESKTOP],
  ['en', 'phone', PHONE],
  ...further(['en', 'desktop', DESKTOP], ['pl', 'phone', PHONE]),
] as const)('the host looks after tables in %s on a %s', async (language, _, size) => {
  const words = ADMIN[language];
  const made = await startedTable(s.address);
  const { table, key } = made;
  await command(s.address, table, key, { do: 'say', text: 'Dzień dobry' });
  const player = await s.visit(seatOf(made, key), { language, size });
  const { page, complaints } = await s.visit('#/admin', { language, size });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  await page.getByLabel(words.key).fill('wrong');
  await button(words.enter).click();
  await page.getByText(words.wrongKey).waitFor();
  await look(page, 'admin-key');
  await page.getByLabel(words.key).fill(ADMIN_KEY);
  await button(words.enter).click();
  await page.getByText(table).waitFor();
  await look(page, 'admin-list');
  expect(await fits()).toBeLessThanOrEqual(0);

  // The list is filtered; the key is kept for this tab.
  await page.getByLabel(words.status).selectOption('over');
  await expect.poll(() => page.getByText(table).count()).toBe(0);
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: table });
  await row.getByRole('button', { name: words.look }).click();
  await page.getByText('Dzień dobry').waitFor();
  await look(page, 'admin-sheet');
  expect(await fits()).toBeLessThanOrEqual(0);

  await button(words.expire).click();
  await page.getByRole('group', { name: words.expire }).getByRole('button', { name: words.expire }).click();
  await page.getByText(words.expires, { exact: true }).waitFor();
  const notice = language === 'pl' ? /Stół zniknie/ : /The table will be removed on/;
  await player.page.getByText(notice).first().waitFor();
  await look(player.page, 'admin-expires');

  await button(words.newInvite).click();
  await page.getByRole('group', { name: words.newInvite }).getByRole('button', { name: words.newInvite }).click();
  await page.getByRole('textbox', { name: words.linkTitle.invite }).waitFor();

  await button(words.remove).click();
  await page.getByText(words.removeSure).waitFor();
  await look(page, 'admin-sure');
  await page.getByRole('group', { name: words.remove }).getByRole('button', { name: words.remove }).click();
  await page.getByText(words.removed).waitFor();
  expect(await page.getByText(table).count()).toBe(0);

  // Who played there is told, and the browser no longer offers the table.
  await player.page.getByText(ENDING[language].goneTitle).waitFor();
  await player.page.getByText(WORDS[language].common.reasons.removed).waitFor();
  await look(player.page, 'admin-removed');
  await player.page.goto(`${s.address}/#/games`);
  await player.page.getByText(GAMES_WORDS[language].none).waitFor();

  await page.getByRole('textbox', { name: words.address }).fill('192.0.2.7');
  await button(words.block).click();
  await page.getByRole('group', { name: words.block }).getByRole('button', { name: words.block }).click();
  await page.getByText(words.blocked('192.0.2.7')).waitFor();
  await button(words.unblock).click();
  await page.getByRole('group', { name: words.unblock }).getByRole('button', { name: words.unblock }).click();
  await page.getByText(words.noBlocks).waitFor();
  expect(complaints.filter((line) => !line.includes('401'))).toEqual([]);
});
