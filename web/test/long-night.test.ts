/**
 * The Long Night in a real browser: two together, four with a betrayer, both stories; by clicks and by keys, on a desk and
 * on a phone. The first table is played to its end and the first story to its second chapter, in a full run all of them.
 */
import { OURS } from '@horda/long-night/content/content';
import { CHAPTER_IDS, type ChapterId } from '@horda/long-night/content/ids';
import { en } from '@horda/long-night/text/en';
import type { View } from '@horda/long-night/view';
import type { Language } from '@horda/parts';
import { further, IS_FULL } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, type Visit } from './browser.ts';
import { follow, TEXTS } from './long-night-follow.ts';
import { playLongNight, type Moment } from './long-night-robots.ts';
import { wonStory } from './long-night-story.ts';
import { dealtTable, objectivesOf, type Wish } from './long-night-tables.ts';
import { look, lookAgain } from './look.ts';
import { tableOf } from './robots.ts';
import { sitDown } from './scenes.ts';
import { usePage } from './running-page.ts';
import { command, seatOf } from './tables.ts';
import { END_WORDS, WORDS } from './words.ts';

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
  { objective: 'R1', seats: 3, mode: 'coop', size: DESKTOP, language: 'en', seed: 'R1 one' },
  ...further({ objective: 'B1', seats: 4, mode: 'secret', size: PHONE, language: 'pl', seed: 'B1 one' }),
] as const)('the story of $objective for $seats, won chapter by chapter, $size.width px wide', async (wish) => {
  const { objective, seats, mode, size, language, seed } = wish;
  const story = CHAPTER_IDS.filter((chapter) => chapter.startsWith(objective.charAt(0)));
  expect(story).toHaveLength(3);
  const cards: Wish = { options: { objective, mode }, seats, seed };
  const steps = wonStory(cards, IS_FULL ? null : story[1]);

  const made = await dealtTable(s.address, cards, new Array<null>(seats).fill(null));
  const keys = await sitDown(s.address, made, seats);
  const visit = await s.visit(seatOf(made, made.key), { language, size });
  const { page } = visit;
  const begun: ChapterId[] = [];
  await follow(
    {
      address: s.address,
      made,
      keys,
      visit,
      language,
      async chapter(chapter, after, before) {
        begun.push(chapter);
        const name = TEXTS[language].names.main(-1, chapter);
        await page.locator('[data-mark="objective"]', { hasText: name }).first().waitFor();
        await look(page, `long-night-${chapter}`);
        expect(after.completed).toEqual(story.slice(0, story.indexOf(chapter)));
        expect(after.rounds).toBe(OURS.chapters[chapter].rounds);
        // Q96: only the track is set anew.
        if (chapter !== objective) expect(carriedOn(after)).toEqual(carriedOn(before!));
      },
    },
    steps,
  );
  expect(begun).toEqual(IS_FULL ? story : story.slice(0, 2));
  const told = visit.frames.join('\n');
  const done = story.filter((chapter) => told.includes(`"type":"chapterCompleted","chapter":"${chapter}"`));
  expect(done).toEqual(IS_FULL ? story : story.slice(0, 1));
  const { you, won } = END_WORDS[language];
  const winner = page.getByRole('rowheader', { name: new RegExp(`${you}.*${won}`) });
  await expect.poll(() => winner.count()).toBe(IS_FULL ? 1 : 0);
  await lookAgain(page, `long-night-${objective}-story`);
  await leave(visit);
});

const carriedOn = ({ morale, food, waste, survivors, players }: View) => ({
  morale,
  food,
  waste,
  places: survivors.map(({ card, place, wounds }) => ({ card, place, wounds })),
  hand: players[0]!.hand,
});
