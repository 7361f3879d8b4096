/** The lesson of Zombiaki, learned with the pointer alone and with keys alone, on a desk and on a phone. */
import type { Choice } from '@horda/zombiaki/state';
import type { Language } from '@horda/parts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../src/games/zombiaki/text/en.ts';
import { pl } from '../src/games/zombiaki/text/pl.ts';
import { tutorial } from '../src/games/zombiaki/tutorial.ts';
import { fieldName } from '@horda/zombiaki/text/messages';
import { DESKTOP, PHONE } from './browser.ts';
import { expectInSight, expectStep, nextOf } from './lesson-notes.ts';
import { look } from './look.ts';
import { tableOf, tabTo } from './robots.ts';
import { startPage, type RunningPage } from './running-page.ts';
import { WORDS } from './words.ts';

const ZOMBIAKI = { pl, en } as const;
const { steps } = tutorial;

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
    const { page, context, complaints } = await s.visit('#/tutorial/zombiaki', { language, size });
    for (const [at, step] of steps.entries()) {
      await expectStep(page, language, steps, at);
      await expectInSight(page, step);
      if (how === 'clicks' && at % 3 === 0) await look(page, `zombiaki-lesson-${at + 1}`);
      if (step.kind !== 'do') await press(page, nextOf(page, language));
      else for (const target of targetsOf(page, language, step.choice, size === PHONE)) await press(page, target);
    }
    await page.getByRole('heading', { name: words.tutorial.overTitle }).waitFor();
    await look(page, 'zombiaki-lesson-end');
    await press(page, page.getByRole('button', { name: words.tutorial.playOn }));
    await tableOf(page, words).yourMove.waitFor();
    await look(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

/** What is touched for a choice, one after the other. */
function targetsOf(page: Page, language: Language, choice: Choice, onPhone: boolean): readonly Locator[] {
  const choosable = (mark: string): Locator => page.locator(`[data-mark="${mark}"] [data-choosable="true"]`).first();
  switch (choice.do) {
    case 'discard':
    case 'play': {
      // On a phone a card is read first, and played or given up from there.
      const name = choice.do === 'play' ? ZOMBIAKI[language].play : ZOMBIAKI[language].drop;
      const does = page.getByRole('dialog').getByRole('button', { name, exact: true });
      return [choosable(`row:${choice.card}`), ...(onPhone ? [does] : [])];
    }
    case 'zombie':
      return [choosable(`zombie:${choice.zombie}`)];
    case 'field':
      return [choosable(`field:${fieldName(choice.field)}`)];
    case 'end':
      return [tableOf(page, WORDS[language]).actions.getByRole('button').first()];
    default:
      throw new Error(`the lesson does not ask for ${choice.do}`);
  }
}
