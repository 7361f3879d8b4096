/** Four browsers at one table of Gear Up, all of them marking at the same time. */
import { HOUSE } from '@horda/gear-up/content/house';
import { PACK } from '@horda/gear-up/pack';
import type { Choice } from '@horda/gear-up/state';
import { pl } from '@horda/gear-up/text/pl';
import { packFile } from '@horda/kernel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pl as drawn } from '../src/games/gear-up/text/pl.ts';
import { DESKTOP, PHONE, type Visit } from './browser.ts';
import { boardOf } from './gear-up-robots.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const { newTable, pack, form, lobby, door } = words.pages;
const NAMES = ['Ada', 'Bob', 'Cyd', 'Dan'] as const;

/** Every turn is that of a weapon with two shapes of two squares each, which reaches the streets of neighbours. */
const FAR_SHOTS = JSON.stringify(
  packFile({ id: 'gear-up', pack: PACK }, 'far-shots', {
    ...HOUSE,
    turnCards: HOUSE.turnCards.map((card) => ({ ...card, colour: 'yellow', march: 'none' })),
    survivors: HOUSE.survivors.map((survivor) => ({
      ...survivor,
      weapons: survivor.weapons.map((weapon) =>
        weapon.colour === 'yellow'
          ? { ...weapon, shape: 'I2', start: 'multiHit2', upgrades: ['longRange', 'armUp'] }
          : weapon,
      ),
    })),
  }),
);

const s = usePage();

/** The line of a browser that can be slow: what the server says arrives when it is let through. */
interface SlowLine {
  hold(): void;
  release(): void;
  /** What the browser has sent since it was held. */
  sent(): number;
}

async function slowLine(page: Page): Promise<SlowLine> {
  let held: (() => void)[] | null = null;
  let sent = 0;
  await page.routeWebSocket(/^ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      sent++;
      server.send(message);
    });
    server.onMessage((message) => {
      if (held === null) socket.send(message);
      else held.push(() => socket.send(message));
    });
  });
  return {
    hold: () => {
      [held, sent] = [[], 0];
    },
    release: () => {
      const waiting = held ?? [];
      held = null;
      for (const pass of waiting) pass();
    },
    sent: () => sent,
  };
}

/** From the form over the lobby to the first turn, each with a survivor; the last one by a line that can be slow. */
async function sitDown(): Promise<{ readonly people: readonly Visit[]; readonly line: SlowLine }> {
  const ada = await s.visit('#/new/gear-up/online');
  await ada.page.getByRole('radio', { name: '4', exact: true }).check();
  await ada.page.getByRole('textbox', { name: form.name }).fill('Ada');
  await ada.page.getByRole('heading', { name: pack.title }).click();
  await ada.page
    .getByLabel(pack.choose)
    .setInputFiles({ name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(FAR_SHOTS) });
  await ada.page.getByText(pack.chosen('far-shots')).waitFor();
  await ada.page.getByRole('button', { name: newTable.open }).click();
  const invitation = await ada.page.getByRole('textbox', { name: lobby.inviteLink }).inputValue();

  const guests = await Promise.all([DESKTOP, PHONE, DESKTOP].map((size) => s.visit('#/about', { size })));
  const line = await slowLine(guests[2]!.page);
  for (const [i, { page }] of guests.entries()) {
    await page.goto('about:blank');
    await page.goto(invitation);
    await page.getByRole('textbox', { name: form.name }).fill(NAMES[i + 1]!);
    await page.getByRole('button', { name: door.sit }).click();
    await page.getByRole('heading', { name: lobby.title(pl.title) }).waitFor();
  }
  await ada.page.getByText(lobby.ready).waitFor();
  await ada.page.getByRole('button', { name: lobby.start }).click();
  const people = [ada, ...guests];
  await Promise.all(
    people.map(({ page }, seat) =>
      page.locator(`[data-mark="survivor:${HOUSE.survivors[seat]!.id}"] [data-choosable="true"]`).click(),
    ),
  );
  await Promise.all(people.map(({ page }) => page.locator('[data-mark="streets"]').waitFor()));
  return { people, line };
}

