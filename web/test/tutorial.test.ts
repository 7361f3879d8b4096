import type { Choice } from '@horda/cisza/state';
import { en as textsEn } from '@horda/cisza/text/en';
import { pl as textsPl } from '@horda/cisza/text/pl';
import { en as ciszaEn } from '../src/games/cisza/text/en.ts';
import { pl as ciszaPl } from '../src/games/cisza/text/pl.ts';
import type { Page } from 'playwright-core';
import { IS_FULL, further } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { tutorial } from '../src/games/cisza/tutorial.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { WORDS } from './words.ts';

type Language = 'pl' | 'en';

const CISZA = { pl: ciszaPl, en: ciszaEn } as const;
const TEXTS = { pl: textsPl, en: textsEn } as const;
/** The names of buttons do not depend on the table. */
const NO_VIEW = null as never;

const s = usePage();

test.each([['pl', DESKTOP], ...further(['en', PHONE])] as const)(
  'the lesson in %s leads to its end by doing what it says',
  async (language, size) => {
    const words = WORDS[language];
    const { page, context, complaints } = await s.visit('', { language, size });
    await page.getByRole('link', { name: words.home.learn }).first().click();
    const end = page.getByRole('heading', { name: words.tutorial.overTitle });
    await page.getByRole('button', { name: words.tutorial.next, exact: true }).waitFor();
    for (let step = 1; step <= tutorial.steps.length; step++) {
      await expect.poll(() => currentStep(page, language)).toBe(step);
      if (step === 4 || IS_FULL) await look(page, step % 4 === 1 ? `lesson-${step}` : null);
      await goOn(page, language, step);
    }
    await end.waitFor();
    await look(page, 'lesson-end');
    await page.getByRole('button', { name: words.tutorial.playOn }).click();
    await tableOf(page, words).board.waitFor();
    await tableOf(page, words).yourMove.or(tableOf(page, words).end).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

/** The step that the note says it is at, from 1; 0: there is no note. */
async function currentStep(page: Page, language: Language): Promise<number> {
  const counted = new RegExp(`^${WORDS[language].tutorial.step(0, 0).replaceAll('0', '(\\d+)')}$`);
  const [text = ''] = await page.getByText(counted).allInnerTexts();
  return Number(counted.exec(text)?.[1] ?? 0);
}

/** Reads on, or does what the note asks for. */
async function goOn(page: Page, language: Language, step: number): Promise<void> {
  const words = WORDS[language].tutorial;
  const next = page.getByRole('button', { name: words.next, exact: true });
  await next
    .or(page.getByText(words.yourMove, { exact: true }))
    .first()
    .waitFor();
  if (await next.isVisible()) return next.click();
  const told = tutorial.steps[step - 1]!;
  if (told.kind === 'do') await follow(page, language, told.choice);
}

/** As somebody does who has read what to choose: on the board, in the hand, or by a button. */
async function follow(page: Page, language: Language, choice: Choice): Promise<void> {
  const hinted = page.getByRole('button', { name: new RegExp(`[.,!] ${CISZA[language].hint}$`) });
  const { actions } = tableOf(page, WORDS[language]);
  const hand = page.locator('[data-mark="hand"]').getByRole('button');
  const texts = TEXTS[language];
  if (choice.do === 'drop') {
    const names = choice.cards.map((card) => texts.cards[card].name);
    for (const name of names) await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await hand.filter({ hasText: names[0]! }).click();
  } else if (choice.do === 'keep' || choice.do === 'end' || choice.do === 'discard') {
    await actions.getByRole('button', { name: texts.option(choice, NO_VIEW, String) }).click();
  } else await hinted.first().click();
}
