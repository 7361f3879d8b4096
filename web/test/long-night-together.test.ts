/** Four browsers at one table of The Long Night: a request, a vote, an exile, and a goal that nobody else is ever told. */
import { en } from '@horda/long-night/text/en';
import { pl } from '@horda/long-night/text/pl';
import type { Choice } from '@horda/long-night/state';
import type { View } from '@horda/long-night/view';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, type Visit } from './browser.ts';
import { boardOf } from './long-night-robots.ts';
import { dealtTable, objectivesOf, type Wish } from './long-night-tables.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { command, seatOf, takeSeat } from './tables.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const NAMES = ['Ada', 'Bob', 'Cyd', 'Dan'] as const;
const SIZES = [DESKTOP, DESKTOP, PHONE, DESKTOP] as const;
/** Somebody is a betrayer. */
const WISH: Wish = { options: { mode: 'secret', betrayer: 'likely' }, seats: 4, seed: 'betrayer 2' };
/** Nobody needs so many answers before the first turn. */
const MOST_ANSWERS = 40;

const s = usePage();

/** Ada opens the table, the others take their seats, and the game begins. */
async function sitDown(): Promise<readonly Visit[]> {
  const made = await dealtTable(s.address, WISH, [null, null, null, null]);
  const keys = [made.key];
  for (const name of NAMES.slice(1)) keys.push((await takeSeat(s.address, made, name)).key);
  await command(s.address, made.table, made.key, { do: 'start' });
  const people = await Promise.all(keys.map((key, seat) => s.visit(seatOf(made, key), { size: SIZES[seat]! })));
  for (const { page } of people) await tableOf(page, words).board.waitFor();
  return people;
}

const viewsOf = ({ frames }: Visit): readonly View[] =>
  frames.flatMap((frame) => (JSON.parse(frame) as { now?: { view: View | null } }).now?.view ?? []);

const nowOf = (visit: Visit): View => viewsOf(visit).at(-1)!;

/** The question that waits for a seat, as a text. */
const openFor = (visit: Visit, seat: number): string =>
  JSON.stringify(nowOf(visit).asks.filter((ask) => ask.seat === seat && !ask.answered));

/** A button or a sheet with the words of a choice. */
const wayTo = (visit: Visit, choice: Choice): Locator => {
  const label = pl.option(choice, nowOf(visit), (seat) => NAMES[seat]!);
  return visit.page.getByRole('button', { name: label }).filter({ visible: true }).first();
};

/** Everybody keeps survivors and names a leader, as they glow, until the first turn. */
async function begin(people: readonly Visit[]): Promise<Visit> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const asked = await Promise.any(
      people.map(async (visit) => (await tableOf(visit.page, words).yourMove.waitFor(), visit)),
    );
    const view = nowOf(asked);
    if (view.active >= 0) return people[view.active]!;
    const { page } = asked;
    const own = people.indexOf(asked);
    const send = page.getByRole('button', { name: words.table.moves.send, exact: true });
    const before = openFor(asked, own);
    await boardOf(page).glowing.first().click();
    if ((await send.count()) > 0) {
      if ((await send.getAttribute('aria-disabled')) === 'true') continue;
      await send.click();
    }
    await expect.poll(() => openFor(asked, own)).not.toBe(before);
  }
  throw new Error(`no turn after ${MOST_ANSWERS} answers`);
}

