import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { MadeTable } from '../src/backend/api.ts';
import { PAPER_WORDS } from '../src/pages/paper/text/of.ts';
import { PHONE } from './browser.ts';
import { look } from './look.ts';
import { usePage } from './running-page.ts';
import { finishedTable, request, seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const words = PAPER_WORDS.pl;
const s = usePage();
let made: MadeTable;
beforeAll(async () => void (made = await finishedTable(s.address)));

const inPaper = (page: Page) => page.locator('.paper-sheet article');

/** The size that a PNG says it has. */
async function sizeOf(download: Download): Promise<readonly [number, number]> {
  const file = readFileSync(await download.path());
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

test('a finished game becomes a front page, a picture of it, and a card to send', async () => {
  const { page, context, complaints } = await s.visit(seatOf(made, made.key));
  await page.getByRole('link', { name: 'Gazeta i kartka' }).click();
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  await inPaper(page).getByText('Szept', { exact: true }).waitFor();
  expect(await inPaper(page).getByText('Ada', { exact: true }).count()).toBe(1);
  const headline = await inPaper(page).getByRole('heading', { level: 2 }).textContent();
  await look(page, 'paper');

  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.picture }).click(),
  ]);
  const [width, height] = await sizeOf(picture);
  expect(width).toBe(1800);
  expect(height).toBeGreaterThanOrEqual(2600);

  await page.getByRole('button', { name: words.share }).click();
  const dialog = page.getByRole('dialog', { name: words.shareTitle });
  await dialog.getByRole('img', { name: headline! }).waitFor();
  await look(page, 'share-card');
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.save }).click(),
  ]);
  expect(await sizeOf(card)).toEqual([1200, 630]);
  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: words.hideNames }).check();
  await inPaper(page).getByText(`${words.seat} A`).first().waitFor();
  expect(
    await inPaper(page)
      .getByText(/\bAda\b/)
      .count(),
  ).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a saved game from a file has its paper in this browser, the same as at a server', async () => {
  const save = JSON.stringify(await request(s.address, `/api/tables/${made.table}/save`, undefined, made.key));
  const online = await s.visit(seatOf(made, made.key));
  await online.page.getByRole('link', { name: 'Gazeta i kartka' }).click();
  const there = await inPaper(online.page).getByRole('heading', { level: 2 }).textContent();

  const { page, context, complaints } = await s.visit('#/local-replay/none', { size: PHONE });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'save.json', mimeType: 'application/json', buffer: Buffer.from(save) });
  await page.getByRole('button', { name: WORDS.pl.replay.more }).click();
  await page.getByRole('link', { name: 'Gazeta i kartka' }).click();
  await inPaper(page).waitFor();
  expect(await inPaper(page).getByRole('heading', { level: 2 }).textContent()).toBe(there);
  await inPaper(page).getByText(words.replayHere).waitFor();
  await look(page, 'paper');
  expect(complaints).toEqual([]);
  await context.close();
});

test('nothing is printed before the end', async () => {
  const playing = await startedTable(s.address);
  const { page, context } = await s.visit(seatOf(playing, playing.key));
  await page.waitForURL(/#\/table\//);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.evaluate((table) => void (location.hash = `#/paper/${table}`), playing.table);
  await page.getByText(/Gazeta wychodzi po zakończeniu gry/).waitFor();
  expect(asked.filter((each) => each.includes('"look"'))).toEqual([]);
  await page.getByRole('link', { name: words.toTable }).click();
  await page.waitForURL(/#\/table\//);
  expect(await page.getByRole('link', { name: 'Gazeta i kartka' }).count()).toBe(0);
  await context.close();
});
