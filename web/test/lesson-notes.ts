/** The note of a lesson as its learner meets it, whatever the game. */
import type { Choice } from '@horda/kernel';
import type { Language } from '@horda/parts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TutorialStep } from '../src/games/game-tutorial.ts';
import { WORDS } from './words.ts';

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
