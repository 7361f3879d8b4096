/** The lesson of Gear Up, learned with the pointer alone and with keys alone, on a desk and on a phone. */
import type { Choice } from '@horda/gear-up/state';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tutorial } from '../src/games/gear-up/tutorial.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { boardOf } from './gear-up-robots.ts';
import { expectInSight, expectStep, nextOf, noteOf } from './lesson-notes.ts';
import { look } from './look.ts';
import { tableOf, tabTo } from './robots.ts';
import { startPage, type RunningPage } from './running-page.ts';
import { WORDS } from './words.ts';

const { steps } = tutorial;
/** The boss has no more places for a shape than this. */
const MOST_PLACES = 250;

let s: RunningPage;
beforeAll(async () => void (s = await startPage()));
afterAll(() => s.close());

/** How a learner presses something. */
type Press = (page: Page, target: Locator) => Promise<void>;

const byClick: Press = (_page, target) => target.click();
const byKeys: Press = async (page, target) => {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

test.each([
  ['clicks', 'pl', DESKTOP, byClick],
  ['clicks', 'en', PHONE, byClick],
  ['keys', 'en', DESKTOP, byKeys],
  ['keys', 'pl', PHONE, byKeys],
] as const)(
  'by %s in %s the lesson leads to its end, and the game can be played on',
  async (how, language, size, press) => {
    const words = WORDS[language];
    const { page, context, complaints } = await s.visit('#/tutorial/gear-up', { language, size });
    for (const [at, step] of steps.entries()) {
      await expectStep(page, language, steps, at);
      // What others do is seen first: then the note stands where it stays.
      if (step.kind !== 'do') await nextOf(page, language).waitFor();
      await expectInSight(page, step);
      if (how === 'clicks' && at % 3 === 0) await look(page, `gear-up-lesson-${at + 1}`);
      if (step.kind !== 'do') await press(page, nextOf(page, language));
      else await choose(page, press, step.choice, tableOf(page, words).actions, size === PHONE);
    }
    await page.getByRole('heading', { name: words.tutorial.overTitle }).waitFor();
    await look(page, 'gear-up-lesson-end');
    await press(page, page.getByRole('button', { name: words.tutorial.playOn }));
    await tableOf(page, words).yourMove.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
  120_000,
);

test('on a phone the note lies over the clipboard, and says so when other squares are marked', async () => {
  const language = 'en';
  const { page, context } = await s.visit('#/tutorial/gear-up', { language, size: PHONE });
  for (const at of [0, 1]) {
    await expectStep(page, language, steps, at);
    await nextOf(page, language).click();
  }
  await expectStep(page, language, steps, 2);
  await page.locator(`[data-mark="${steps[2]!.mark}"] [data-choosable="true"]`).first().click();
  await boardOf(page).lay.click();
  // What is covered cannot be clicked.
  await noteOf(page).getByText(WORDS[language].tutorial.notThis).click({ trial: true });
  await context.close();
});

/** Touches whatever makes this choice. */
async function choose(page: Page, press: Press, choice: Choice, actions: Locator, onPhone: boolean): Promise<void> {
  const choosable = (mark: string): Locator => page.locator(`[data-mark="${mark}"] [data-choosable="true"]`).first();
  switch (choice.do) {
    case 'mark':
    case 'ammo':
      if (choice.target >= 0) await press(page, choosable(`zombie:${choice.target}`));
      else {
        await press(page, page.locator('[data-mark="boss-tab"]'));
        // With little room the grid lies on the table only when it is asked for.
        if (onPhone) await press(page, choosable('boss-poster'));
      }
      return lay(page, press, choice.do === 'ammo' ? [choice.cell] : choice.cells);
    case 'upgrade':
      return press(page, choosable(`weapon:${choice.weapon}`));
    case 'block':
      return press(page, choosable('price'));
    case 'assign':
      return press(page, choosable(`wave:${choice.card}`));
    case 'agree':
    case 'confirm':
      return press(page, actions.getByRole('button').first());
    default:
      throw new Error(`the lesson does not ask for ${choice.do}`);
  }
}

/** Goes through the places of the shape until it lies on these squares, and marks them. */
async function lay(page: Page, press: Press, cells: readonly number[]): Promise<void> {
  const { held, next, lay: done } = boardOf(page);
  const squares = (): Promise<readonly number[]> =>
    held.evaluateAll((all) => all.map((square) => Number((square as HTMLElement).dataset['square'])));
  await done.waitFor();
  for (let tries = 0; tries < MOST_PLACES; tries++) {
    const now = await squares();
    if (now.length === cells.length && now.every((cell) => cells.includes(cell))) return press(page, done);
    await press(page, next);
  }
  throw new Error(`the shape does not come to ${cells.join(' ')}`);
}