const isPhone = (page: Page): boolean => page.viewportSize()?.width === PHONE.width;

/** On a phone the clipboard may lie over the street. */
async function backToTheStreet(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: drawn.clip.back });
  if (isPhone(page) && (await back.isVisible())) await back.click();
}

const tabOf = (page: Page, seat: number): Locator => page.locator(`[data-mark="seat:${seat}"]`);
const zombiesIn = (page: Page, seat: number): Locator =>
  page.locator(`[data-mark="street:${seat}"] [data-mark^="zombie:"]`);

async function lookAt(page: Page, seat: number): Promise<void> {
  await backToTheStreet(page);
  await tabOf(page, seat).click();
  await zombiesIn(page, seat).first().waitFor();
}

/** Takes aim at the first zombie in a street, and marks the shape over its first free square, or over this one. */
async function mark(page: Page, street: number, over?: string): Promise<void> {
  const { lit, held, lay } = boardOf(page);
  await lookAt(page, street);
  await zombiesIn(page, street).first().locator('.piece-touch').click();
  const square = over === undefined ? lit.first() : page.locator(`[data-mark="clipboard"] [data-square="${over}"]`);
  const number = await square.getAttribute('data-square');
  await (isPhone(page) ? square.tap() : square.hover());
  await held.and(page.locator(`[data-square="${number}"]`)).waitFor();
  await lay.click();
}

interface Planned {
  readonly street: number;
  readonly zombie: string;
  readonly squares: number;
  /** The marks of those who have planned them. */
  readonly by: string;
}

/** The plans as a page shows them in these streets. */
async function plansOn(page: Page, streets: readonly number[]): Promise<readonly Planned[]> {
  const plans: Planned[] = [];
  await backToTheStreet(page);
  for (const street of streets) {
    // Leafing by the mouse is tried where something is marked: here it would take most of the time.
    await tabOf(page, street).dispatchEvent('click');
    await zombiesIn(page, street).first().waitFor();
    const zombies = await zombiesIn(page, street).evaluateAll((sheets) =>
      sheets.map((sheet) => ({
        zombie: sheet.getAttribute('data-mark')!,
        squares: sheet.querySelectorAll('.gu-small .gu-cross-lead').length,
        by: sheet.querySelector('.gu-sheet-planners')?.textContent ?? '',
      })),
    );
    plans.push(...zombies.map((zombie) => ({ street, ...zombie })));
  }
  return plans;
}

/** Four pages that all leaf through four streets take their time on a busy machine, in milliseconds. */
const ONE_LOOK = 120_000;

/** All pages show so many planned squares in these streets, by their seats, and the same plans there. */
async function expectPlans(
  people: readonly Visit[],
  squares: Readonly<Record<number, number>>,
): Promise<readonly Planned[]> {
  const streets = Object.keys(squares).map(Number);
  const seen = await Promise.all(
    people.map(async ({ page }) => {
      let plans: readonly Planned[] = [];
      await expect
        .poll(
          async () => {
            plans = await plansOn(page, streets);
            return Object.fromEntries(streets.map((street) => [street, squaresIn(plans, street)]));
          },
          { timeout: ONE_LOOK },
        )
        .toEqual(squares);
      return plans;
    }),
  );
  for (const plans of seen) expect(plans).toEqual(seen[0]);
  return seen[0]!;
}

const squaresIn = (plans: readonly Planned[], seat: number): number =>
  plans.filter(({ street }) => street === seat).reduce((sum, plan) => sum + plan.squares, 0);

/** A button of the table, such as the one that says that one is ready. */
const button = (page: Page, choice: Extract<Choice, { do: 'confirm' | 'change' }>): Locator =>
  tableOf(page, words).actions.getByRole('button', { name: pl.option(choice, null as never, String), exact: true });

