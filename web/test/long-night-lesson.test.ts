/** The lesson of The Long Night, learned with the pointer alone and with keys alone, on a desk and on a phone. */
import { same } from '@horda/kernel';
import { longNight } from '@horda/long-night';
import type { Choice } from '@horda/long-night/state';
import { en as textsEn } from '@horda/long-night/text/en';
import { pl as textsPl } from '@horda/long-night/text/pl';
import type { Locator } from 'playwright-core';
import { test } from 'vitest';
import { WORDS } from '../src/games/long-night/text/of.ts';
import { LEARNER, OPTIONS } from '../src/games/long-night/tutorial-start.ts';
import { tutorial } from '../src/games/long-night/tutorial.ts';
import { lessonScenes } from './lesson-scenes.ts';
import { choosableAt, firstAction, learn, WAYS, type Learner } from './lesson-ways.ts';
import { usePage } from './running-page.ts';

const TEXTS = { pl: textsPl, en: textsEn } as const;
const SCENES = lessonScenes(longNight, { ...tutorial, options: OPTIONS });

const s = usePage();

test.each(WAYS)('the lesson can be learned by %s in %s', (...way) => learn(s, 'long-night', tutorial, way, choose));

/** Touches whatever makes this choice. */
async function choose(learner: Learner, choice: Choice): Promise<void> {
  const { page, language, onPhone, press } = learner;
  const moment = page.locator('[data-mark="moment"]');
  switch (choice.do) {
    case 'leader':
      return press(personOf(learner, choice.survivor));
    case 'move':
    case 'search':
    case 'attack':
    case 'barricade':
      // Who has acted last is still chosen.
      if ((await personOf(learner, choice.survivor).getAttribute('aria-pressed')) !== 'true')
        await press(personOf(learner, choice.survivor));
      return press(verbOf(learner, WORDS[language].verbs[choice.do]));
    case 'go':
      return press(choosableAt(page, `place-${choice.to}`));
    case 'entrance':
      // On a phone the entrances are also in the list, whatever else is in sight.
      if (onPhone) return press(verbOf(learner, textOf(learner, choice)));
      return press(choosableAt(page, `door-${choice.place}-${choice.entrance}`));
    case 'makeNoise':
      return press(page.locator('.ln-more-noise'));
    case 'keep':
      return press(moment.getByRole('button', { name: TEXTS[language].names.card(choice.card) }));
    case 'option':
      return press(moment.locator('.ln-way').nth(choice.option));
    case 'vote':
      return press(moment.locator('.ln-thumbs button').nth(choice.up ? 0 : 1));
    case 'contribute':
      await press(await cardOf(learner, choice.card));
      return press(verbOf(learner, textOf(learner, choice)));
    case 'play': {
      // One that was given lies open.
      if (before(choice).kernel.asks[0]!.prompt !== 'turn.choose')
        return press(verbOf(learner, textOf(learner, choice)));
      const card = await cardOf(learner, choice.card);
      await press(card);
      return press(card);
    }
    case 'letPass':
      return press(verbOf(learner, textOf(learner, choice)));
    case 'request':
    case 'end':
      return press(firstAction(page, language));
    default:
      throw new Error(`the lesson does not ask for ${choice.do}`);
  }
}

const personOf = ({ page }: Learner, survivor: number): Locator => choosableAt(page, `survivor-${survivor}`);

/** A card of the hand, which a phone shows on a page of its own. */
async function cardOf({ page, onPhone, press }: Learner, card: number): Promise<Locator> {
  if (onPhone && !(await page.locator('.ln-hand').isVisible()))
    await press(page.locator('.ln-tabs [data-mark~="hand"]'));
  return choosableAt(page, `card-${card}`);
}

const verbOf = ({ page }: Learner, name: string): Locator =>
  page.locator('[data-mark="verbs"]').getByRole('button', { name }).first();

/** The table at which the lesson asks for this choice. */
function before(choice: Choice) {
  return SCENES.find(({ step }) => step.kind === 'do' && same(step.choice, choice))!.before;
}

function textOf({ language }: Learner, choice: Choice): string {
  const name = (seat: number): string => tutorial.names[language][seat]!;
  return TEXTS[language].option(choice, longNight.view(before(choice), LEARNER), name);
}
