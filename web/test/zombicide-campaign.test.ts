/** A campaign that outlives its server and goes on in a browser without one; and the page between its missions. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifySeries, type Answer, type Choice } from '@horda/kernel';
import { startNode } from '@horda/server/test/nodes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MadeTable, Welcome } from '../src/backend/api.ts';
import { PAGE_WORDS } from '../src/games/zombicide/campaign/words.ts';
import { GAMES_WORDS } from '../src/pages/games/text/of.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { aTurnOrTheEnd, tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { command, request, seatOf } from './tables.ts';
import { WORDS } from './words.ts';
import { firstPart, twoMissions, ZOMBICIDE, type Filed } from './zombicide-series.ts';

const s = usePage();

const fileOf = (content: object) => ({
  name: 'campaign.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

const standing = (address: string, { table, key }: MadeTable): Promise<Welcome> =>
  request(address, `/api/tables/${table}/since/0`, undefined, key) as Promise<Welcome>;

async function give(address: string, made: MadeTable, answers: readonly Answer<Choice>[]): Promise<void> {
  for (const { picks } of answers) {
    const { now } = await standing(address, made);
    await command(address, made.table, made.key, { do: 'answer', askedAt: now.askedAt, picks: [...picks] });
  }
}

/** A table at which the second mission is over; the first one was played before it. */
async function afterTwo(): Promise<MadeTable> {
  const [first, save] = twoMissions();
  const body = { save, before: [first], name: 'Ann', pace: 0 };
  const made = (await request(s.address, '/api/imports', body, null)) as MadeTable;
  await command(s.address, made.table, made.key, { do: 'start' });
  return made;
}

/** The first moves that the list of moves offers. */
async function move(page: Page, times: number): Promise<void> {
  const words = WORDS.en;
  const { list, yes } = tableOf(page, words);
  for (let i = 0; i < times; i++) {
    if ((await aTurnOrTheEnd(page, words)) === 'question') {
      await yes.click();
      continue;
    }
    if (!(await list.isVisible())) await page.keyboard.press('l');
    await list.waitFor();
    await page.keyboard.press('1');
  }
}

