import { en as ciszaEn } from '../src/games/cisza/text/en.ts';
import { pl as ciszaPl } from '../src/games/cisza/text/pl.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { startPage, type RunningPage } from './running-page.ts';
import { WORDS } from './words.ts';

const CISZA = { pl: ciszaPl, en: ciszaEn } as const;
const MOST_STEPS = 60;

let s: RunningPage;
beforeAll(async () => void (s = await startPage()));
afterAll(() => s.close());

test.each([
  ['pl', DESKTOP],
  ['en', PHONE],
] as const)('the lesson in %s leads to its end by doing what it says', async (language, size) => {
  const words = WORDS[language];
  const { page, context, complaints } = await s.visit('', { language, size });
  await page.getByRole('link', { name: words.home.learn }).first().click();
  const end = page.getByRole('heading', { name: words.tutorial.overTitle });
  const steps: string[] = [];
  await page.getByRole('button', { name: words.tutorial.next, exact: true }).waitFor();
  while (!(await end.isVisible())) {
    expect(steps.length).toBeLessThan(MOST_STEPS);
    const step = await currentStep(page, language);
    if (!steps.includes(step)) await look(page, steps.length % 5 === 0 ? `lesson-${steps.length}` : null);
    steps.push(step);
    await goOn(page, language);
    await expect.poll(async () => (await end.isVisible()) || (await currentStep(page, language)) !== step).toBe(true);
  }
  console.log(`a lesson of ${steps.length} steps`);
  expect(steps.length).toBeGreaterThan(5);
  await look(page, 'lesson-end');
  await page.getByRole('button', { name: words.tutorial.playOn }).click();
  await tableOf(page, words).board.waitFor();
  await tableOf(page, words).yourMove.or(tableOf(page, words).end).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** How far the lesson is, as its note says. */
async function currentStep(page: Page, language: 'pl' | 'en'): Promise<string> {
  const count = page.getByText(new RegExp(`^${WORDS[language].tutorial.step(0, 0).replaceAll('0', '\\d+')}$`));
  return (await count.allInnerTexts())[0] ?? '';
}

/** Reads on, or touches what the lesson points at. */
async function goOn(page: Page, language: 'pl' | 'en'): Promise<void> {
  const words = WORDS[language];
  const next = page.getByRole('button', { name: words.tutorial.next, exact: true });
  const pointed = page.getByRole('button', { name: new RegExp(`, ${CISZA[language].hint}$`) });
  const { actions } = tableOf(page, words);
  const button = actions.getByRole('button').first();
  await next.or(pointed).or(button).first().waitFor();
  if (await next.isVisible()) return next.click();
  if ((await pointed.count()) === 0) return button.click();
  await pointed.first().click();
  // Several cards are touched one after the other, and then the whole is confirmed.
  const confirm = page.locator('.hand-confirm');
  if (!(await appears(confirm))) return;
  while ((await pointed.count()) > 0) await pointed.first().click();
  await confirm.click();
}

const appears = (target: Locator): Promise<boolean> =>
  target.waitFor({ timeout: 300 }).then(
    () => true,
    () => false,
  );
