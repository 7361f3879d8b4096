/**
 * Zombicide in a real browser: a mission by itself, one of the campaign, one at night; by clicks and by keys, on a desk
 * and on a phone. In a full run they are played to their ends.
 */
import type { Language } from '@horda/parts';
import { further, IS_FULL } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';
import { playZombicide } from './zombicide-robots.ts';

const SOME_MOVES = 25;

const s = usePage();

interface Way {
  readonly mission: string;
  readonly how: 'clicks' | 'keys';
  readonly size: typeof PHONE;
  readonly language: Language;
  readonly seed: number;
}

test.each<Way>([
  { mission: 'S1', how: 'clicks', size: DESKTOP, language: 'pl', seed: 1 },
  { mission: 'M1', how: 'keys', size: DESKTOP, language: 'en', seed: 2 },
  { mission: 'M1', how: 'clicks', size: PHONE, language: 'pl', seed: 3 },
  ...further<Way>(
    { mission: 'S1', how: 'keys', size: PHONE, language: 'en', seed: 4 },
    { mission: 'M4', how: 'clicks', size: DESKTOP, language: 'en', seed: 5 },
    { mission: 'M4', how: 'keys', size: PHONE, language: 'pl', seed: 6 },
  ),
])('$mission by $how, $size.width px wide', async ({ mission, how, size, language, seed }) => {
  const words = WORDS[language];
  const made = await startedTable(s.address, {
    game: 'zombicide',
    seats: 1,
    bots: [null],
    options: { mission, team: mission.startsWith('M') ? 'washington' : 'core' },
  });
  const visit = await s.visit(seatOf(made, made.key), { language, size });
  await tableOf(visit.page, words).board.waitFor();
  const { met, moves } = await playZombicide({
    page: visit.page,
    words,
    how,
    seed,
    most: IS_FULL ? null : SOME_MOVES,
    met: (moment) => look(visit.page, `zombicide-${mission}-${moment}`),
  });
  console.log(`${moves} moves by ${how}, met: ${met.join(' ')}`);
  expect(met).toContain('turn');
  if (IS_FULL) await tableOf(visit.page, words).end.getByRole('button').first().waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.context.close();
});
