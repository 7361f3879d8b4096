import type { Resource } from '@horda/cisza/content/resources';
import { pl as ciszaPl } from '@horda/cisza/text/pl';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { look } from './look.ts';
import { playByClicks, tableOf } from './robots.ts';
import { startPage, type RunningPage } from './running-page.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const MOVES = 10;

let s: RunningPage;
beforeAll(async () => void (s = await startPage()));
afterAll(() => s.close());

/** The kinds of cards in the hand that a page shows. */
async function handOn(page: Page): Promise<Resource[]> {
  const cards = page.locator('[data-mark^="hand:"]');
  await cards.first().waitFor();
  const marks = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-mark')!));
  return marks.map((mark) => mark.slice('hand:'.length) as Resource);
}

/** Everything that a browser keeps for the page. */
const storageOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(async ({ name }) => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name!);
          opening.addEventListener('success', () => resolve(opening.result));
          opening.addEventListener('error', () => reject(opening.error));
        });
        const stores = await Promise.all(
          [...database.objectStoreNames].map(
            (store) =>
              new Promise((resolve) => {
                const reading = database.transaction(store).objectStore(store).getAll();
                reading.addEventListener('success', () => resolve(reading.result));
              }),
          ),
        );
        database.close();
        return stores;
      }),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, document.cookie]);
  });

/** Where in what a browser was told a hand is spoken of that is not its own. */
function foreignHands({ frames }: Visit, own: number): string[] {
  const found: string[] = [];
  const search = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      const here = `${path}.${name}`;
      if (name === 'hand' && inner !== null && !path.endsWith(`.shelters.${own}`)) found.push(here);
      search(inner, here);
    }
    const { type, seat, cards } = value as { type?: unknown; seat?: unknown; cards?: unknown };
    if (type === 'cardsDrawn' && seat !== own && Array.isArray(cards)) found.push(`${path}: cards that were drawn`);
  };
  for (const frame of frames) search(JSON.parse(frame), '');
  return found;
}

test('two browsers at one table: neither is ever told what the other holds', async () => {
  const ada = await s.visit();
  await ada.page.getByRole('link', { name: words.home.open }).click();
  await ada.page.getByRole('radio', { name: '2', exact: true }).check();
  await ada.page.getByRole('textbox', { name: words.pages.form.name }).fill('Ada');
  await look(ada.page, 'new-table');
  await ada.page.getByRole('button', { name: words.pages.newTable.open }).click();
  const invitation = await ada.page.getByRole('textbox', { name: words.pages.lobby.inviteLink }).inputValue();
  await look(ada.page, 'lobby');

  const bob = await s.visit(invitation.slice(invitation.indexOf('#')));
  await bob.page.getByRole('textbox', { name: words.pages.form.name }).fill('Bob');
  await look(bob.page, 'door');
  await bob.page.getByRole('button', { name: words.pages.door.sit }).click();
  await ada.page.getByText('Bob').first().waitFor();
  await ada.page.getByRole('button', { name: words.pages.lobby.start }).click();

  const hands = await Promise.all([handOn(ada.page), handOn(bob.page)]);
  for (const [one, other] of [
    [ada, 1],
    [bob, 0],
  ] as const) {
    const secret = [...new Set(hands[other]!.filter((card) => !hands[1 - other]!.includes(card)))];
    expect(secret.length).toBeGreaterThan(0);
    const [content, storage] = [await one.page.content(), await storageOf(one.page)];
    const told = one.frames.join('\n');
    expect(told.length).toBeGreaterThan(1000);
    for (const card of secret) {
      // As a value: a setting of the game may be called so too.
      const asValue = new RegExp(`"${card}"(?!:)`);
      expect(told).not.toMatch(asValue);
      expect(storage).not.toMatch(asValue);
      expect(content).not.toContain(`hand:${card}`);
      expect(content).not.toContain(ciszaPl.cards[card].name);
    }
  }

  let moves = 0;
  const stopAfterAll = async (): Promise<'go on' | 'stop'> => (moves++ < 2 * MOVES ? 'go on' : 'stop');
  const until = { before: stopAfterAll };
  const playing = [ada, bob].map(({ page }, seed) => playByClicks(page, words, { seed, ...until }));
  // Who stops leaves the other waiting for a turn that does not come.
  await Promise.race(playing);
  expect(foreignHands(ada, 0)).toEqual([]);
  expect(foreignHands(bob, 1)).toEqual([]);
  expect(ada.frames.length).toBeGreaterThan(MOVES);
  expect(await tableOf(ada.page, words).board.isVisible()).toBe(true);
  await Promise.all([ada.context.close(), bob.context.close()]);
  await Promise.allSettled(playing);
});
