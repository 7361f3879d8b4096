/** The Long Night on small screens: every answer whole in sight, every letter large enough to be read. */
import { ITEMS_TEXTS } from '@horda/long-night/text/cards/items';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, type Visit } from './browser.ts';
import { SCENES, tableAtScene } from './long-night-scenes.ts';
import { lookAgain } from './look.ts';
import { usePage } from './running-page.ts';
import { seatOf } from './tables.ts';

const SIDEWAYS = { width: 740, height: 360 };
const LAPTOP = { width: 1024, height: 768 };
const TABLET = { width: 720, height: 1024 };
/** In pixels of the screen. */
const LEAST_LETTERS = 12;

const s = usePage();

/** The table of a scene, on a screen of this size. */
async function open(name: string, size: typeof PHONE, language: 'pl' | 'en' = 'pl'): Promise<Visit> {
  const made = (await tableAtScene(
    s.address,
    SCENES.find((scene) => scene.name === name)!,
  ))!;
  const visit = await s.visit(seatOf(made, made.key), { size, language });
  await visit.page.locator('.ln-phone, .ln-tablet').waitFor();
  return visit;
}

async function leave({ context, complaints }: Visit): Promise<void> {
  expect(complaints).toEqual([]);
  await context.close();
}

/** All pieces that are not whole in sight without a scroll: cut off by an edge, or with something else over a corner. */
function hidden(page: Page, pieces: string): Promise<readonly string[]> {
  return page.locator(pieces).evaluateAll((all) =>
    all.flatMap((piece) => {
      const { left, right, top, bottom, width, height } = piece.getBoundingClientRect();
      const label = `${piece.textContent} ${[left, top, right, bottom].map(Math.round).join(' ')}`;
      if (width * height === 0) return [`${label}: nothing to be seen`];
      const [inX, inY] = [Math.min(3, width / 4), Math.min(3, height / 4)];
      const corners = [
        [left + inX, top + inY],
        [right - inX, top + inY],
        [left + inX, bottom - inY],
        [right - inX, bottom - inY],
      ] as const;
      return corners.every(([x, y]) => piece.contains(document.elementFromPoint(x, y))) ? [] : [label];
    }),
  );
}

test.each([
  ['vote', '.ln-thumbs .ln-way', 2],
  ['ring', '.ln-thumbs .ln-way, .clock-ring', 3],
  ['crossroads', '.ln-ways .ln-way', 3],
  ['bite', '.ln-ways .ln-way', 2],
  ['keep', '.ln-dossier', 4],
  ['hospital', '.ln-verbs .ln-verb', 2],
] as const)('%s: on a phone, upright and sideways, all of %s are whole in sight', async (name, answers, count) => {
  const visit = await open(name, PHONE);
  const { page } = visit;
  await expect.poll(() => page.locator(answers).count()).toBe(count);
  await expect.poll(() => hidden(page, answers)).toEqual([]);
  await page.setViewportSize(SIDEWAYS);
  await page.locator('.ln-low').waitFor();
  await expect.poll(() => hidden(page, answers)).toEqual([]);
  await lookAgain(page, `long-night-${name}-sideways`);
  await leave(visit);
});

test.each([
  ['table', 6],
  ['modules', 8],
])('%s: with somebody chosen on an upright phone, %i places and all deeds are whole in sight', async (name, places) => {
  const visit = await open(name, PHONE);
  const { page } = visit;
  await page.locator('.ln-tray .ln-touch').first().tap();
  await page.locator('.ln-deed').first().waitFor();
  expect(await page.locator('.ln-mini').count()).toBe(places);
  await expect.poll(() => hidden(page, '.ln-mini, .ln-deed, .ln-tabs .button, .ln-tray .ln-standee')).toEqual([]);
  await lookAgain(page, `long-night-${name}-chosen`);
  await leave(visit);
});

test.each([
  ['table', 'pl'],
  ['modules', 'en'],
] as const)('%s: on a small window and on a tablet no letter is too small to be read (%s)', async (name, language) => {
  const visit = await open(name, LAPTOP, language);
  const { page } = visit;
  await page.locator('.ln-dossier .ln-touch').first().click();
  for (const size of [LAPTOP, TABLET]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.locator('.ln').evaluate(tooSmall, LEAST_LETTERS)).toEqual([]);
    await lookAgain(page, `long-night-${name}-${size.width}`);
  }
  await leave(visit);
});

test.each(['pl', 'en'] as const)(
  'card: in the hand of a phone every card has its picture and its whole name (%s)',
  async (language) => {
    const visit = await open('card', PHONE, language);
    const { page } = visit;
    await page.locator('.ln-tabs .button').nth(1).tap();
    const cards = page.locator('.ln-sheet .ln-item');
    await expect.poll(() => cards.count()).toBe(5);
    expect(await cards.locator('.ln-art .icon').filter({ visible: true }).count()).toBe(5);
    expect(await page.locator('.ln-hand').evaluate(tooSmall, LEAST_LETTERS)).toEqual([]);
    await page.evaluate(() => document.fonts.ready);
    const names = Object.values(ITEMS_TEXTS).map(({ name }) => name[language]);
    expect(await cards.first().locator('h4 > span').evaluate(cutNames, names)).toEqual([]);
    await lookAgain(page, `long-night-hand-${language}`);
    await leave(visit);
  },
);

/** Those of these names for which this plate has no room. */
function cutNames(plate: Element, names: readonly string[]): readonly string[] {
  const own = plate.innerHTML;
  const cut = names.filter((name) => {
    plate.textContent = name;
    // A cut line is many pixels, a rounded height one.
    return plate.scrollHeight > plate.clientHeight + 2 || plate.scrollWidth > plate.clientWidth + 2;
  });
  plate.innerHTML = own;
  return cut;
}

/** Words that are shown smaller than so many pixels. */
function tooSmall(board: Element, least: number): readonly string[] {
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
    const parent = text.parentElement!;
    const size = parseFloat(getComputedStyle(parent).fontSize) * parent.currentCSSZoom;
    // What is only read out has no size, and letters of drawings are pictures.
    if (size === 0 || text.data.trim() === '' || parent.closest('.unseen, svg') !== null) continue;
    if (parent.checkVisibility() && size < least - 0.01) small.push(`${text.data} (${size})`);
  }
  return small;
}
