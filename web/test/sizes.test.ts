/** Every game in the middle of play on every screen: what a player decides by is in sight, and nothing moves with the words. */
import type { Page } from 'playwright-core';
import { IS_FULL } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { PHONE } from './browser.ts';
import { MIDGAMES, midgameAt } from './midgames.ts';
import { usePage } from './running-page.ts';
import { SIZES, type SizeName } from './sizes.ts';
import { seatOf } from './tables.ts';

const LOOKED_AT: readonly SizeName[] = ['phone', 'sideways', 'small', 'tablet', 'desktop', 'wide', 'huge'];
/** Most boards have parts everywhere; at most this share of their width or height is empty, both sides together. */
const EVERYWHERE = { room: '.table-board', parts: '[data-mark]', empty: 0.05 };

const s = usePage();

test.each(MIDGAMES)('$id on every screen', async (midgame) => {
  const { filled = EVERYWHERE } = midgame;
  const made = await midgameAt(s.address, midgame);
  const { page, context, complaints } = await s.visit(seatOf(made, made.key), { size: PHONE });
  await page.locator('.table-board').waitFor();
  await page.waitForLoadState('networkidle');
  for (const size of LOOKED_AT) {
    await page.setViewportSize(SIZES[size]);
    const says = `${midgame.id} ${size}`;
    // The parts of a table that only some sizes show come one frame later.
    await expect
      .poll(() => inSight(page, midgame.own.pieces), { message: says })
      .toBeGreaterThanOrEqual(midgame.own.count);
    expect.soft(await inSight(page, '.status-sentence'), `${says}: the question`).toBe(1);
    expect.soft(await sidewaysScroll(page), `${says}: scrolls sideways`).toEqual([]);
    expect.soft(new Set(await heightsOfStatus(page)).size, `${says}: heights of the status line`).toBe(1);
    // Small screens have other layouts, in which nothing is left to fill.
    const empty = SIZES[size].width > SIZES.desktop.width ? await emptyShare(page, filled) : 0;
    expect.soft(empty, `${says}: empty`).toBeLessThanOrEqual(filled.empty);
    expect.soft(IS_FULL ? await axe(page) : [], says).toEqual([]);
  }
  // A wide window that is low for a while has the phone's parts, and loses them again.
  for (const size of [{ width: SIZES.desktop.width, height: 470 }, SIZES.desktop]) {
    await page.setViewportSize(size);
    await expect.poll(() => boardHeight(page), { message: `${midgame.id} ${size.height} high` }).toBeGreaterThan(300);
  }
  await expect.poll(() => inSight(page, midgame.own.pieces)).toBeGreaterThanOrEqual(midgame.own.count);
  expect(complaints).toEqual([]);
  await context.close();
});

const boardHeight = (page: Page): Promise<number> =>
  page.locator('.table-board').evaluate(({ clientHeight }) => clientHeight);

/** How many of these are wholly in the window, with nothing over their middle. */
function inSight(page: Page, pieces: string): Promise<number> {
  return page.locator(pieces).evaluateAll(
    (all) =>
      all.filter((piece) => {
        const { left, right, top, bottom, width, height } = piece.getBoundingClientRect();
        if (width * height === 0 || left < -2 || top < -2) return false;
        if (right > innerWidth + 2 || bottom > innerHeight + 2) return false;
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        // A button may lie over the whole piece.
        return over !== null && (piece.contains(over) || piece.parentElement!.parentElement!.contains(over));
      }).length,
  );
}

/** The page and its board, if their contents are wider than they are. */
function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    ['html', '.table', '.table-board', '.table-board > *'].flatMap((part) => {
      const { scrollWidth, clientWidth } = document.querySelector(part)!;
      return scrollWidth > clientWidth + 1 ? [`${part}: ${scrollWidth} in ${clientWidth}`] : [];
    }),
  );
}

/** With a short sentence, with the question itself, and with one that wraps. */
function heightsOfStatus(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const words = document.querySelector('.status-sentence')!.firstChild!.parentNode!.appendChild(new Text(''));
    const heights = ['', '…', 'a sentence that is longer than the line '.repeat(5)].map((text) => {
      words.data = text;
      return document.querySelector<HTMLElement>('.table-status')!.offsetHeight;
    });
    words.remove();
    return heights;
  });
}

/** The larger share of the board that none of its parts take, in width or in height. */
function emptyShare(page: Page, { room: of, parts }: typeof EVERYWHERE): Promise<number> {
  return page.locator(of).evaluate((board, all) => {
    const room = board.getBoundingClientRect();
    const boxes = [...board.querySelectorAll(all)]
      .map((piece) => piece.getBoundingClientRect())
      .filter(({ width, height }) => width * height > 0);
    const least = (side: 'left' | 'top'): number => Math.min(...boxes.map((box) => box[side]));
    const most = (side: 'right' | 'bottom'): number => Math.max(...boxes.map((box) => box[side]));
    const wide = Math.min(most('right'), room.right) - Math.max(least('left'), room.left);
    const high = Math.min(most('bottom'), room.bottom) - Math.max(least('top'), room.top);
    return 1 - Math.min(wide / room.width, high / room.height);
  }, parts);
}