test('four at one table: a request is answered, a vote exiles, and no goal is told to others', async () => {
  const people = await sitDown();
  const active = await begin(people);
  const seat = people.indexOf(active);
  const others = people.filter((visit) => visit !== active);
  const [giver, , accused] = others as [Visit, Visit, Visit];
  const { dealt, betrayals } = objectivesOf(WISH);
  expect(dealt.some((objective) => objective >= betrayals)).toBe(true);

  // One asks for cards, and another one gives one while the turn goes on.
  await wayTo(active, { do: 'request' }).click();
  const by = people.indexOf(giver);
  await expect.poll(() => nowOf(giver).asks.some(({ seat: whose }) => whose === by)).toBe(true);
  const gift = nowOf(giver)
    .asks.find(({ seat: whose }) => whose === by)!
    .own!.options.find((option) => option.do === 'give')!;
  await look(giver.page, 'long-night-request');
  await wayTo(giver, gift).click();
  await expect.poll(() => nowOf(active).players[by]!.backs.length).toBe(nowOf(giver).players[by]!.backs.length);
  await expect
    .poll(() => nowOf(active).asks.find(({ seat: whose }) => whose === seat)?.own?.prompt)
    .toBe('given.choose');
  await boardOf(active.page).glowing.first().click();
  await expect
    .poll(() => nowOf(active).asks.find(({ seat: whose }) => whose === seat)?.own?.prompt)
    .toBe('turn.choose');

  // One accuses another. All vote at the same time: who has voted is seen, and how is not, until all have.
  const whom = people.indexOf(accused);
  await active.page.locator(`[data-mark="player-${whom}"] [data-choosable="true"]`).click();
  await wayTo(active, { do: 'accuse', seat: whom }).click();
  await tableOf(active.page, words).yes.click();
  for (const { page } of people) await boardOf(page).moment('vote').waitFor();
  await look(active.page, 'long-night-exile-vote');
  await look(people[2]!.page, 'long-night-exile-vote-phone');
  const voters = nowOf(active).asks.map(({ seat: voter }) => people[voter]!);
  expect(voters.length).toBeGreaterThan(2);
  const [first, ...rest] = voters;
  await wayTo(first!, { do: 'vote', up: true }).click();
  for (const visit of rest)
    await expect.poll(() => nowOf(visit).asks.filter(({ answered }) => answered).length).toBe(1);
  expect(toldOf(rest, (text) => text.includes('"type":"voted"'))).toBe(false);
  for (const visit of rest) await wayTo(visit, { do: 'vote', up: true }).click();
  for (const visit of people) await expect.poll(() => nowOf(visit).players[whom]!.exiled).toBe(true);
  await look(accused.page, 'long-night-exiled');

  for (const [own, visit] of people.entries()) expectSecrets(visit, own, dealt);
  await expectHiddenOnPages(people, dealt);
  for (const { context, complaints } of people) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

const toldOf = (visits: readonly Visit[], isTold: (text: string) => boolean): boolean =>
  visits.some(({ frames }) => frames.some(isTold));

/** Of all that ever came to a browser, only the own goal, hand and exile card are in it. */
function expectSecrets(visit: Visit, own: number, dealt: readonly number[]): void {
  const views = viewsOf(visit);
  expect(views.length).toBeGreaterThan(5);
  for (const { players } of views) {
    expect(players[own]!.objective).toBe(dealt[own]);
    const others = players.filter((_, seat) => seat !== own);
    for (const { objective, exile, goals, hand, dealt: offered } of others)
      expect({ objective, exile, goals, hand: typeof hand, offered: typeof offered }).toEqual(HIDDEN);
  }
}

const HIDDEN = { objective: null, exile: null, goals: null, hand: 'number', offered: 'number' };

/** A page shows the own goal while a key is held, and never that of another. */
async function expectHiddenOnPages(people: readonly Visit[], dealt: readonly number[]): Promise<void> {
  for (const [own, visit] of people.entries()) {
    const { page } = visit;
    const content = await page.content();
    for (const objective of dealt)
      for (const texts of [pl, en]) expect(content).not.toContain(texts.names.objective(objective));
    // A phone has no keys, and the sheet of an exiled player names the exile card instead.
    if (SIZES[own] === PHONE || nowOf(visit).players[own]!.exiled) continue;
    await page.keyboard.down('t');
    await page.getByRole('heading', { name: pl.names.objective(dealt[own]!) }).waitFor();
    await page.keyboard.up('t');
    await expect.poll(() => page.getByText(pl.names.objective(dealt[own]!)).count()).toBe(0);
  }
}
