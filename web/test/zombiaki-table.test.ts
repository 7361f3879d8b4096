/** What a table of Zombiaki shows in single moments, with decks of few cards so that they come for certain. */
import { packFile } from '@horda/kernel';
import { PACK } from '@horda/zombiaki/pack';
import { pl } from '@horda/zombiaki/text/pl';
import type { Locator, Page } from 'playwright-core';
import { further } from '@horda/testing/full';
import { expect, test } from 'vitest';
import { pl as drawn } from '../src/games/zombiaki/text/pl.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { look, lookAgain } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
/** Cards that do nothing without a zombie on the street. */
const NOT_ALONE = ['boss', 'claws', 'mass', 'hunger', 'swap', 'snack', 'pickaxe2013'];
const CARDS = '.zk-row .zk-card';

const s = usePage();

interface Wish {
  /** The only cards of each side, besides Dawn; of equal ones the one to give up is not asked for. */
  readonly zombies: readonly string[];
  readonly humans: string;
  /** The seat that leads the zombies; the person sits in the first one. */
  readonly leader: '1' | '2';
}

/** A file of a pack in which each side has only these cards. */
function packOf({ zombies, humans }: Wish): string {
  const all = PACK.template({ deck: 'jubileusz', sideStep: 'must', zombies: 'random' });
  const dawn = all.zombies.filter(({ effect }) => effect === 'dawn');
  const [first, ...others] = all.zombies.filter(({ id }) => zombies.includes(id));
  const content = {
    zombies: [
      ...dawn,
      { ...first!, copies: 39 - 5 * others.length },
      ...others.map((card) => ({ ...card, copies: 5 })),
    ],
    humans: all.humans.filter(({ id }) => id === humans).map((card) => ({ ...card, copies: 40 })),
  };
  return JSON.stringify(packFile({ id: 'zombiaki', pack: PACK }, 'few-cards', content));
}

async function startTable(page: Page, wish: Wish): Promise<void> {
  const { newTable, pack } = words.pages;
  await page.getByRole('heading', { name: newTable.rules }).click();
  await page.getByRole('radio', { name: pl.settings.zombies.values[wish.leader], exact: true }).check();
  await page.getByRole('heading', { name: pack.title }).click();
  await page
    .getByLabel(pack.choose)
    .setInputFiles({ name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(packOf(wish)) });
  await page.getByText(pack.chosen('few-cards')).waitFor();
  await page.getByRole('button', { name: newTable.start }).click();
  await tableOf(page, words).yourMove.waitFor();
}

const dialogButton = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

test('on a desk a card that cannot be played can be read and discarded, also when none can be played', async () => {
  const { page, context, complaints } = await s.visit('#/new/zombiaki/local', { size: DESKTOP });
  await startTable(page, { zombies: NOT_ALONE, humans: 'shot2013', leader: '1' });
  const cards = page.locator(CARDS);
  await cards.first().locator('.piece-touch[data-choosable]').click();
  await expect.poll(() => page.locator(`${CARDS} > .note`).count()).toBe(3);
  expect(await page.locator('.zk-drop').count()).toBe(3);
  await cards.first().hover();
  const note = page.locator('.note-whole');
  await note.waitFor();
  await look(page, 'zombiaki-none-playable');
  for (const part of ['.slip-name', '.slip-text', '.slip-effect'])
    expect(await covers(note, cards.first().locator(part))).toBe(false);
  await page.locator('.zk-drop').first().click();
  await expect.poll(() => cards.count()).toBe(2);
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone a card is read before it is given up, in step 4 and in step 5', async () => {
  const { page, context, complaints } = await s.visit('#/new/zombiaki/local', { size: PHONE });
  await startTable(page, { zombies: NOT_ALONE, humans: 'shot2013', leader: '1' });
  const cards = page.locator(CARDS);
  for (const left of [3, 2]) {
    expect(await cards.count()).toBe(left + 1);
    await cards.first().locator('.piece-touch').click();
    await expect.poll(() => page.locator('.reading .slip-text').textContent()).not.toBe('');
    await lookAgain(page, `zombiaki-read-${left}`);
    await dialogButton(page, drawn.drop).click();
    await expect.poll(() => cards.count()).toBe(left);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([PHONE, ...further(DESKTOP)])(
  'wounds that were shared out are shown, also after a reload: $width',
  async (size) => {
    const { page, context, complaints } = await s.visit('#/new/zombiaki/local', { size });
    await startTable(page, { zombies: ['iwan'], humans: 'flamethrower', leader: '2' });
    const { yourMove } = tableOf(page, words);
    await page.locator(`${CARDS} .piece-touch`).last().click();
    if (size === PHONE) await dialogButton(page, drawn.play).click();
    const street = page.locator('.zk-street-target [data-choosable="true"]');
    const field = page.locator('.zk-field > [data-choosable="true"]');
    await street.or(field).first().waitFor();
    if (await street.isVisible()) await street.click();
    await field.first().click();
    await page
      .locator('.zk-wounds')
      .getByRole('button', { name: drawn.wounds(1) })
      .click();
    const shared = async (): Promise<void> => {
      await yourMove.waitFor();
      await expect.poll(() => page.locator('.zk-share').allTextContents()).toEqual([drawn.wounds(1)]);
      await page.locator('.status-sentence', { hasText: /Zostały 4 rany, a dotąd [ABC]5: 1 rana\./ }).waitFor();
    };
    await shared();
    await look(page, 'zombiaki-shared');
    await page.reload();
    await shared();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each([PHONE, ...further(DESKTOP)])(
  'no field that can be chosen lies under the card of the other side: $width',
  async (size) => {
    const { page, context, complaints } = await s.visit('#/new/zombiaki/local', { size });
    await startTable(page, { zombies: ['siamese'], humans: 'sniper2013', leader: '1' });
    const { actions } = tableOf(page, words);
    const fields = page.locator('.zk-field > [data-choosable="true"]');
    const played = page.locator('.zk-other-played');
    for (let move = 0; move < 60 && (await played.count()) === 0; move++) {
      await tableOf(page, words).yourMove.waitFor();
      const card = page.locator(`${CARDS}.piece-legal .piece-touch`).first();
      if ((await played.count()) > 0) break;
      if ((await fields.count()) > 0) await fields.first().click();
      else if (await card.isVisible()) {
        await card.click();
        if (size === PHONE) await page.getByRole('dialog').locator('.button-primary').click();
      } else await actions.getByRole('button').first().click();
    }
    await fields.first().waitFor();
    await look(page, 'zombiaki-asked-by-other');
    for (const field of await fields.all()) {
      await field.scrollIntoViewIfNeeded();
      expect(
        await field.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === button;
        }),
      ).toBe(true);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

/** Whether one thing lies over a part of another. */
async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
