import { RESOURCES, type Resource } from '@horda/cisza/content/resources';
import { pl as ciszaPl } from '@horda/cisza/text/pl';
import type { View } from '@horda/cisza/view';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { look, lookAgain } from './look.ts';
import { playByClicks } from './robots.ts';
import { usePage } from './running-page.ts';
import { command, makeTable, seatOf, takeSeat } from './tables.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const MOVES = 10;

const s = usePage();

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

/** All cards that a browser was ever told to be in its own hand. */
function handsTold({ frames }: Visit, own: number): ReadonlySet<string> {
  const views = frames.map((frame) => (JSON.parse(frame) as { now?: { view: View | null } }).now?.view ?? null);
  return new Set(views.flatMap((view) => view?.shelters[own]?.hand ?? []));
}

/** The kinds of cards that are in the one hand and not in the other. */
const onlyIn = (hand: readonly Resource[], other: readonly Resource[]): Resource[] => [
  ...new Set(hand.filter((card) => !other.includes(card))),
];

/** Two people with browsers of their own, at a game that has just been dealt. Each holds a card that the other lacks. */
async function dealtTable(): Promise<{ people: readonly [Visit, Visit]; hands: readonly [Resource[], Resource[]] }> {
  for (;;) {
    const made = await makeTable(s.address, { bots: [null, null] });
    const { key } = await takeSeat(s.address, made, 'Bob');
    await command(s.address, made.table, made.key, { do: 'start' });
    const people = await Promise.all([s.visit(seatOf(made, made.key)), s.visit(seatOf(made, key))]);
    const hands = await Promise.all([handOn(people[0].page), handOn(people[1].page)]);
    if (onlyIn(hands[0], hands[1]).length > 0 && onlyIn(hands[1], hands[0]).length > 0) return { people, hands };
    await Promise.all(people.map(({ context }) => context.close()));
  }
}

test('from an open table over the invitation to the first hands', async () => {
  const ada = await s.visit();
  await ada.page.getByRole('link', { name: words.home.open }).click();
  await ada.page.getByRole('radio', { name: '2', exact: true }).check();
  await ada.page.getByRole('textbox', { name: words.pages.form.name }).fill('Ada');
  await lookAgain(ada.page, 'new-table');
  await ada.page.getByRole('button', { name: words.pages.newTable.open }).click();
  const invitation = await ada.page.getByRole('textbox', { name: words.pages.lobby.inviteLink }).inputValue();
  await lookAgain(ada.page, 'lobby');

  const bob = await s.visit(invitation.slice(invitation.indexOf('#')));
  await bob.page.getByRole('textbox', { name: words.pages.form.name }).fill('Bob');
  await look(bob.page, 'door');
  await bob.page.getByRole('button', { name: words.pages.door.sit }).click();
  await ada.page.getByText('Bob').first().waitFor();
  await ada.page.getByRole('button', { name: words.pages.lobby.start }).click();
  await Promise.all([handOn(ada.page), handOn(bob.page)]);
  // The key of a seat is in nobody's address bar, where it would be seen and copied.
  for (const { page, context, complaints } of [ada, bob]) {
    expect(page.url()).toMatch(/#\/table\/[\w-]{22}$/);
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('two browsers at one table: neither is ever told what the other holds', async () => {
  const { people, hands } = await dealtTable();
  for (const [own, { page, frames }] of people.entries()) {
    const [content, storage, told] = [await page.content(), await storageOf(page), frames.join('\n')];
    expect(told.length).toBeGreaterThan(1000);
    for (const card of onlyIn(hands[1 - own]!, hands[own]!)) {
      // As a value: a setting of the game may be called so too.
      const asValue = new RegExp(`"${card}"(?!:)`);
      expect(told).not.toMatch(asValue);
      expect(storage).not.toMatch(asValue);
      expect(content).not.toContain(`hand:${card}`);
      expect(content).not.toContain(ciszaPl.cards[card].name);
    }
    // What is looked for would be found: one's own cards are there.
    expect(told).toMatch(new RegExp(`"${hands[own]![0]}"(?!:)`));
    expect(content).toContain(`hand:${hands[own]![0]}`);
  }

  let moves = 0;
  const before = async (): Promise<'go on' | 'stop'> => (moves++ < 2 * MOVES ? 'go on' : 'stop');
  const playing = people.map(({ page }, seed) => playByClicks(page, words, { seed, before }));
  // Who stops leaves the other waiting for a turn that does not come.
  await Promise.race(playing);
  for (const [own, guest] of people.entries()) {
    expect(foreignHands(guest, own)).toEqual([]);
    // The shortest games are over after five answers.
    expect(guest.frames.length).toBeGreaterThan(5);
    // Page and storage after some moves: what is drawn as a hand is one's own, and what is kept was once in it.
    const held = handsTold(guest, own);
    const drawn = await guest.page
      .locator('[data-mark^="hand:"]')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['mark']!.slice('hand:'.length)));
    const kept = await storageOf(guest.page);
    expect(drawn.filter((card) => !held.has(card))).toEqual([]);
    expect(RESOURCES.filter((card) => !held.has(card) && new RegExp(`"${card}"(?!:)`).test(kept))).toEqual([]);
  }
  await Promise.all(people.map(({ context }) => context.close()));
  await Promise.allSettled(playing);
});
