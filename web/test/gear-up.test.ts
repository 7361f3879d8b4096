/**
 * Gear Up in a real browser: alone and with three bots, by clicks and by keys, on a desk and on a phone. One table begins
 * late and is played to its end; in a full run all of them are, from the form on.
 */
import { entry } from '@horda/gear-up/entry';
import type { State } from '@horda/gear-up/state';
import type { AnyGame } from '@horda/kernel';
import type { Language } from '@horda/parts';
import { IS_FULL } from '@horda/testing/full';
import { en } from '@horda/gear-up/text/en';
import { pl } from '@horda/gear-up/text/pl';
import { expect, test } from 'vitest';
import { en as drawnEn } from '../src/games/gear-up/text/en.ts';
import { pl as drawnPl } from '../src/games/gear-up/text/pl.ts';
import { DESKTOP, PHONE, type Visit } from './browser.ts';
import { playGearUp, type Moment } from './gear-up-robots.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { tableAt, type Scene } from './scenes.ts';
import { usePage } from './running-page.ts';
import { seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const TEXTS = { pl, en } as const;
const DRAWN = { pl: drawnPl, en: drawnEn } as const;

const s = usePage();

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
/** What comes in the first moves already. */
const BEGUN: readonly Moment[] = ['setup', 'attack'];
const SOME_MOVES = 12;
const TOGETHER: readonly Moment[] = ['setup', 'attack', 'upgrade', 'spawn', 'end'];

test.each([
  { seats: 1, how: 'clicks', size: PHONE, language: 'pl', boss: 'superAbomination' },
  { seats: 1, how: 'keys', size: DESKTOP, language: 'en', boss: 'pyramid' },
  { seats: 4, how: 'clicks', size: DESKTOP, language: 'en', boss: 'deadSox' },
  { seats: 4, how: 'keys', size: PHONE, language: 'pl', boss: 'zombiephant' },
] as const)('$seats by $how in $language, $size.width px wide, against $boss', async (wish) => {
  const { seats, how, language } = wish;
  const words = WORDS[language];
  const { page, complaints, context } = await (seats === 1 ? startAlone(wish) : startWithBots(wish));
  await tableOf(page, words).board.waitFor();
  const { met, laid } = await playGearUp({
    page,
    words,
    how,
    seed: seats,
    most: IS_FULL ? null : SOME_MOVES,
    met: (moment) => look(page, `gear-up-${seats}-${moment}`),
  });
  console.log(`${laid} marks by ${how}`);
  expect(met).toEqual(expect.arrayContaining(IS_FULL ? (seats === 1 ? [...ALONE] : [...TOGETHER]) : [...BEGUN]));
  expect(laid).toBeGreaterThan(IS_FULL ? 8 : 2);
  if (IS_FULL) await tableOf(page, words).end.getByRole('button').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** The boss stands before somebody who will not last long. */
const LATE: Scene<State> = {
  name: 'late',
  options: { survivors: 'random', boss: 'superAbomination' },
  seats: 1,
  prompt: 'attack.act',
  after: 40,
  when: ({ boss, survivors }) => boss.seat === 0 && survivors[0]!.health <= 8,
};

test('the last turns against a boss, by a thumb in Polish, to the end', async () => {
  const words = WORDS.pl;
  const made = await tableAt(s.address, entry.game as unknown as AnyGame, LATE);
  const { page, complaints, context } = await s.visit(seatOf(made!, made!.key), { size: PHONE });
  await tableOf(page, words).board.waitFor();
  const { met } = await playGearUp({
    page,
    words,
    how: 'clicks',
    seed: 1,
    most: null,
    met: (moment) => look(page, `gear-up-late-${moment}`),
  });
  expect(met).toEqual(expect.arrayContaining(['boss', 'end']));
  await tableOf(page, words).end.getByRole('button').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
