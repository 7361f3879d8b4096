/** A lesson from its first note to the game after it, with the pointer alone or with keys alone, on a desk or a phone. */
import type { Choice } from '@horda/kernel';
import type { Language } from '@horda/parts';
import type { Locator, Page } from 'playwright-core';
import { IS_FULL } from '@horda/testing/full';
import { expect } from 'vitest';
import type { Tutorial } from '../src/games/game-tutorial.ts';
import { stepsOf } from '../src/tutorial/script.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { expectGuided } from './lesson-guidance.ts';
import { expectStep, nextOf } from './lesson-notes.ts';
import { look } from './look.ts';
import { tableOf, tabTo } from './robots.ts';
import { tapThrough } from './tap-through.ts';
import type { RunningPage } from './running-page.ts';
import { WORDS } from './words.ts';

const isPhone = (page: Page): boolean => page.viewportSize()?.width === PHONE.width;

/** How a learner presses something. */
type Press = (page: Page, target: Locator) => Promise<void>;

const PRESSES: Readonly<Record<'clicks' | 'keys', Press>> = {
  clicks: (page, target) => (isPhone(page) ? tapThrough(target) : target.click()),
  keys: async (page, target) => {
    await target.waitFor();
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
};

export const WAYS = [
  ['clicks', 'pl', DESKTOP],
  ['clicks', 'en', PHONE],
  ['keys', 'en', DESKTOP],
  ['keys', 'pl', PHONE],
] as const;

/** With keys a learner goes only so far, unless the run is a full one: they show that the focus is where the way on is. */
const SOME_STEPS = 5;

/** The page of a learner who is to choose something. */
export interface Learner {
  readonly page: Page;
  readonly language: Language;
  readonly onPhone: boolean;
  readonly press: (target: Locator) => Promise<void>;
  /** Only opens it, where a finger would. */
  readonly touch: (target: Locator) => Promise<void>;
}

/** Goes through all steps of a game's lesson; `choose` touches whatever makes a choice of the game. */
export async function learn<C extends Choice>(
  s: RunningPage,
  game: string,
  tutorial: Tutorial<C>,
  [how, language, size]: (typeof WAYS)[number],
  choose: (learner: Learner, choice: C) => Promise<void>,
): Promise<void> {
  const words = WORDS[language];
  const steps = stepsOf(tutorial);
  const { page, context, complaints } = await s.visit(`#/tutorial/${game}`, { language, size });
  const press = (target: Locator): Promise<void> => PRESSES[how](page, target);
  const touch = (target: Locator): Promise<void> => (how === 'clicks' && size === PHONE ? target.tap() : press(target));
  const learner: Learner = { page, language, onPhone: size === PHONE, press, touch };
  const isWhole = IS_FULL || how === 'clicks';
  for (const [at, step] of steps.slice(0, isWhole ? undefined : SOME_STEPS).entries()) {
    await expectStep(page, language, steps, at);
    // What others do is seen first: then the note stands where it stays.
    if (step.kind !== 'do') await nextOf(page, language).waitFor();
    await expectGuided(page, step);
    if (at === 2 || IS_FULL) await look(page, `${game}-lesson-${String(at + 1).padStart(2, '0')}`);
    if (step.kind === 'do') await choose(learner, step.choice);
    else {
      if (how === 'keys') await nextOf(page, language).and(page.locator(':focus')).waitFor();
      await press(nextOf(page, language));
    }
  }
  if (isWhole) {
    await page.getByRole('heading', { name: words.tutorial.overTitle }).waitFor();
    await look(page, `${game}-lesson-end`);
    await press(page.getByRole('button', { name: how === 'keys' ? words.tutorial.again : words.tutorial.playOn }));
    if (how === 'keys') await expectStep(page, language, steps, 0);
    else await tableOf(page, words).yourMove.or(tableOf(page, words).end).first().waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
}

/** The first thing at a mark of the board that can be chosen. */
export const choosableAt = (page: Page, mark: string): Locator =>
  page.locator(`[data-mark="${mark}"] [data-choosable="true"]`).first();

/** The first button beside the status line. */
export const firstAction = (page: Page, language: Language): Locator =>
  tableOf(page, WORDS[language]).actions.getByRole('button').first();
