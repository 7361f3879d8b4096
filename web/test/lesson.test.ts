/** What a lesson promises besides leading to its end: nothing is lost on the way, whatever the learner does. */
import type { Language } from '@horda/parts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tutorial } from '../src/games/cisza/tutorial.ts';
import { DESKTOP } from './browser.ts';
import { expectStep, nextOf, noteOf } from './lesson-notes.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { WORDS } from './words.ts';

const { steps } = tutorial;
const s = usePage();

const cardOf = (page: Page, card: string) => page.locator(`[data-mark="hand:${card}"] .piece-touch`);

/** The lesson has come to the step with this English title. */
const expectTitled = (page: Page, language: Language, title: string): Promise<void> =>
  expectStep(
    page,
    language,
    steps,
    steps.findIndex((step) => step.title.en === title),
  );

test('another choice, a step back, an undo and a reload lose nothing', async () => {
  const language = 'pl';
  const words = WORDS[language];
  const { page, context, complaints } = await s.visit('#/tutorial/cisza', { language, size: DESKTOP });
  const button = (name: string) => noteOf(page).getByRole('button', { name, exact: true });
  await nextOf(page, language).click();
  await expectTitled(page, language, 'The city');
  // While something is only told, nothing can be decided.
  await tableOf(page, words).actions.getByRole('button').first().click();
  await noteOf(page).getByText(words.tutorial.readFirst).waitFor();
  await nextOf(page, language).click();
  await tableOf(page, words).actions.getByRole('button').first().click();
  await nextOf(page, language).click();
  await expectTitled(page, language, 'A quiet rescue');
  await cardOf(page, 'megaphone').click();
  await noteOf(page).getByText(words.tutorial.notThis).waitFor();
  await look(page, 'lesson-remark');
  expect(await cardOf(page, 'megaphone').count()).toBe(1);
  await button(words.tutorial.back).click();
  await expectTitled(page, language, 'Three phases of a turn');
  await nextOf(page, language).click();
  await cardOf(page, 'walkieTalkie').click();
  await expectTitled(page, language, 'A loud rescue');
  await tableOf(page, words).undo.click();
  await expectTitled(page, language, 'A quiet rescue');
  await cardOf(page, 'walkieTalkie').click();
  await expectTitled(page, language, 'A loud rescue');
  await page.reload();
  await expectTitled(page, language, 'A loud rescue');
  await button(words.tutorial.fold).click();
  await button(words.tutorial.unfold).click();
  await cardOf(page, 'megaphone').click();
  await expectTitled(page, language, 'Noise wakes zombies');
  await button(words.tutorial.leave).click();
  await page.waitForURL(/#\/$/);
  // Who comes back goes on where they were.
  await page.getByRole('link', { name: words.home.learn }).first().click();
  await expectTitled(page, language, 'Noise wakes zombies');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a game without a lesson says so, and leads on', async () => {
  const { page, context } = await s.visit('#/tutorial/pilot', { language: 'en' });
  await page.getByText(WORDS.en.tutorial.none).waitFor();
  await look(page);
  await page.getByRole('link', { name: WORDS.en.common.home }).click();
  await page.waitForURL(/#\/$/);
  await context.close();
});
