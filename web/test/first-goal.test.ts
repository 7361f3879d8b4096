/** The goal in five lines: shown to newcomers, gone with one touch, never shown twice. */
import { entry as cisza } from '@horda/cisza/entry';
import { goalIn } from '@horda/parts';
import { expect, test } from 'vitest';
import { GOAL_WORDS } from '../src/goal/words.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { aTurnOrTheEnd } from './robots.ts';
import { usePage } from './running-page.ts';
import { seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const s = usePage();

test.each([
  { language: 'pl', size: PHONE },
  { language: 'en', size: DESKTOP },
] as const)('a newcomer reads the goal once ($language $size.width)', async ({ language, size }) => {
  const made = await startedTable(s.address);
  const place = seatOf(made, made.key);
  const { page, context, complaints } = await s.visit(place, { language, size, newcomer: true });
  const card = page.getByRole('dialog');
  const lines = goalIn(language, cisza.leaflet).map(({ text }) => text);
  await card.waitFor();
  await expect.poll(() => card.getByRole('listitem').allInnerTexts()).toEqual(lines);
  const lesson = card.getByRole('link', { name: GOAL_WORDS[language].lesson });
  expect(await lesson.getAttribute('href')).toBe('#/tutorial/cisza');
  await look(page, 'first-goal');
  expect(await card.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  // Anywhere on the sheet.
  await card.getByText(lines[2]!).click();
  await card.waitFor({ state: 'hidden' });
  await page.reload();
  await aTurnOrTheEnd(page, WORDS[language]);
  expect(await card.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
