/** The workshop as its users go through it: type, be told what is wrong, mend it, come back, export, play. */
import { readFileSync } from 'node:fs';
import { readPack } from '@horda/kernel';
import { PACK, type ZombiakiPack } from '@horda/zombiaki/pack';
import type { Page } from 'playwright-core';
import { further } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { en } from '../src/pages/workshop/text/en.ts';
import { pl } from '../src/pages/workshop/text/pl.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { usePage } from './running-page.ts';

const s = usePage();

const WORDS = { pl, en };
const FIRST_SHOT = 'humans[0]';
const field = (page: Page, path: string) => page.locator(`[id="field-${path}"]`);

test.each([['pl', DESKTOP], ['en', PHONE], ...further(['en', DESKTOP], ['pl', PHONE])] as const)(
  'in %s: a card is typed in, mended, kept, exported and played',
  async (language, size) => {
    const words = WORDS[language];
    const { page, complaints } = await s.visit('#/workshop/zombiaki', { language, size });
    const drop = page.locator('input[type="file"]');
    const save = JSON.stringify({ horda: 1, answers: [] });
    await drop.setInputFiles({ name: 'save.json', mimeType: 'application/json', buffer: Buffer.from(save) });
    await page.getByText(words.aSave).waitFor();
    await drop.setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{ "game": "cisza" }'),
    });
    await page.getByText(words.otherGame('cisza')).waitFor();
    await look(page, 'workshop-drafts');

    await page.getByRole('button', { name: words.fromTemplate }).click();
    await page.locator('.ws-tab').nth(1).click();
    await field(page, `${FIRST_SHOT}.name.${language}`).fill('Bum!');
    // The card is redrawn with each letter.
    await page.locator('.ws-proof .slip-name', { hasText: 'Bum!' }).waitFor();
    await field(page, `${FIRST_SHOT}.wounds`).fill('40');
    const wrong = page.locator(`[id="field-${FIRST_SHOT}.wounds-note"]`);
    await wrong.waitFor();
    expect(await field(page, `${FIRST_SHOT}.wounds`).getAttribute('aria-invalid')).toBe('true');
    await look(page, 'workshop-wrong');

    // The summary leads to the field, and the likely repair can be taken.
    await page.getByRole('heading', { level: 1 }).focus();
    await page.getByRole('button', { name: words.toProblem(1, 1) }).press('Enter');
    await field(page, `${FIRST_SHOT}.wounds`).and(page.locator(':focus')).waitFor();
    await wrong.getByRole('button', { name: words.take('12') }).click();
    await expect.poll(() => field(page, `${FIRST_SHOT}.wounds`).inputValue()).toBe('12');
    await page.getByText(words.saved).waitFor({ state: 'attached' });

    await page.reload();
    await page.locator('.ws-tab').nth(1).click();
    expect(await field(page, `${FIRST_SHOT}.name.${language}`).inputValue()).toBe('Bum!');
    expect(await field(page, `${FIRST_SHOT}.wounds`).inputValue()).toBe('12');
    if (size === PHONE) await page.getByRole('button', { name: words.allCards }).click();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.export }).click();
    const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as unknown;
    const { pack, problems } = readPack({ id: 'zombiaki', pack: PACK }, file);
    expect(problems).toEqual([]);
    expect((pack!.content as ZombiakiPack).humans[0]).toMatchObject({ wounds: 12, name: { [language]: 'Bum!' } });

    await page.getByRole('button', { name: words.try }).first().click();
    await page.waitForURL(/#\/local\//);
    await page.locator('[data-mark="row"]').waitFor();
    expect(complaints).toEqual([]);
  },
);
