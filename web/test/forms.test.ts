/** The form of a new table, and what people do to it by mistake. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PHONE } from './browser.ts';
import { look } from './look.ts';
import { usePage } from './running-page.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const { file, pack, form, newTable } = words.pages;
const s = usePage();
const PLAYED = readFileSync(new URL('../../games/cisza/test/saves/v1/two-normal.json', import.meta.url), 'utf8');
const FINISHED = Buffer.from(JSON.stringify({ horda: 1, ...(JSON.parse(PLAYED) as object) }));

test('a saved game in the wrong place, a game that is over, a name with emoji', async () => {
  const { page, context, complaints } = await s.visit('#/new/cisza', { size: PHONE });
  const save = { name: 'save.json', mimeType: 'application/json', buffer: FINISHED };
  const name = page.getByRole('textbox', { name: form.name });
  await name.fill('Ada 👩🏽‍🚒');
  expect(await name.inputValue()).toBe('Ada 👩🏽‍🚒');

  // A save is no pack.
  await page.getByRole('heading', { name: pack.title }).click();
  await page.getByLabel(pack.choose).setInputFiles(save);
  await page.getByText(pack.aSave(file.title)).waitFor();
  await look(page, 'save-as-pack');
  await page.getByRole('button', { name: pack.ownCards }).click();

  // A game that is over is watched, not played on.
  await page.getByRole('heading', { name: file.title }).click();
  await page.getByLabel(file.choose).setInputFiles(save);
  await page.getByText(file.finished).waitFor();
  await look(page, 'finished-save');
  expect(await page.getByText(newTable.rules).count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: file.watch }).click();
  await page.getByRole('slider', { name: words.replay.scrubber }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
