import { readFileSync } from 'node:fs';
import { PACK, PRINTED_PACK } from '@horda/cisza/pack';
import { packFile } from '@horda/kernel';
import type { Page } from 'playwright-core';
import { further } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { look, lookAgain } from './look.ts';
import { aTurnOrTheEnd, playByClicks, tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { invitationTo, makeTable } from './tables.ts';
import { WORDS } from './words.ts';

const s = usePage();

const none = Object.fromEntries(Object.keys(PRINTED_PACK.resources).map((card) => [card, 0]));
const GOOD = packFile({ id: 'cisza', pack: PACK }, 'axes', {
  ...PRINTED_PACK,
  resources: { ...none, axe: 54, walkieTalkie: 1 },
});
const BAD = { ...GOOD, city: { ...PRINTED_PACK.city, hord: 2 } };

async function load(page: Page, label: string, content: string): Promise<void> {
  const file = { name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(content) };
  await page.getByLabel(label).setInputFiles(file);
}

test.each([['pl', 'online', PHONE], ['en', 'local', PHONE], ...further(['pl', 'local', DESKTOP])] as const)(
  'in %s, %s: a bad pack is explained, a good one is played with',
  async (language, host, size) => {
    const words = WORDS[language];
    const { pack, newTable, form } = words.pages;
    const { page, context, complaints } = await s.visit(`#/new/cisza${host === 'local' ? '/local' : ''}`, {
      language,
      size,
    });
    if (host === 'online') await page.getByLabel(form.name, { exact: true }).fill('Ada');
    await page.getByRole('radio', { name: '2', exact: true }).check();
    if (host === 'online') await page.getByRole('combobox').last().selectOption('greedy');
    await page.getByRole('heading', { name: pack.title }).click();

    await load(page, pack.choose, '{\n  "pack": "x",\n}');
    await page.getByText(language === 'pl' ? 'wiersz 3, kolumna 1' : 'line 3, column 1').waitFor();
    await load(page, pack.choose, JSON.stringify(BAD, null, 2));
    await page.getByText(pack.wrong('cards.json', 1)).waitFor();
    const problem = page.getByRole('listitem').filter({ hasText: 'city.hord' });
    await expect.poll(() => problem.textContent()).toMatch(/horde\?$/);
    await look(page, `pack-bad-${host}`);

    // Nobody starts with the game's own cards by mistake.
    const start = page.getByRole('button', { name: newTable.start });
    const place = page.url();
    await page.getByText(pack.holds).waitFor();
    expect(await start.getAttribute('aria-disabled')).toBe('true');
    await start.press('Enter');
    await page.getByLabel(pack.choose).and(page.locator(':focus')).waitFor();
    expect(page.url()).toBe(place);
    await page.getByRole('button', { name: pack.ownCards }).press('Enter');
    await expect.poll(() => problem.count()).toBe(0);
    expect(await page.getByText(pack.holds).count()).toBe(0);
    expect(await start.getAttribute('aria-disabled')).toBe('false');

    await load(page, pack.choose, JSON.stringify(GOOD));
    await page.getByText(pack.chosen('axes')).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(pack.remove);
    await lookAgain(page, `pack-good-${host}`);
    await page.keyboard.press('Enter');
    await page.getByText(pack.help).waitFor();
    await load(page, pack.choose, JSON.stringify(GOOD));
    await page.getByText(pack.chosen('axes')).waitFor();

    await start.click();
    await aTurnOrTheEnd(page, words);
    await page.getByText(words.table.status.pack('axes')).waitFor();
    const { board } = tableOf(page, words);
    const hand = await board
      .locator('[data-piece]')
      .filter({ hasText: language === 'pl' ? /Siekiera/ : /Axe/ })
      .count();
    expect(hand).toBeGreaterThanOrEqual(3);
    await lookAgain(page, `pack-table-${host}`);
    const moves = await playByClicks(page, words, {
      seed: 3,
      before: async (move) => (move < 3 ? 'go on' : 'stop'),
    });
    expect(moves).toBeGreaterThan(0);
    await page.reload();
    await page.getByText(words.table.status.pack('axes')).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each([
  ['cisza', 'pl', DESKTOP],
  ['zombiaki', 'en', PHONE],
  ['gear-up', 'pl', PHONE],
  ['long-night', 'en', PHONE],
] as const)('the form of %s hands out a template, which it takes back (%s)', async (game, language, size) => {
  const { page, context, complaints } = await s.visit(`#/new/${game}/local`, { language, size });
  const { pack } = WORDS[language].pages;
  await page.getByRole('heading', { name: pack.title }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: pack.template }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`my-${game}.json`);
  const content = readFileSync(await file.path(), 'utf8');
  expect(JSON.parse(content)).toMatchObject({ pack: `my-${game}`, game });
  await lookAgain(page, `pack-template-${game}`);
  await load(page, pack.choose, content);
  await page.getByText(pack.chosen(`my-${game}`)).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('who is invited to a table with a pack is told, before sitting down and in the lobby', async () => {
  const made = await makeTable(s.address, { bots: [], pack: GOOD as Record<string, unknown> });
  const { page, context, complaints } = await s.visit(invitationTo(made));
  const told = page.getByText(WORDS.pl.pages.lobby.pack('axes'));
  await told.waitFor();
  await look(page);
  await page.getByLabel(WORDS.pl.pages.form.name, { exact: true }).fill('Bob');
  await page.getByRole('button', { name: WORDS.pl.pages.door.sit }).click();
  await page.getByRole('heading', { name: WORDS.pl.pages.lobby.title('Cisza') }).waitFor();
  await told.waitFor();
  await look(page, 'pack-lobby');
  expect(complaints).toEqual([]);
  await context.close();
});
