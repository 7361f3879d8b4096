/** What a lesson promises besides leading to its end: nothing is hidden, nothing is lost, and keys are enough. */
import type { Choice } from '@horda/cisza/state';
import type { Language } from '@horda/parts';
import type { Page } from 'playwright-core';
import { IS_FULL } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { tutorial } from '../src/games/cisza/tutorial.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { expectInSight, expectStep, nextOf, noteOf } from './lesson-notes.ts';
import { choosableAt, firstAction, SOME_STEPS } from './lesson-ways.ts';
import { look } from './look.ts';
import { tableOf, tabTo } from './robots.ts';
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

test('by keys alone on a phone: the focus is where the way on is, and the note hides nothing it speaks of', async () => {
  const language = 'en';
  const words = WORDS[language];
  const { page, context, complaints } = await s.visit('#/tutorial/cisza', { language, size: PHONE });
  for (const [at, step] of steps.slice(0, IS_FULL ? undefined : SOME_STEPS).entries()) {
    await expectStep(page, language, steps, at);
    await expectInSight(page, step);
    if (step.kind === 'do') await pressChoice(page, language, step.choice);
    else {
      await nextOf(page, language).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
    }
  }
  if (IS_FULL) {
    await page.getByRole('heading', { name: words.tutorial.overTitle }).waitFor();
    await tabTo(page, page.getByRole('button', { name: words.tutorial.again }));
    await page.keyboard.press('Enter');
    await expectStep(page, language, steps, 0);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

/** Walks to what the step asks for, and presses it. */
async function pressChoice(page: Page, language: Language, choice: Choice): Promise<void> {
  for (const target of targetsOf(page, choice) ?? [firstAction(page, language)]) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  }
}

/** Null: the choice is a button beside the status line. */
function targetsOf(page: Page, choice: Choice) {
  switch (choice.do) {
    case 'play':
      return [cardOf(page, choice.card)];
    case 'target':
      return [choosableAt(page, `shelter:${choice.seat}`)];
    case 'use':
      return [choosableAt(page, `barriers:${tutorial.learner}`)];
    case 'drop':
      return [...choice.cards.map((card) => cardOf(page, card)), page.locator('.hand-confirm')];
    default:
      return null;
  }
}

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
