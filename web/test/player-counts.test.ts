/** Cisza drawn for every number of players, in both languages and at both sizes: looked at by people and by axe-core. */
import { further, IS_FULL } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { playByClicks } from './robots.ts';
import { usePage } from './running-page.ts';
import { startSolo } from './solo.ts';
import { WORDS } from './words.ts';

const s = usePage();

/** Six players on a phone have tests of their own. */
const TABLES = [
  { language: 'pl', size: DESKTOP, seats: 6 },
  { language: 'en', size: PHONE, seats: 4 },
  ...further(
    { language: 'pl', size: DESKTOP, seats: 2 },
    { language: 'en', size: DESKTOP, seats: 3 },
    { language: 'pl', size: DESKTOP, seats: 4 },
    { language: 'en', size: DESKTOP, seats: 5 },
    { language: 'en', size: PHONE, seats: 2 },
    { language: 'pl', size: PHONE, seats: 3 },
    { language: 'pl', size: PHONE, seats: 5 },
  ),
] as const;

test.each(TABLES)('$seats players in $language, $size.width px wide', async ({ language, size, seats }) => {
  const words = WORDS[language];
  const { page, context, complaints } = await s.visit('', { language, size });
  await startSolo(page, words, seats);
  await playByClicks(page, words, {
    seed: seats,
    async before(move) {
      if (move === 5 || (IS_FULL && move === 0)) await look(page, `${seats}-players-${move}`);
      return move < 5 ? 'go on' : 'stop';
    },
  });
  const { width, wanted } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return { width: clientWidth, wanted: scrollWidth };
  });
  expect(wanted).toBe(width);
  expect(complaints).toEqual([]);
  await context.close();
});