/** All pages show who is ready. */
async function expectReady(people: readonly Visit[], ready: readonly boolean[]): Promise<void> {
  const tabs = (page: Page) => page.locator('[data-mark^="seat:"]');
  const seatsThatAre = ready.flatMap((isReady, seat) => (isReady ? [`seat:${seat}`] : []));
  for (const { page } of people)
    await expect
      .poll(() =>
        tabs(page).evaluateAll((all) =>
          all.filter(({ className }) => className.includes('gu-tab-ready')).map((tab) => tab.getAttribute('data-mark')),
        ),
      )
      .toEqual(seatsThatAre);
}

test('four mark at the same time, see all plans, take back, clash, change their minds, and go on alike', async () => {
  const { people, line } = await sitDown();
  const [ada, bob, cyd, dan] = people.map(({ page }) => page) as [Page, Page, Page, Page];

  // All at once, each in the own street.
  await Promise.all(people.map(({ page }, seat) => mark(page, seat)));
  const first = await expectPlans(people, { 0: 2, 1: 2, 2: 2, 3: 2 });
  expect(first.filter((plan) => plan.squares > 0).map(({ street, by }) => [street, by])).toEqual([
    [0, 'A'],
    [1, 'B'],
    [2, 'C'],
    [3, 'D'],
  ]);
  await look(bob, 'gear-up-four-plans');

  // One takes back what was planned, and plans anew.
  await lookAt(bob, 1);
  await bob.locator('.gu-back').click();
  await expectPlans(people, { 1: 0 });
  await mark(bob, 1);
  await expectPlans(people, { 1: 2 });

  // Two want the same squares: the line of Dan is slow, so that Ada's mark is not seen there.
  await lookAt(dan, 0);
  await zombiesIn(dan, 0).first().locator('.piece-touch').click();
  const wanted = (await boardOf(dan).lit.first().getAttribute('data-square'))!;
  line.hold();
  await mark(ada, 0, wanted);
  await expect.poll(() => ada.locator('[data-mark="plan"] li').count()).toBe(2);
  await mark(dan, 0, wanted);
  await expect.poll(() => line.sent()).toBeGreaterThan(0);
  line.release();
  await dan.getByText(words.table.status.tooLate).waitFor();
  await look(dan, 'gear-up-clash');
  // Nothing of Dan's is lost, the square is Ada's, and the shape is still in hand.
  expect(await dan.locator('[data-mark="plan"] li').count()).toBe(1);
  const square = dan.locator(`[data-mark="clipboard"] [data-square="${wanted}"]`);
  await expect.poll(() => square.getAttribute('aria-label')).toContain(drawn.square.planned('Ada'));
  await expect.poll(() => boardOf(dan).held.count()).toBe(2);
  await expectPlans(people, { 0: 4, 3: 2 });
  await mark(dan, 3);
  await expectPlans(people, { 3: 4 });

  // One is ready, and has another thought.
  await button(cyd, { do: 'confirm', by: 2 }).click();
  await expectReady(people, [false, false, true, false]);
  await button(cyd, { do: 'change', by: 2 }).click();
  await expectReady(people, [false, false, false, false]);
  await mark(cyd, 2);
  const plans = await expectPlans(people, { 0: 4, 1: 2, 2: 4, 3: 4 });

  // Who comes back finds the same.
  await bob.reload();
  await bob.locator('[data-mark="streets"]').waitFor();
  expect(await plansOn(bob, [0, 1, 2, 3])).toEqual(plans);

  await Promise.all(people.map(({ page }, by) => button(page, { do: 'confirm', by }).click()));
  for (const { page } of people) await page.getByText(drawn.turnOf(1, 2)).first().waitFor();
  await expectPlans(people, { 0: 0, 3: 0 });
  // Whose line it is and its rule are the same for all; the sentence speaks to its reader.
  const logs = await Promise.all(
    [ada, bob, dan].map(async (page) => {
      const lines = await tableOf(page, words).log.locator('.log-line').allInnerTexts();
      return lines
        .map((line) => line.split('\n'))
        .map((parts) => [parts[0]!.length === 1 ? parts[0] : '', parts.at(-1)]);
    }),
  );
  expect(logs[0]!.length).toBeGreaterThan(10);
  for (const log of logs) expect(log.slice(-10)).toEqual(logs[0]!.slice(-10));
  for (const { context, complaints } of people) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
