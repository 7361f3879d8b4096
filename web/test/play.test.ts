import { afterAll, beforeAll, expect, test } from 'vitest';
import { look } from './look.ts';
import { playByClicks, playByKeys, tabTo, tableOf } from './robots.ts';
import { startPage, type RunningPage } from './running-page.ts';
import { startSolo } from './solo.ts';
import { WORDS } from './words.ts';

let s: RunningPage;
beforeAll(async () => void (s = await startPage()));
afterAll(() => s.close());

test('Cisza is played from the home page to the end screen by clicks alone', async () => {
  const words = WORDS.pl;
  const { page, complaints, context } = await s.visit();
  await look(page, 'home');
  await startSolo(page, words);
  const moves = await playByClicks(page, words, {
    seed: 1,
    async before(move) {
      if (move % 8 === 0) await look(page, `cisza-${move}`);
      return 'go on';
    },
  });
  console.log(`${moves} moves by clicks`);
  await look(page, 'end');
  expect(await tableOf(page, words).end.getByRole('button').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('Cisza is played from the home page to the end screen by keys alone', async () => {
  const words = WORDS.en;
  const { page, complaints, context } = await s.visit('', { language: 'en' });
  const { keyboard } = page;
  const goBy = async (role: 'link' | 'button' | 'radio', name: string): Promise<void> => {
    const target = page.getByRole(role, { name, exact: true });
    await target.waitFor();
    await tabTo(page, target);
    await keyboard.press('Enter');
  };
  await goBy('link', words.home.alone);
  // In a group of radio buttons the arrows choose.
  const sizes = page.getByRole('group', { name: words.pages.newTable.howMany }).getByRole('radio');
  await sizes.first().waitFor();
  await tabTo(page, sizes);
  while (!(await page.getByRole('radio', { name: '2', exact: true }).isChecked())) await keyboard.press('ArrowLeft');
  await tabTo(page, page.getByRole('group', { name: words.pages.newTable.pace }).getByRole('radio'));
  while (!(await page.getByRole('radio', { name: words.pages.newTable.paces.fast }).isChecked()))
    await keyboard.press('ArrowLeft');
  await goBy('button', words.pages.newTable.start);
  const moves = await playByKeys(page, words, { seed: 2 });
  console.log(`${moves} moves by keys`);
  await goBy('link', words.replay.end.replay);
  await page.getByRole('slider', { name: words.replay.scrubber }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
