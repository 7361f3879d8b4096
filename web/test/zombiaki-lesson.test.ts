/** The lesson of Zombiaki, learned with the pointer alone and with keys alone, on a desk and on a phone. */
import type { Choice } from '@horda/zombiaki/state';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../src/games/zombiaki/text/en.ts';
import { pl } from '../src/games/zombiaki/text/pl.ts';
import { cardOf } from '../src/games/zombiaki/tutorial-start.ts';
import { tutorial } from '../src/games/zombiaki/tutorial.ts';
import { fieldName } from '@horda/zombiaki/text/messages';
import { choosableAt, firstAction, learn, WAYS, type Learner } from './lesson-ways.ts';
import { usePage } from './running-page.ts';

const ZOMBIAKI = { pl, en } as const;

const s = usePage();

test.each(WAYS)('the lesson can be learned by %s in %s', (...way) =>
  learn(s, 'zombiaki', tutorial, way, async (learner, choice) => {
    await expectNews(learner.page, choice);
    const targets = targetsOf(learner, choice);
    for (const [i, target] of targets.entries()) await (i < targets.length - 1 ? learner.touch : learner.press)(target);
  }),
);

/** What has come since the learner's move is marked: only Misha, in the zombies' first turn. */
async function expectNews(page: Page, choice: Choice): Promise<void> {
  const isAfter = choice.do === 'discard' && choice.card === 'trolleybus';
  const marks = await page.locator('[data-new]').evaluateAll((all) => all.map((one) => one.getAttribute('data-mark')));
  expect(marks).toEqual(isAfter ? [`zombie:${cardOf('misha')}`] : []);
}

/** What is touched for a choice, one after the other. */
function targetsOf({ page, language, onPhone }: Learner, choice: Choice): readonly Locator[] {
  const choosable = (mark: string): Locator => choosableAt(page, mark);
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
      return [firstAction(page, language)];
    default:
      throw new Error(`the lesson does not ask for ${choice.do}`);
  }
}
