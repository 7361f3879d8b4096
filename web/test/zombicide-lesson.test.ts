/** The lesson of Zombicide, learned with the pointer alone and with keys alone, on a desk and on a phone. */
import type { Choice } from '@horda/zombicide/state';
import type { Locator } from 'playwright-core';
import { test } from 'vitest';
import { verbOf as wordOf } from '../src/games/zombicide/aims.ts';
import { tutorial } from '../src/games/zombicide/tutorial.ts';
import { learn, WAYS, type Learner } from './lesson-ways.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { WORDS } from './words.ts';

const s = usePage();

test.each(WAYS)('the lesson can be learned by %s in %s', (...way) => learn(s, 'zombicide', tutorial, way, choose));

/** Touches whatever makes this choice. */
async function choose(learner: Learner, choice: Choice): Promise<void> {
  const { page, language, press } = learner;
  await closeStory(learner);
  switch (choice.do) {
    case 'activate':
      return press(page.locator('[data-mark="answers"] [data-deed="activate"]').nth(choice.survivor === 0 ? 0 : 1));
    case 'move':
      return press(marked(learner, `zone-${choice.way.at(-1)}`));
    case 'door':
    case 'objective':
      // A phone has them in a list, too, whatever lies over the map.
      if (learner.onPhone) return press(page.locator(`[data-mark="answers"] [data-deed="${choice.do}"]`));
      return press(marked(learner, choice.do === 'door' ? `door-${choice.door}` : `card-${choice.place}`));
    case 'attack':
      await press(await verbOf(learner, choice));
      return press(marked(learner, `zone-${choice.zone}`));
    case 'search':
      return press(await verbOf(learner, choice));
    case 'end':
      await press(await verbOf(learner, choice));
      return press(tableOf(page, WORDS[language]).yes);
    default:
      throw new Error(`the lesson does not ask for ${choice.do}`);
  }
}

const marked = ({ page }: Learner, mark: string): Locator => page.locator(`[data-mark~="${mark}"]:visible`).first();

/** A card that was just read lies over the map until it is put away. */
async function closeStory({ page, press }: Learner): Promise<void> {
  const story = page.locator('.zc-unread button');
  if (await story.isVisible()) await press(story);
}

/** A verb of the action row; a phone keeps most of them in a sheet. */
async function verbOf({ page, onPhone, press }: Learner, choice: Choice): Promise<Locator> {
  const verb = page.locator(`[data-verb="${wordOf(choice)}"]:visible`).first();
  if (onPhone && !(await verb.isVisible())) await press(page.locator(`[data-mark~="verb-${wordOf(choice)}"]`).first());
  return verb;
}