test('saved in the middle of a mission, its server killed, continued on another node, then in a browser alone', async () => {
  const [first, second] = twoMissions();
  const middle = second.answers.length >> 1;
  const data = mkdtempSync(join(tmpdir(), 'horda-campaign-'));
  const one = await startNode({ data, database: null });
  const body = { save: firstPart(second, middle), before: [first], name: 'Ann', pace: 0 };
  const made = (await request(one.address, '/api/imports', body, null)) as MadeTable;
  await command(one.address, made.table, made.key, { do: 'start' });
  await give(one.address, made, second.answers.slice(middle, middle + 3));
  await one.kill();

  const other = await startNode({ data, database: null });
  let exported: { readonly series: readonly Filed[] };
  try {
    expect((await standing(other.address, made)).now.answers).toBe(middle + 3);
    await give(other.address, made, second.answers.slice(middle + 3));
    expect((await standing(other.address, made)).info).toMatchObject({ status: 'over', carriesOn: true });
    exported = (await request(other.address, `/api/tables/${made.table}/series`, undefined, made.key)) as never;
  } finally {
    await other.stop();
    rmSync(data, { recursive: true });
  }
  expect(verifySeries(ZOMBICIDE, exported.series)).toHaveLength(2);
  expect(exported.series.map(({ marks }) => marks.at(-1))).toEqual([first, second].map(({ marks }) => marks.at(-1)));

  const words = WORDS.en;
  const { page, context, complaints } = await s.visit('#/new/zombicide/local', { language: 'en', keeping: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  // The first one is for packs.
  await page.locator('input[type=file]').last().setInputFiles(fileOf(exported));
  await page.getByText(words.pages.file.nextChapter).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: words.pages.newTable.start }).click();
  await tableOf(page, words).yourMove.waitFor();
  await move(page, 4);
  await page.keyboard.press('Escape');

  // The third mission goes on; the two before it are verified.
  await page.getByRole('button', { name: words.table.menu.title, exact: true }).click();
  await page.getByRole('link', { name: 'Campaign' }).click();
  await page.getByRole('link', { name: PAGE_WORDS.en.toMission }).waitFor();
  const told = page.getByText(/^2 games, \d+ moves/);
  await page.getByRole('button', { name: words.replay.series.verify }).click();
  await told.waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.replay.series.export }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(verifySeries(ZOMBICIDE, (JSON.parse(file) as typeof exported).series)).toHaveLength(2);

  // Broken off, it is the third game of the series.
  await page.getByRole('link', { name: words.replay.series.toTable }).click();
  await page.getByRole('button', { name: words.table.menu.title, exact: true }).click();
  await page.getByRole('button', { name: words.table.menu.seats, exact: true }).click();
  const breakOff = page.getByRole('button', { name: words.pages.seats.abandon });
  // It asks once more.
  for (let i = 0; i < 2; i++) await breakOff.click();
  await tableOf(page, words).end.getByRole('link', { name: 'Campaign' }).click();
  await page.getByRole('button', { name: words.replay.series.verify }).click();
  await page.getByText(/^3 games, \d+ moves/).waitFor();
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

test.each([
  ['en', DESKTOP],
  ['pl', PHONE],
] as const)('between missions there is a place to look at the campaign (%s)', async (language, size) => {
  const words = WORDS[language];
  const own = PAGE_WORDS[language];
  const made = await afterTwo();
  const { page, context, complaints } = await s.visit(seatOf(made, made.key), { language, size });
  await tableOf(page, words)
    .end.getByRole('link', { name: { en: 'Campaign', pl: 'Kampania' }[language] })
    .click();
  const missions = page.getByRole('list', { name: own.missions }).getByRole('listitem');
  await missions.first().waitFor();
  expect(await missions.count()).toBe(10);
  const won = { en: /won: \d+ round/, pl: /wygrana: \d+ rund/ }[language];
  expect(await missions.filter({ hasText: won }).count()).toBe(2);
  await look(page, `campaign-${language}`);

  // Who has what: a sheet for each survivor, by pointer and by keys.
  const tabs = page.getByRole('tab');
  expect(await tabs.count()).toBe(6);
  await tabs.nth(2).click();
  await page.keyboard.press('ArrowRight');
  expect(await tabs.nth(3).getAttribute('aria-selected')).toBe('true');
  const name = await tabs.nth(3).innerText();
  expect(await page.getByRole('tabpanel').innerText()).toContain(name.trim().split('\n')[0]!);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);

  // V280: a card is lost by a 1 among its dice, and kept without one.
  const rolls: string[] = [];
  for (const tab of await tabs.all()) {
    await tab.click();
    rolls.push(...(await page.locator('.zcc-rolls li').allInnerTexts()));
  }
  expect(rolls.length).toBeGreaterThan(6);
  await look(page, `campaign-rolls-${language}`);
  for (const roll of rolls) expect(roll.endsWith(/\n1\n/.test(roll) ? own.lost : own.kept)).toBe(true);

  // What is next begins from here, and somebody else may join: one seat more.
  await page.getByRole('combobox', { name: own.seats }).selectOption('2');
  await page.getByRole('button', { name: own.play(3) }).click();
  await page.getByRole('button', { name: words.pages.lobby.start }).waitFor();
  const table = page.url().split('/').at(-1)!;
  await command(s.address, table, made.key, { do: 'seatBot', seat: 1, bot: 'greedy' });
  await page.getByRole('button', { name: words.pages.lobby.start }).click();
  await tableOf(page, words).board.waitFor();
  expect(complaints).toEqual([]);

  // The list of games knows the way, too.
  await page.goto(`${s.address}/#/games`);
  await expect.poll(() => page.getByRole('link', { name: GAMES_WORDS[language].series }).count()).toBe(2);
  await context.close();
});
