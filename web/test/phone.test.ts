import type { Page } from 'playwright-core';
import { further } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { PHONE } from './browser.ts';
import { look, lookAgain } from './look.ts';
import { playByClicks, tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { startSolo } from './solo.ts';
import { WORDS } from './words.ts';

/** The least size of what a finger is to hit, in pixels. */
const TARGET = 40;

const s = usePage();

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Buttons and links that a finger would miss; those inside a sentence are as large as its letters. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const targets = document.querySelectorAll('button, a[href], select, summary, input:not([type="radio"])');
    return [...targets].flatMap((element) => {
      const box = element.getBoundingClientRect();
      // What can be pressed may reach further than what is drawn.
      const around = getComputedStyle(element, '::after');
      const isWider = around.content !== 'none' && around.position === 'absolute';
      const width = Math.max(box.width, isWider ? Number.parseFloat(around.width) : 0);
      const height = Math.max(box.height, isWider ? Number.parseFloat(around.height) : 0);
      const isSeen = box.width > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isInText = getComputedStyle(element).display === 'inline';
      if (!isSeen || isInText || (width >= least && height >= least)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`${element.className}: ${name} (${width.toFixed(1)}×${height.toFixed(1)})`];
    });
  }, TARGET);

test.each(['pl', ...further('en')] as const)('six players on a phone, in %s', async (language) => {
  const words = WORDS[language];
  const { page, context, complaints } = await s.visit('', { language, size: PHONE });
  await lookAgain(page, 'home');
  expect(await overflow(page)).toBe(0);
  await startSolo(page, words, 6);
  await playByClicks(page, words, {
    seed: 21,
    async before(move) {
      if (move > 7) return 'stop';
      expect(await overflow(page)).toBe(0);
      if (move === 6) {
        await look(page, `six-players-${move}`);
        expect.soft(await smallTargets(page)).toEqual([]);
      }
      return 'go on';
    },
  });
  const { board } = tableOf(page, words);
  await board.waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('what can be pressed on a phone is neither hidden by the hand nor by the bar', async () => {
  const words = WORDS.pl;
  const { page, context } = await s.visit('', { size: PHONE });
  await startSolo(page, words, 2);
  let seen = 0;
  await playByClicks(page, words, {
    seed: 4,
    async before(move) {
      // The robot's own clicks fail where something lies over a target; here all targets are tried without a click.
      for (const target of await page.locator('[data-choosable="true"]').all()) {
        await target.click({ trial: true });
        seen++;
      }
      return move < 8 ? 'go on' : 'stop';
    },
  });
  expect(seen).toBeGreaterThan(3);
  await context.close();
});
