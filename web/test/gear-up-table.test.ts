/** What a table of Gear Up says to what does not fit: a shape on the clipboard, and a pack in the form. */
import { HOUSE } from '@horda/gear-up/content/house';
import { PACK } from '@horda/gear-up/pack';
import { packFile } from '@horda/kernel';
import type { Locator, Page } from 'playwright-core';
import { further } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { pl as drawn } from '../src/games/gear-up/text/pl.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { boardOf } from './gear-up-robots.ts';
import { look, lookAgain } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { seatOf, startedTable } from './tables.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
/** The button by which a player is ready. */
const READY = /^Gotowe/;

const s = usePage();

/** A pack in which all zombies have one grid, and all weapons one shape, to be drawn twice. */
const packOf = (rows: readonly string[], shape: string) =>
  packFile({ id: 'gear-up', pack: PACK }, 'one-grid', {
    ...HOUSE,
    zombies: HOUSE.zombies.map((zombie) => ({ ...zombie, rows })),
    survivors: HOUSE.survivors.map((survivor) => ({
      ...survivor,
      weapons: survivor.weapons.map((weapon) => ({
        ...weapon,
        shape,
        start: 'multiHit2',
        upgrades: ['armUp', 'ready'],
        solo: ['armUp', 'ready'],
      })),
    })),
  });

/** Alone in the first attack step, the first zombie on the clipboard. */
async function startAttack(page: Page, rows: readonly string[], shape: string): Promise<void> {
  const made = await startedTable(s.address, {
    game: 'gear-up',
    seats: 1,
    bots: [null],
    options: { survivors: 'random' },
    pack: packOf(rows, shape) as Record<string, unknown>,
  });
  await page.goto(`${s.address}/${seatOf(made, made.key)}`);
  await tableOf(page, words).yourMove.waitFor();
  await boardOf(page).targets.first().click();
  await boardOf(page).held.first().waitFor();
}

const press = (square: Locator, size: typeof PHONE): Promise<void> => (size === PHONE ? square.tap() : square.click());
const squareOf = (page: Page, number: number): Locator =>
  page.locator(`[data-mark="clipboard"] [data-square="${number}"]`);

/** Squares A1 B1 C1 lie in a row, A2 hangs below the first: three in a row do not cover it. */
const HOOK = ['ooo', 'o..'];
const ROW = ['ooooo'];
const FIELD = ['oooo', 'oooo', 'oooo', 'oooo'];

/** The squares under the shape in FIELD, as rows and columns. */
const heldOn = async (page: Page): Promise<readonly (readonly [row: number, column: number])[]> => {
  const squares = await boardOf(page).held.evaluateAll((all) => all.map((one) => Number(one.dataset['square'])));
  return squares.map((square) => [Math.floor(square / 4), square % 4]);
};
/** How a shape lies, wherever it is. */
const layOf = (cells: readonly (readonly [number, number])[]): string => {
  const [top, left] = [Math.min(...cells.map(([row]) => row)), Math.min(...cells.map(([, column]) => column))];
  return cells.map(([row, column]) => `${row - top}${column - left}`).join(' ');
};

