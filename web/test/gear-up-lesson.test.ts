/** The lesson of Gear Up, learned with the pointer alone and with keys alone, on a desk and on a phone. */
import type { Choice } from '@horda/gear-up/state';
import type { Language } from '@horda/parts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tutorial } from '../src/games/gear-up/tutorial.ts';
import type { TutorialStep } from '../src/games/game-tutorial.ts';
import { stepsOf } from '../src/tutorial/script.ts';
import { PHONE } from './browser.ts';
import { boardOf } from './gear-up-robots.ts';
import { expectGuided } from './lesson-guidance.ts';
import { expectStep, nextOf, noteOf } from './lesson-notes.ts';
import { choosableAt, firstAction, learn, WAYS, type Learner } from './lesson-ways.ts';
import { usePage } from './running-page.ts';
import { WORDS } from './words.ts';

const steps = stepsOf(tutorial);
/** The boss has no more places for a shape than this. */
const MOST_PLACES = 250;

const s = usePage();

test.each(WAYS)('the lesson can be learned by %s in %s', (...way) => learn(s, 'gear-up', tutorial, way, choose));

test('on a phone the note lies over the clipboard, and says so when other squares are marked', async () => {
  const language = 'en';
  const { page, context } = await s.visit('#/tutorial/gear-up', { language, size: PHONE });
  const hit = await goTo(page, language, 'The hit shape');
  await choosableAt(page, hit.mark!).click();
  await boardOf(page).lay.click();
  // What is covered cannot be clicked.
  await noteOf(page).getByText(WORDS[language].tutorial.notThis).click({ trial: true });
  await context.close();
});

test('a board that scrolls away by itself is scrolled back to what the note speaks of', async () => {
  const language = 'en';
  const { page, context } = await s.visit('#/tutorial/gear-up', { language, size: PHONE });
  // The turn cards are at the top of the board.
  const turns = await goTo(page, language, 'The turn card');
  await expectGuided(page, turns);
  await page.locator('.gu-scroll').evaluate((board) => board.scrollTo({ top: board.scrollHeight }));
  await expectGuided(page, turns);
  await context.close();
});

test('the outline to be crossed is seen when the shape lies on it, over the edge of the shape', async () => {
  const { page, context } = await s.visit('#/tutorial/gear-up', { language: 'en' });
  await goTo(page, 'en', 'The hit shape');
  const drawn = await page
    .locator('.gu-grid-over path')
    .evaluateAll((all) => all.map((path) => path.getAttribute('class')));
  expect(drawn).toEqual(['gu-grid-edge', 'gu-grid-advice']);
  await context.close();
});

/** From the beginning to the step with this English title. */
async function goTo(page: Page, language: Language, title: string): Promise<TutorialStep<Choice>> {
  for (const [at, step] of steps.entries()) {
    await expectStep(page, language, steps, at);
    if (step.title.en === title) return step;
    if (step.kind === 'do') await page.locator('.gu-file.piece-hinted .piece-touch').click();
    else await nextOf(page, language).click();
  }
  throw new Error(`no step is called ${title}`);
}

/** Touches whatever makes this choice. */
async function choose(learner: Learner, choice: Choice): Promise<void> {
  const { page, language, onPhone, press } = learner;
  const choosable = (mark: string): Locator => choosableAt(page, mark);
  switch (choice.do) {
    case 'mark':
    case 'ammo':
      if (choice.target >= 0) await press(choosable(`zombie:${choice.target}`));
      else {
        await press(page.locator('[data-mark="boss-tab"]'));
        // With little room the grid lies on the table only when it is asked for.
        if (onPhone) await press(choosable('boss-poster'));
      }
      return lay(learner, choice.do === 'ammo' ? [choice.cell] : choice.cells);
    case 'take':
      return press(page.locator('.gu-file.piece-hinted .piece-touch'));
    case 'upgrade':
      return press(choosable(`weapon:${choice.weapon}`));
    case 'block':
      return press(choosable('price'));
    case 'assign':
      return press(choosable(`wave:${choice.card}`));
    case 'agree':
    case 'confirm':
      return press(firstAction(page, language));
    default:
      throw new Error(`the lesson does not ask for ${choice.do}`);
  }
}

/** Goes through the places of the shape until it lies on these squares, and marks them. */
async function lay({ page, press }: Learner, cells: readonly number[]): Promise<void> {
  const { held, next, lay: done } = boardOf(page);
  const squares = (): Promise<readonly number[]> =>
    held.evaluateAll((all) => all.map((square) => Number((square as HTMLElement).dataset['square'])));
  await done.waitFor();
  for (let tries = 0; tries < MOST_PLACES; tries++) {
    const now = await squares();
    if (now.length === cells.length && now.every((cell) => cells.includes(cell))) return press(done);
    await press(next);
  }
  throw new Error(`the shape does not come to ${cells.join(' ')}`);
}
