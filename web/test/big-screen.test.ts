/** One big screen and phones as hands: what each of them shows, and what a television is never told. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TV } from '../src/pages/tv/text/of.ts';
import { HAND } from '../src/table/hand/text/of.ts';
import { PHONE, type Visit } from './browser.ts';
import { look } from './look.ts';
import { MIDGAMES, midgameAt } from './midgames.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { SIZES } from './sizes.ts';
import { WORDS } from './words.ts';

const words = WORDS.pl;
const { form, newTable, door } = words.pages;
const tv = TV.pl;
const s = usePage();

/** Everything in the page that a person could press. */
const pressable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, input, summary, [tabindex="0"]')]
      .filter((each) => each.closest('[inert]') === null)
      .map((each) => each.outerHTML),
  );

/** Where in what a television was told somebody's cards or choices are spoken of. */
function secretsIn({ frames }: Visit): readonly string[] {
  const found: string[] = [];
  const search = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      const isSecret = name === 'hand' || (name === 'own' && path.includes('.asks.'));
      if (isSecret && inner !== null) found.push(`${path}.${name}`);
      search(inner, `${path}.${name}`);
    }
    const { type, cards } = value as { readonly type?: unknown; readonly cards?: unknown };
    if (type === 'cardsDrawn' && Array.isArray(cards)) found.push(`${path}: cards that were drawn`);
  };
  for (const frame of frames) search(JSON.parse(frame), '');
  return found;
}

/** The phone that is asked answers: by a card that it opens, by a row, or by a button. */
async function answerOnce(phones: readonly Visit[]): Promise<Visit> {
  const asked = await Promise.any(
    phones.map(async (phone) => (await tableOf(phone.page, words).yourMove.waitFor(), phone)),
  );
  const { page } = asked;
  const told = (): Promise<string> => page.locator('.status-sentence').innerText();
  const before = `${await told()} ${await page.locator('main').innerText()}`;
  const card = page.locator('.held-live').first();
  if (await card.isVisible()) await card.click();
  const row = page.locator('.held-option').first();
  if (await row.isVisible()) await row.click();
  else await page.locator('.actions .button:not(.actions-moves)').first().click();
  const { yes } = tableOf(page, words);
  await expect
    .poll(async () => {
      if (await yes.isVisible()) await yes.click();
      return `${await told()} ${await page.locator('main').innerText()}`;
    })
    .not.toBe(before);
  return asked;
}

test('a big screen and two phones play Cisza: from the form over the code to some turns', async () => {
  const screen = await s.visit('#/new/cisza', { size: SIZES.wide });
  await screen.page.getByRole('radio', { name: '2', exact: true }).check();
  await screen.page.getByRole('radio', { name: tv.oneScreen }).check();
  await screen.page.getByRole('button', { name: newTable.open }).click();
  await screen.page.getByRole('img', { name: tv.code }).waitFor();
  await look(screen.page, 'tv-lobby');
  const [table] = await screen.page.evaluate(
    () => JSON.parse(localStorage['horda.tables']) as { table: string; invite: string }[],
  );
  expect(screen.page.url()).toMatch(/#\/tv\/[\w-]{22}$/);

  const phones: Visit[] = [];
  for (const name of ['Ada', 'Bob']) {
    const phone = await s.visit(`#/hand/${table!.table}~${table!.invite}`, { size: PHONE });
    await phone.page.getByRole('textbox', { name: form.name }).fill(name);
    await phone.page.getByRole('button', { name: door.sit }).click();
    await screen.page.getByText(name).first().waitFor();
    phones.push(phone);
  }
  // The television starts the game by itself; nobody need touch it.
  await screen.page.locator('.table-board').waitFor();
  await expect.poll(() => screen.page.getByRole('img', { name: tv.code }).count()).toBe(0);

  const answered = new Set<Visit>();
  for (let n = 0; n < 8; n++) answered.add(await answerOnce(phones));
  expect(answered.size).toBe(2);
  for (const { page } of phones) {
    expect(await page.locator('.table-board').count()).toBe(0);
    await page.getByRole('heading', { name: /ręka/i }).waitFor();
  }
  await look(phones[0]!.page, 'hand-cisza');
  await look(screen.page, 'tv-cisza');
  expect(await pressable(screen.page)).toEqual([]);
  await expect.poll(() => screen.page.locator('.tv-event').count()).toBe(3);
  expect(screen.frames.length).toBeGreaterThan(8);
  expect(secretsIn(screen)).toEqual([]);
  // What is looked for would be found: phones are told their own cards.
  expect(secretsIn(phones[0]!)).not.toEqual([]);

  // The menu leads to the table and back, and a reload keeps the choice.
  const { page } = phones[0]!;
  const menu = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: words.table.menu.open }).click();
    await page.getByRole('button', { name }).click();
  };
  await menu(HAND.pl.asTable);
  await page.locator('.table-board').waitFor();
  await page.reload();
  await page.locator('.table-board').waitFor();
  await menu(HAND.pl.asHand);
  await page.getByRole('heading', { name: /ręka/i }).waitFor();
  for (const { complaints } of [screen, ...phones]) expect(complaints).toEqual([]);
});

test('a secret objective is shown only while it is pressed, and never on the television', async () => {
  const { table, key, invite } = await midgameAt(
    s.address,
    MIDGAMES.find(({ id }) => id === 'long-night')!,
  );
  const [screen, phone] = await Promise.all([
    s.visit(`#/tv/${table}~${invite}`, { size: SIZES.wide }),
    s.visit(`#/hand/${table}~${key}`, { size: PHONE }),
  ]);
  await screen.page.locator('.ln-others').waitFor();
  expect(await screen.page.locator('.ln-other').count()).toBe(
    MIDGAMES.find(({ id }) => id === 'long-night')!.scene.seats,
  );
  expect(await screen.page.locator('.ln-desk').count()).toBe(0);
  expect(await pressable(screen.page)).toEqual([]);
  expect(screen.page.url()).toMatch(/#\/tv\/[\w-]{22}$/);

  const secret = phone.page.locator('.held-secret').first();
  await secret.scrollIntoViewIfNeeded();
  const told = phone.page.locator('.held-told');
  expect(await told.count()).toBe(0);
  await secret.hover();
  await phone.page.mouse.down();
  const text = await told.innerText();
  expect(text.length).toBeGreaterThan(20);
  await phone.page.mouse.up();
  await expect.poll(() => told.count()).toBe(0);
  await look(phone.page, 'hand-long-night');
  await look(screen.page, 'tv-long-night');
  // A television that is opened with the key of a seat would show cards: it shows none, and says what to do.
  const wrong = await s.visit(`#/tv/${table}~${key}`, { size: SIZES.wide });
  await wrong.page.getByRole('heading', { name: tv.seated }).waitFor();
});
