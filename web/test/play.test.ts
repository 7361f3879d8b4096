import type { Locator } from 'playwright-core';
import { IS_FULL } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { look, lookAgain } from './look.ts';
import { playByClicks, playByKeys, tabTo, tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { startSolo } from './solo.ts';
import { END_WORDS, WAITING, WORDS } from './words.ts';

/** The full run plays to the end by keys, too. */
const SOME_MOVES = 12;

const s = usePage();

test('Cisza is played from the home page to the end screen by clicks alone', async () => {
  const words = WORDS.pl;
  const { page, complaints, context } = await s.visit();
  await lookAgain(page, 'home');
  await startSolo(page, words);
  const moves = await playByClicks(page, words, {
    seed: 1,
    async before(move) {
      if (move === 12 || (IS_FULL && move % 12 === 0)) await look(page, `cisza-${move}`);
      return 'go on';
    },
  });
  console.log(`${moves} moves by clicks`);
  await look(page, 'end');
  expect(await tableOf(page, words).end.getByRole('button').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('Cisza is played from the home page by keys alone, and watched again', async () => {
  const words = WORDS.en;
  const { newTable } = words.pages;
  const { page, complaints, context } = await s.visit('', { language: 'en' });
  const { keyboard } = page;
  const walkTo = async (target: Locator): Promise<void> => {
    await target.first().waitFor();
    await tabTo(page, target);
  };
  const pressBy = async (role: 'link' | 'button', name: string): Promise<void> => {
    await walkTo(page.getByRole(role, { name, exact: true }));
    await keyboard.press('Enter');
  };
  /** In a group of radio buttons the arrows choose. */
  const chooseBy = async (group: string, name: string): Promise<void> => {
    const radios = page.getByRole('radiogroup', { name: group }).getByRole('radio');
    await walkTo(radios);
    const wanted = page.getByRole('radio', { name, exact: true });
    while (!(await wanted.isChecked())) await keyboard.press('ArrowLeft');
  };
  await pressBy('link', words.home.alone);
  await chooseBy(newTable.howMany, '2');
  await walkTo(page.locator('summary', { hasText: newTable.table }));
  await keyboard.press('Enter');
  await chooseBy(WAITING.en.pace, WAITING.en.paces.fast);
  await pressBy('button', newTable.start);
  const moves = await playByKeys(page, words, {
    seed: 2,
    async before(move) {
      if (move === 1) await lookAgain(page, `cisza-${move}`);
      return IS_FULL || move < SOME_MOVES ? 'go on' : 'stop';
    },
  });
  console.log(`${moves} moves by keys`);
  if (IS_FULL) {
    await look(page, 'end');
    await pressBy('link', END_WORDS.en.replay);
  } else {
    await pressBy('button', words.table.menu.title);
    await pressBy('link', words.table.menu.replay);
  }
  await page.getByRole('slider', { name: words.replay.scrubber }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
