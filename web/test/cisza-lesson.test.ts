/** The lesson of Cisza, learned with the pointer alone and with keys alone, on a desk and on a phone. */
import type { Choice } from '@horda/cisza/state';
import type { Locator } from 'playwright-core';
import { test } from 'vitest';
import { tutorial } from '../src/games/cisza/tutorial.ts';
import { choosableAt, firstAction, learn, WAYS, type Learner } from './lesson-ways.ts';
import { usePage } from './running-page.ts';

const s = usePage();

test.each(WAYS)('the lesson can be learned by %s in %s', (...way) =>
  learn(s, 'cisza', tutorial, way, async (learner, choice) => {
    for (const target of targetsOf(learner, choice)) await learner.press(target);
  }),
);

/** What is touched for a choice, one after the other. */
function targetsOf({ page, language }: Learner, choice: Choice): readonly Locator[] {
  const cardOf = (card: string): Locator => page.locator(`[data-mark="hand:${card}"] .piece-touch`);
  switch (choice.do) {
    case 'play':
      return [cardOf(choice.card)];
    case 'target':
      return [choosableAt(page, `shelter:${choice.seat}`)];
    case 'use':
      return [choosableAt(page, `barriers:${tutorial.learner}`)];
    case 'drop':
      return [...choice.cards.map(cardOf), page.locator('.hand-confirm')];
    default:
      return [firstAction(page, language)];
  }
}
