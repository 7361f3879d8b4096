import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look, lookAgain } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const NAMES = ['Ada', 'Bob'] as const;

const s = usePage();

const readyOf = (page: Page, name: string) => page.getByRole('button', { name: words.pages.cover.ready(name) });
const handOn = (page: Page) =>
  page.locator('[data-mark^="hand:"]').evaluateAll((all) => all.map((card) => card.getAttribute('data-mark')!));

test('two people at one device: between their turns a cover hides every hand', async () => {
  const { page, context, complaints } = await s.visit('#/new/cisza/local');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page
    .getByRole('combobox', { name: words.pages.newTable.seatOf('B') })
    .selectOption({ label: words.pages.newTable.person });
  for (const [i, name] of NAMES.entries())
    await page.getByRole('textbox', { name: words.pages.newTable.nameOf('AB'[i]!) }).fill(name);
  await page.getByRole('button', { name: words.pages.newTable.start }).click();

  const { actions, yourMove } = tableOf(page, words);
  const hands = new Map<string, readonly string[]>();
  // Each looks at the own hand and keeps it; then the first turn begins.
  for (let turn = 0; turn < 3; turn++) {
    const cover = readyOf(page, 'Ada').or(readyOf(page, 'Bob'));
    await cover.waitFor();
    await expectNoHand(page);
    if (turn === 0) await look(page, 'cover');
    const name = (await readyOf(page, 'Ada').isVisible()) ? 'Ada' : 'Bob';
    await cover.click();
    await yourMove.waitFor();
    const hand = await handOn(page);
    expect(hand.length).toBeGreaterThan(0);
    // Whoever comes back finds the cards that were kept.
    expect(hand.toSorted()).toEqual(hands.get(name) ?? hand.toSorted());
    hands.set(name, hand.toSorted());
    if (turn === 0) await lookAgain(page, 'hot-seat');
    if (turn < 2) await actions.getByRole('button').first().click();
  }
  expect([...hands.keys()].toSorted()).toEqual([...NAMES]);

  // A reload does not lift the cover, nor does the way back.
  await page.reload();
  await readyOf(page, 'Ada').or(readyOf(page, 'Bob')).waitFor();
  await expectNoHand(page);

  // Nor does the replay: nobody plays on with the hand of the first.
  await page.goto(page.url().replace('#/local/', '#/local-replay/'));
  await page.getByRole('button', { name: words.replay.fork.open }).click();
  await page.getByRole('dialog').getByText(words.replay.fork.shared).waitFor();
  await expectNoHand(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test('where nothing is hidden the device goes on without a cover', async () => {
  const { page, context, complaints } = await s.visit('#/new/zombiaki/local');
  await page
    .getByRole('combobox', { name: words.pages.newTable.seatOf('B') })
    .selectOption({ label: words.pages.newTable.person });
  for (const [i, name] of NAMES.entries())
    await page.getByRole('textbox', { name: words.pages.newTable.nameOf('AB'[i]!) }).fill(name);
  await page.getByRole('button', { name: words.pages.newTable.start }).click();

  const { yourMove, actions } = tableOf(page, words);
  const end = actions.getByRole('button', { name: 'Zakończ turę' });
  const card = page.locator('[data-mark="row"] [data-choosable="true"]').first();
  const cover = readyOf(page, 'Ada').or(readyOf(page, 'Bob'));
  const others = new Set<string | null>();
  // A card is given up, the turn is ended, and the other one has the table before them.
  for (let move = 0; others.size < 2 && move < 8; move++) {
    await yourMove.or(cover).first().waitFor();
    expect(await cover.count()).toBe(0);
    others.add(await page.locator('[data-mark="other-row"]').getAttribute('aria-label'));
    await end.or(card).first().waitFor();
    await ((await end.isVisible()) ? end : card).click();
  }
  await yourMove.waitFor();
  expect(others.size).toBe(2);
  await lookAgain(page, 'hot-seat-open');
  await page.reload();
  await yourMove.waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

async function expectNoHand(page: Page): Promise<void> {
  expect(await handOn(page)).toEqual([]);
  expect(await page.locator('[data-mark="hand"]').count()).toBe(0);
}
