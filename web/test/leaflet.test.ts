/** The rules on one sheet, before all rules in order; on paper it is one page. */
import { entry } from '@horda/zombiaki/entry';
import { expect, test } from 'vitest';
import { LEAFLET_WORDS } from '../src/pages/rules/leaflet-words.ts';
import { PHONE } from './browser.ts';
import { look } from './look.ts';
import { usePage } from './running-page.ts';

const s = usePage();
/** Of a lying A4 within its margins, in CSS pixels. */
const [WIDTH, HEIGHT] = [1054, 725];

test('six frames with pictures lead to the rules, and fit on one sheet of paper', async () => {
  const words = LEAFLET_WORDS.pl;
  const { page, context, complaints } = await s.visit('#/rules/zombiaki', { size: PHONE });
  const leaflet = page.getByRole('region', { name: words.title });
  await leaflet.getByRole('heading', { name: 'Znaki' }).waitFor();
  expect(await leaflet.getByRole('heading').count()).toBe(6);
  expect(await leaflet.locator('.leaflet-picture').count()).toBe(5);
  expect(await leaflet.locator('.leaflet-sign').count()).toBe(entry.leaflet.signs.length);
  await look(page, 'leaflet');
  await leaflet.getByRole('link', { name: entry.leaflet.frames[3]!.rule, exact: true }).click();
  await page.locator(`#rule-${entry.leaflet.frames[3]!.rule}[aria-current="true"]`).waitFor();

  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await page.emulateMedia({ media: 'print' });
  // A dark scheme would print black margins.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  expect(await leaflet.evaluate((sheet) => sheet.getBoundingClientRect().height)).toBeLessThan(HEIGHT);
  expect(complaints).toEqual([]);
  await context.close();
});
