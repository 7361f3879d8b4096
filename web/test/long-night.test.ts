/**
 * The Long Night in a real browser: two together, four with a betrayer, both stories; by clicks and by keys, on a desk and
 * on a phone. The first table is played to its end, in a full run all of them.
 */
import { CHAPTER_IDS } from '@horda/long-night/content/ids';
import { en } from '@horda/long-night/text/en';
import type { Language } from '@horda/parts';
import { further, IS_FULL } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, type Visit } from './browser.ts';
import { playLongNight, type Moment } from './long-night-robots.ts';
import { dealtTable, objectivesOf, quickStory, type Wish } from './long-night-tables.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { hurryBots } from './solo.ts';
import { command, seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const SOME_MOVES = 14;

const s = usePage();

interface Way {
  readonly how: 'clicks' | 'keys';
  readonly size: typeof PHONE;
  readonly language: Language;
  readonly seed: number;
}

/** Plays on, and looks at every moment that comes; the moments. */
async function play(
  { page }: Visit,
  { how, language, seed }: Way,
  name: string,
  toTheEnd = true,
): Promise<readonly Moment[]> {
  const words = WORDS[language];
  await tableOf(page, words).board.waitFor();
  const { met, moves } = await playLongNight({
    page,
    words,
    how,
    seed,
    most: toTheEnd ? null : SOME_MOVES,
    met: (moment) => look(page, `long-night-${name}-${moment}`),
  });
  console.log(`${moves} moves by ${how}, met: ${met.join(' ')}`);
  if (toTheEnd) await tableOf(page, words).end.getByRole('button').first().waitFor();
  return met;
}

async function leave({ context, complaints }: Visit): Promise<void> {
  expect(complaints).toEqual([]);
  await context.close();
}

test('two together, from the form to the end, by a thumb in Polish', async () => {
  const words = WORDS.pl;
  const { newTable } = words.pages;
  const visit = await s.visit('#/new/long-night/local', { language: 'pl', size: PHONE });
  const { page } = visit;
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await hurryBots(page, words);
  await page.getByRole('button', { name: newTable.start }).click();
  const met = await play(visit, { how: 'clicks', size: PHONE, language: 'pl', seed: 1 }, 'two');
  expect(met).toEqual(expect.arrayContaining(['setup', 'turn', 'chosen', 'end']));
  await leave(visit);
});

const BETRAYED: Wish = { options: { mode: 'secret', betrayer: 'likely' }, seats: 4, seed: 'betrayer 2' };

test('four with a betrayer among the others, by keys alone in English', async () => {
  const { dealt, betrayals } = objectivesOf(BETRAYED);
  const betrayer = dealt.findIndex((objective) => objective >= betrayals);
  expect(betrayer).toBeGreaterThan(0);
  const made = await dealtTable(s.address, BETRAYED);
  await command(s.address, made.table, made.key, { do: 'start' });
  const visit = await s.visit(seatOf(made, made.key), { language: 'en', size: DESKTOP });
  const met = await play(visit, { how: 'keys', size: DESKTOP, language: 'en', seed: 2 }, 'four', IS_FULL);
  expect(met).toEqual(expect.arrayContaining(['setup', 'turn', 'chosen']));
  const named = visit.page.getByText(en.names.objective(dealt[betrayer]!));
  // What the betrayer wants is told at the end, and not before.
  await expect.poll(async () => (await named.count()) > 0).toBe(IS_FULL);
  await leave(visit);
});

test.each([
  { objective: 'R1', seats: 3, mode: 'coop', how: 'clicks', size: DESKTOP, language: 'en', seed: 3 },
  ...further({ objective: 'B1', seats: 4, mode: 'secret', how: 'clicks', size: PHONE, language: 'pl', seed: 4 }),
] as const)('the story of $objective for $seats, chapter by chapter, $size.width px wide', async (wish) => {
  const { objective, seats, mode, language, size } = wish;
  const made = await startedTable(s.address, {
    game: 'long-night',
    seats,
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'greedy')),
    options: { objective, mode },
    pack: quickStory(),
  });
  const visit = await s.visit(seatOf(made, made.key), { language, size });
  await play(visit, wish, objective, IS_FULL);
  const story = CHAPTER_IDS.filter((chapter) => chapter.startsWith(objective.charAt(0)));
  expect(story).toHaveLength(3);
  const told = visit.frames.join('\n');
  const come = story.filter((chapter) => told.includes(`"chapter":"${chapter}"`));
  expect(come).toEqual(IS_FULL ? story : story.slice(0, 1));
  await leave(visit);
});
