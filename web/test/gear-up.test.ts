/** Gear Up in a real browser: alone and with three bots to the end, by clicks and by keys, on a desk and on a phone. */
import type { Language } from '@horda/parts';
import { en } from '@horda/gear-up/text/en';
import { pl } from '@horda/gear-up/text/pl';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as drawnEn } from '../src/games/gear-up/text/en.ts';
import { pl as drawnPl } from '../src/games/gear-up/text/pl.ts';
import { DESKTOP, PHONE, type Visit } from './browser.ts';
import { playGearUp, type Moment } from './gear-up-robots.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { startPage, type RunningPage } from './running-page.ts';
import { seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const TEXTS = { pl, en } as const;
const DRAWN = { pl: drawnPl, en: drawnEn } as const;

let s: RunningPage;
beforeAll(async () => void (s = await startPage()));
afterAll(() => s.close());

interface Wish {
  readonly language: Language;
  readonly size: typeof PHONE;
  readonly boss: string;
}

/** Alone, from the form on. */
async function startAlone({ language, size, boss }: Wish): Promise<Visit> {
  const words = WORDS[language];
  const { newTable } = words.pages;
  const visit = await s.visit('#/new/gear-up/local', { language, size });
  const { page } = visit;
  expect(await page.getByRole('radio', { name: DRAWN[language].solo }).isChecked()).toBe(true);
  await page.getByRole('heading', { name: newTable.rules }).click();
  await page.getByRole('combobox', { name: TEXTS[language].settings['boss']!.name }).selectOption(boss);
  await page.getByRole('button', { name: newTable.start }).click();
  return visit;
}

/** With three bots that do not pause. */
async function startWithBots({ language, size, boss }: Wish): Promise<Visit> {
  const bots = [null, 'greedy', 'greedy', 'greedy'] as const;
  const made = await startedTable(s.address, { game: 'gear-up', seats: 4, bots: [...bots], options: { boss } });
  return s.visit(seatOf(made, made.key), { language, size });
}

/** Where several play, somebody may die before the boss comes. */
const ALONE: readonly Moment[] = ['setup', 'attack', 'upgrade', 'damage', 'boss', 'end'];
const TOGETHER: readonly Moment[] = ['setup', 'attack', 'upgrade', 'spawn', 'end'];

test.each([
  { seats: 1, how: 'clicks', size: PHONE, language: 'pl', boss: 'superAbomination' },
  { seats: 1, how: 'keys', size: DESKTOP, language: 'en', boss: 'pyramid' },
  { seats: 4, how: 'clicks', size: DESKTOP, language: 'en', boss: 'deadSox' },
  { seats: 4, how: 'keys', size: PHONE, language: 'pl', boss: 'zombiephant' },
] as const)('$seats to the end by $how in $language, $size.width px wide, against $boss', async (wish) => {
  const { seats, how, language } = wish;
  const words = WORDS[language];
  const { page, complaints, context } = await (seats === 1 ? startAlone(wish) : startWithBots(wish));
  await tableOf(page, words).board.waitFor();
  const { met, laid } = await playGearUp({
    page,
    words,
    how,
    seed: seats,
    met: (moment) => look(page, `gear-up-${seats}-${moment}`),
  });
  console.log(`${laid} marks by ${how}`);
  expect(met).toEqual(expect.arrayContaining(seats === 1 ? [...ALONE] : [...TOGETHER]));
  expect(laid).toBeGreaterThan(8);
  expect(await tableOf(page, words).end.getByRole('button').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});
