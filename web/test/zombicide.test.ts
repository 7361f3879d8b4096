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
import { command, makeTable, seatOf, startedTable, takeSeat } from './tables.ts';
import { WORDS } from './words.ts';
import { playZombicide } from './zombicide-robots.ts';
import { SCENES, tableAtScene } from './zombicide-scenes.ts';

const SOME_MOVES = 12;

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

test('cards are dragged to the other side of a trade, held to be read, and read with a key', async () => {
  const made = await tableAtScene(
    s.address,
    SCENES.find(({ name }) => name === 'trade')!,
  );
  const { page, complaints } = await s.visit(seatOf(made!, made!.key), { language: 'en', size: DESKTOP });
  const [own, others] = [page.locator('.zc-trader').first(), page.locator('.zc-trader').last()];
  const [card, name] = [own.locator('.zc-movable').first(), own.locator('.zc-card .zc-title').first()];
  const title = (await name.textContent())!;
  const sheet = page.locator('.reader-sheet');
  await card.locator('button').focus();
  await page.keyboard.press('i');
  expect(await sheet.locator('h3').textContent()).toBe(title);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await card.hover();
  await page.mouse.down();
  await sheet.waitFor();
  await page.mouse.up();
  await sheet.waitFor({ state: 'detached' });
  expect(await page.locator('.zc-coming').count()).toBe(0);
  await card.dragTo(others.locator('.zc-place'));
  await expect.poll(() => others.locator('.zc-coming .zc-title').allTextContents()).toEqual([title]);
  expect(complaints).toEqual([]);
});

/** So many steps of the four together; a mission of careless survivors is over before. */
const STEPS = IS_FULL ? 2000 : 24;

test('four at one table, each in a browser of their own: whose survivor it is, moves', async () => {
  const made = await makeTable(s.address, { game: 'zombicide', seats: 4, bots: [], options: { mission: 'S1' } });
  const keys = [made.key];
  for (const name of ['Bartek', 'Celina', 'Daria']) keys.push((await takeSeat(s.address, made, name)).key);
  await command(s.address, made.table, made.key, { do: 'start' });
  const visits = [];
  for (const [seat, key] of keys.entries())
    visits.push(await s.visit(seatOf(made, key), { language: seat % 2 === 0 ? 'pl' : 'en', size: DESKTOP }));
  const tables = visits.map(({ page }, seat) => tableOf(page, WORDS[seat % 2 === 0 ? 'pl' : 'en']));
  await Promise.all(tables.map(({ board }) => board.waitFor()));
  const moved = new Set<number>();
  for (let step = 0; step < STEPS; step++) {
    const [first] = tables;
    const isAnybodys = async (): Promise<boolean> => {
      for (const { yourMove, yes, end } of tables)
        if ((await yourMove.isVisible()) || (await yes.isVisible()) || (await end.isVisible())) return true;
      return false;
    };
    await expect.poll(isAnybodys, { timeout: 30_000 }).toBe(true);
    if (await first!.end.isVisible()) break;
    for (const [seat, table] of tables.entries()) {
      if (!(await table.yourMove.isVisible()) && !(await table.yes.isVisible())) continue;
      moved.add(seat);
      const words = WORDS[seat % 2 === 0 ? 'pl' : 'en'];
      await playZombicide({ page: visits[seat]!.page, words, how: 'clicks', seed: step * 7 + seat, most: 1 });
    }
  }
  expect(moved.size).toBeGreaterThan(IS_FULL ? 3 : 0);
  for (const { complaints, context } of visits) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
