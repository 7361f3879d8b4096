/**
 * Zombiaki in a real browser: both sides and both decks, by clicks and by keys, on a desk and on a phone. The first table
 * is played to its end, in a full run all of them.
 */
import type { Language } from '@horda/parts';
import { IS_FULL } from '@horda/testing/full';
import { en } from '@horda/zombiaki/text/en';
import { pl } from '@horda/zombiaki/text/pl';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { playByClicks, playByKeys, tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { WORDS } from './words.ts';

const TEXTS = { pl, en } as const;
/** What cannot be chosen now, and says why. */
const BARRED = '.zk-street .piece-touch[aria-disabled="true"]';

const SOME_MOVES = 10;

const s = usePage();

interface Wish {
  readonly language: Language;
  readonly deck: 'moskwa' | 'jubileusz';
  /** The seat that leads the zombies; the person sits in the first one. */
  readonly zombies: '1' | '2';
}

async function startTable(page: Page, { language, deck, zombies }: Wish): Promise<void> {
  const words = WORDS[language];
  const { newTable } = words.pages;
  const { settings } = TEXTS[language];
  await page.getByRole('heading', { name: newTable.rules }).click();
  await page.getByRole('radio', { name: settings.deck.values[deck] }).check();
  await page.getByRole('radio', { name: settings.zombies.values[zombies], exact: true }).check();
  await page.getByRole('button', { name: newTable.start }).click();
  await tableOf(page, words).board.waitFor();
}

test.each([
  { how: 'clicks', size: DESKTOP, language: 'pl', deck: 'moskwa', zombies: '2', seed: 1 },
  { how: 'clicks', size: PHONE, language: 'en', deck: 'moskwa', zombies: '1', seed: 2 },
  { how: 'keys', size: DESKTOP, language: 'en', deck: 'jubileusz', zombies: '1', seed: 3 },
  { how: 'keys', size: PHONE, language: 'pl', deck: 'jubileusz', zombies: '2', seed: 4 },
] as const)('$deck by $how in $language, the zombies in seat $zombies', async (wish) => {
  const { how, size, language, deck, seed } = wish;
  const toTheEnd = IS_FULL || seed === 1;
  const words = WORDS[language];
  const { page, complaints, context } = await s.visit('#/new/zombiaki/local', { language, size });
  await startTable(page, wish);
  const play = how === 'clicks' ? playByClicks : playByKeys;
  const moves = await play(page, words, {
    seed,
    async before(move) {
      if (move === 6 || (IS_FULL && move % 15 === 0)) await look(page, `zombiaki-${deck}-${size.width}-${move}`);
      return toTheEnd || move < SOME_MOVES ? 'go on' : 'stop';
    },
  });
  console.log(`${moves} moves by ${how}`);
  if (toTheEnd) {
    await look(page, `zombiaki-${deck}-${size.width}-end`);
    await tableOf(page, words).end.getByRole('button').first().waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('a field that is no target says why, by the rule', async () => {
  const words = WORDS.pl;
  const { page, context } = await s.visit('#/new/zombiaki/local');
  await startTable(page, { language: 'pl', deck: 'moskwa', zombies: '1' });
  const barred = page.locator(BARRED);
  await playByClicks(page, words, {
    seed: 5,
    before: async () => ((await barred.count()) > 0 ? 'stop' : 'go on'),
  });
  const field = barred.first();
  await field.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('dialog', { name: words.table.why.title });
  await note.waitFor();
  expect(await note.locator('.rule-tag').textContent()).toMatch(/^[ZRKPMH]\d+$/);
  await look(page, 'zombiaki-why');
  await page.keyboard.press('Escape');
  await note.waitFor({ state: 'detached' });
  await context.close();
});

test('a lane that is looked at shows its line of fire', async () => {
  const { page, context } = await s.visit('#/new/zombiaki/local');
  await startTable(page, { language: 'pl', deck: 'moskwa', zombies: '1' });
  const head = page.locator('[data-mark="lane:B"]');
  // Only focus by keys is a look; a press of the mouse sets it, too.
  await page.keyboard.press('Tab');
  await head.focus();
  await page.locator('.zk-fire-note').waitFor();
  expect(await page.locator('.zk-fire-note').textContent()).not.toBe('');
  await look(page, 'zombiaki-line');
  await context.close();
});
