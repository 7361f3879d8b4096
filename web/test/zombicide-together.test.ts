/** Four browsers at one table of Zombicide: each answers for the own survivors, and all see the same table. */
import { IS_FULL } from '@horda/testing/full';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, type Visit } from './browser.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { command, makeTable, seatOf, takeSeat } from './tables.ts';
import { WORDS } from './words.ts';
import { playZombicide } from './zombicide-robots.ts';

const LANGUAGES = ['pl', 'en', 'pl', 'en'] as const;
/** Six survivors need fewer answers to take their turns and end them. */
const MOST_ANSWERS = 15;
/** So many steps of robots; a mission of careless survivors is over before. */
const MOST_STEPS = 2000;

const s = usePage();

/** Ada opens the table, the others take their seats, and each has read what the mission is about. */
async function sitDown(): Promise<readonly Visit[]> {
  const made = await makeTable(s.address, { game: 'zombicide', seats: 4, bots: [], options: { mission: 'S1' } });
  const keys = [made.key];
  for (const name of ['Bartek', 'Celina', 'Daria']) keys.push((await takeSeat(s.address, made, name)).key);
  await command(s.address, made.table, made.key, { do: 'start' });
  const people: Visit[] = [];
  for (const [seat, key] of keys.entries())
    people.push(await s.visit(seatOf(made, key), { language: LANGUAGES[seat]!, size: DESKTOP }));
  for (const { page } of people) await page.locator('.zc-unread .button').click();
  return people;
}

const tableFor = ({ page }: Visit, seat: number) => tableOf(page, WORDS[LANGUAGES[seat]!]);

/** The seat whose answer is awaited, as its own browser says; null: nobody's yet. */
async function asked(people: readonly Visit[]): Promise<number | null> {
  for (const [seat, visit] of people.entries()) {
    const { yourMove, yes } = tableFor(visit, seat);
    if ((await yourMove.isVisible()) || (await yes.isVisible())) return seat;
  }
  return null;
}

/** What a browser shows, by its numbers and marks; the last line of the log is in the language of its reader. */
async function shownOn(page: Page): Promise<{ readonly facts: string; readonly line: string }> {
  return page.evaluate(() => {
    const strips = [...document.querySelectorAll('.zc-strip')];
    const lines = [...document.querySelectorAll('.log-line .log-text')];
    const facts = {
      round: document.querySelector('.zc-clock b')!.textContent.replace(/\D/g, ''),
      acting: strips.findIndex((strip) => strip.querySelector('.seat-awaited') !== null),
      zones: strips.map((strip) => /\d+$/.exec(strip.querySelector('small')!.textContent)?.[0]),
      lines: lines.length,
    };
    return { facts: JSON.stringify(facts), line: lines.at(-1)!.textContent };
  });
}

/** All four show the same facts, other ones than before, and those who read one language the same last line; the facts. */
async function expectSame(people: readonly Visit[], before: string): Promise<string> {
  let facts: readonly string[] = [];
  const differing = async (): Promise<readonly string[]> => {
    const shown = await Promise.all(people.map(({ page }) => shownOn(page)));
    facts = [...new Set(shown.map((each) => each.facts))];
    return [...facts, ...new Set(shown.map(({ line }, seat) => `${LANGUAGES[seat]}: ${line}`))];
  };
  // One set of facts, one line in Polish and one in English.
  await expect
    .poll(async () => ((await differing()).length === 3 && facts[0] !== before ? 'same' : [...facts]), {
      timeout: 30_000,
    })
    .toBe('same');
  return facts[0]!;
}

/** The seats that have answered, by what one of the browsers was told. */
function answeredIn({ frames }: Visit): ReadonlySet<number> {
  const entries = frames.flatMap(
    (frame) => (JSON.parse(frame) as { entries?: readonly { type: string; seat: number }[] }).entries ?? [],
  );
  return new Set(entries.flatMap(({ type, seat }) => (type === 'answered' ? [seat] : [])));
}

/** Somebody of the own survivors takes the turn, or ends it without having done anything. */
async function answer({ page }: Visit, seat: number): Promise<void> {
  const [act, end] = [page.locator('.zc-act').first(), page.locator('[data-verb="end"]')];
  if (await act.isVisible()) return act.click();
  await end.click();
  await tableOf(page, WORDS[LANGUAGES[seat]!]).yes.click();
}

test('four at one table, each in a browser of their own: each answers, and all see the same', async () => {
  const people = await sitDown();
  const [first] = people as [Visit];
  let facts = await expectSame(people, '');
  for (let answers = 0; answeredIn(first).size < 4; answers++) {
    expect(answers).toBeLessThan(MOST_ANSWERS);
    let seat: number | null = null;
    await expect.poll(async () => (seat = await asked(people)), { timeout: 30_000 }).not.toBeNull();
    await answer(people[seat!]!, seat!);
    facts = await expectSame(people, facts);
  }
  if (IS_FULL) await playOn(people);
  for (const { complaints, context } of people) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

/** To the end of the mission, by robots. */
async function playOn(people: readonly Visit[]): Promise<void> {
  const { end } = tableFor(people[0]!, 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    await expect
      .poll(async () => (await end.isVisible()) || (await asked(people)) !== null, { timeout: 30_000 })
      .toBe(true);
    if (await end.isVisible()) return;
    const seat = await asked(people);
    if (seat === null) continue;
    const { page } = people[seat]!;
    await playZombicide({ page, words: WORDS[LANGUAGES[seat]!], how: 'clicks', seed: step * 7 + seat, most: 1 });
  }
  throw new Error(`no end after ${MOST_STEPS} steps`);
}