test('a shape follows the pointer, and is turned, mirrored, moved and marked by keys, wheel and buttons', async () => {
  const { page, context, complaints } = await s.visit('#/about');
  await startAttack(page, FIELD, 'L4');
  const { turn, mirror, cursor, plan } = boardOf(page);
  const lay = async (): Promise<string> => layOf(await heldOn(page));
  for (const square of [5, 10, 0]) {
    await squareOf(page, square).hover();
    await expect.poll(() => heldOn(page)).toContainEqual([Math.floor(square / 4), square % 4]);
  }
  // Four quarter turns lead back; of the eight ways each is seen once.
  const seen = [await lay()];
  const next = async (act: () => Promise<void>): Promise<void> => {
    await act();
    await expect.poll(lay).not.toBe(seen.at(-1));
    seen.push(await lay());
  };
  await next(() => page.keyboard.press('r'));
  await next(() => page.mouse.wheel(0, 120));
  await next(() => turn.click());
  await next(() => mirror.click());
  await next(() => page.keyboard.press('r'));
  await next(() => page.keyboard.press('r'));
  await next(() => page.keyboard.press('r'));
  expect(new Set(seen).size).toBe(8);
  await next(() => page.keyboard.press('f'));
  expect(seen.slice(0, 4)).toContain(seen.at(-1));

  await page.mouse.move(0, 0);
  await cursor.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => Math.min(...(await heldOn(page)).map(([, column]) => column))).toBe(0);
  const before = await heldOn(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => heldOn(page)).toEqual(before.map(([row, column]) => [row, column + 1]));
  await look(page, 'gear-up-held');
  await page.keyboard.press('Enter');
  await expect.poll(() => plan.getByRole('listitem').count()).toBe(1);
  for (const [row, column] of before)
    expect(await squareOf(page, row * 4 + column + 1).getAttribute('aria-label')).toContain(
      drawn.square.planned('Ada'),
    );
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone a shape that is placed but not drawn is not lost silently', async () => {
  const { page, context, complaints } = await s.visit('#/about', { size: PHONE });
  await startAttack(page, FIELD, 'L4');
  await squareOf(page, 5).tap();
  await expect.poll(() => heldOn(page)).toContainEqual([1, 1]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: READY }).tap();
  const sure = page.getByRole('dialog').filter({ hasText: drawn.halfDrawn });
  await sure.waitFor();
  await look(page, 'gear-up-half-drawn');
  await sure.getByRole('button', { name: words.table.confirm.no }).tap();
  await sure.waitFor({ state: 'detached' });
  await tableOf(page, words).yourMove.waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([PHONE, ...further(DESKTOP)])(
  'a shape that is held over the edge shows it, and the rule, $width px wide',
  async (size) => {
    const { page, context, complaints } = await s.visit('#/about', { size });
    await startAttack(page, HOOK, 'I3');
    await press(squareOf(page, 3), size);
    const note = page.getByRole('dialog', { name: words.table.why.title });
    await note.waitFor();
    expect(await note.locator('.rule-tag').textContent()).toBe('B57');
    await page.getByText(drawn.square.misfit(null)).waitFor();
    await look(page, 'gear-up-why-outside');

    // What lies on top is closed first; the shape is still in hand.
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    expect(await boardOf(page).held.count()).toBe(3);
    await boardOf(page).lay.click();
    await expect.poll(() => squareOf(page, 0).getAttribute('aria-label')).toContain(drawn.square.planned('Ada'));
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each([DESKTOP, ...further(PHONE)])(
  'a shape that is held over a crossed square shows which, $width px wide',
  async (size) => {
    const { page, context, complaints } = await s.visit('#/about', { size });
    await startAttack(page, ROW, 'I2');
    await boardOf(page).lay.click();
    await expect.poll(() => squareOf(page, 0).getAttribute('aria-label')).toContain(drawn.square.planned('Ada'));

    await press(squareOf(page, 0), size);
    const note = page.getByRole('dialog', { name: words.table.why.title });
    await note.waitFor();
    expect(await note.locator('.rule-tag').textContent()).toBe('B56');
    expect(await page.locator('[data-fault="true"]').getAttribute('data-square')).toBe('0');
    await page.getByText(drawn.square.misfit('A1')).waitFor();
    await lookAgain(page, 'gear-up-why-crossed');
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('a pack with a wrong grid is refused in the form: the file, the place, what is wrong, what is allowed', async () => {
  const { pack, newTable } = words.pages;
  const { page, context, complaints } = await s.visit('#/new/gear-up/local', { size: PHONE });
  const good = packFile({ id: 'gear-up', pack: PACK }, 'mine', HOUSE);
  const zombies = HOUSE.zombies.map((zombie, i) => {
    if (i === 0) return { ...zombie, rows: ['.o.', '.a', 'oso'] };
    return i === 1 ? { ...zombie, rows: ['.a.', '.oq'] } : zombie;
  });
  const file = { name: 'cards.json', mimeType: 'application/json' };
  const load = (content: unknown): Promise<void> =>
    page.getByLabel(pack.choose).setInputFiles({ ...file, buffer: Buffer.from(JSON.stringify(content, null, 2)) });
  await page.getByRole('heading', { name: pack.title }).click();
  await load({ ...good, zombies });
  await page.getByText(pack.wrong('cards.json', 2)).waitFor();
  const problem = (place: string): Promise<string> => page.getByRole('listitem').filter({ hasText: place }).innerText();
  expect(await problem('zombies[0].rows[1]')).toContain('wiersz musi mieć tyle znaków co pierwszy, czyli 3, a ma 2.');
  expect(await problem('zombies[1].rows[1]')).toMatch(/q.*o.*d.*a.*s/s);
  expect(await page.getByRole('button', { name: newTable.start }).getAttribute('aria-disabled')).toBe('true');
  await lookAgain(page, 'gear-up-pack-bad');
  await load(good);
  await page.getByText(pack.chosen('mine')).waitFor();
  expect(await page.getByRole('button', { name: newTable.start }).getAttribute('aria-disabled')).toBe('false');
  expect(complaints).toEqual([]);
  await context.close();
});
