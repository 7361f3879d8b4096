/** The note of a lesson as its learner meets it, whatever the game. */
import type { Choice } from '@horda/kernel';
import type { Language } from '@horda/parts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TutorialStep } from '../src/games/web-game.ts';
import { overlap, type Box } from '../src/tutorial/place.ts';
import { WORDS } from './words.ts';

/** Of what is to be seen a note may cover no more than a hair, in square pixels. */
const HAIR = 60;

type Steps = readonly TutorialStep<Choice>[];

export const noteOf = (page: Page) => page.locator('.coach');

export const nextOf = (page: Page, language: Language) =>
  noteOf(page).getByRole('button', { name: WORDS[language].tutorial.next, exact: true });

/** The lesson has come to this step, counted from 0, and says all of it. */
export async function expectStep(page: Page, language: Language, steps: Steps, at: number): Promise<void> {
  const { title, text } = steps[at]!;
  await noteOf(page)
    .getByText(WORDS[language].tutorial.step(at + 1, steps.length), { exact: true })
    .waitFor();
  const said = await noteOf(page).textContent();
  expect(said).toContain(title[language]);
  expect(said).toContain(text[language]);
}

/** The thing that the note speaks of is in sight, beside the note, as soon as both have found their places. */
export async function expectInSight(page: Page, { mark }: TutorialStep<Choice>): Promise<void> {
  const view = { left: 0, top: 0, ...page.viewportSize()! };
  const seen = async () => {
    const [thing, note] = [await boxOf(page.locator(`[data-mark~="${mark}"]:visible`)), await boxOf(noteOf(page))];
    return { mark, inSight: overlap(thing, view) > 0, beside: overlap(thing, note) < HAIR };
  };
  await expect.poll(seen).toEqual({ mark, inSight: true, beside: true });
}

async function boxOf(target: Locator): Promise<Box> {
  const { x: left, y: top, width, height } = (await target.first().boundingBox())!;
  return { left, top, width, height };
}
