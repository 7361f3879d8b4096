/** A game with offers and chapters that has no drawing of its own, at the table for all games. */
import { apply, replay, seal, seedOf, type AnyGame, type Answer, type Choice, type Save } from '@horda/kernel';
import { PILOT, type Pilot } from '@horda/testing/pilot';
import { pilotEntry } from '@horda/testing/pilot-entry';
import { heldSave } from '@horda/testing/pilot-play';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { command, request, seatOf, takeSeat } from './tables.ts';
import { END_WORDS, WORDS } from './words.ts';
import type { MadeTable } from '../src/backend/api.ts';

const words = WORDS.en;
const game = PILOT as unknown as AnyGame;
const texts = pilotEntry().texts.en;
const NAMES = ['Ann', 'Bob', 'Cid'];

const s = usePage(undefined, {
  games: [pilotEntry()],
  worker: new URL('../../server/test/bots/workers/played.ts', import.meta.url),
});

/** The first player has just asked for medicine, which the third one holds and the second does not. */
function asking(): object {
  for (let n = 0; n < 100; n++) {
    const save: Save = { game: 'pilot', version: 1, options: {}, seats: 3, seed: seedOf(`page ${n}`), answers: [] };
    const state = replay(game, save);
    const { people } = state as unknown as Pilot;
    if (!people[2]!.hand.includes('medicine') || people[1]!.hand.includes('medicine')) continue;
    const answer: Answer<Choice> = { tick: state.kernel.tick, seat: 0, picks: [{ do: 'ask' }] };
    apply(game, state, answer);
    return { horda: 1, ...seal(game, { ...save, answers: [answer] }) };
  }
  throw new Error('never dealt');
}

const fileOf = (content: object) => ({
  name: 'saved.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});
const strip = (page: Page) => page.getByRole('region', { name: words.table.offers.title, exact: true });
const option = (choice: object): string => texts.option(choice as Choice, null, (seat) => NAMES[seat]!);

test('an offer is a quiet strip: no focus, no call, and gone once it is answered', async () => {
  const made = (await request(s.address, '/api/imports', { save: asking(), name: 'Ann', pace: 0 }, null)) as MadeTable;
  await takeSeat(s.address, made, 'Bob');
  const { key } = await takeSeat(s.address, made, 'Cid');
  await command(s.address, made.table, made.key, { do: 'start' });
  const { page, context, complaints } = await s.visit(seatOf(made, key), { language: 'en' });
  await strip(page)
    .getByText(texts.prompt('request.offer', null, String))
    .waitFor();
  expect(await page.title()).toBe(words.table.title(texts.title));
  expect(await tableOf(page, words).yourMove.count()).toBe(0);
  expect(await strip(page).locator(':focus').count()).toBe(0);
  await look(page, 'offer');
  await strip(page)
    .getByRole('button', { name: option({ do: 'give', by: 2, to: 0, card: 'medicine' }) })
    .click();
  await strip(page).waitFor({ state: 'detached' });
  await page.getByText('Ann is better.').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('at one device the offer is taken up behind the cover, and the device goes back', async () => {
  const { page, context, complaints } = await s.visit('#/new/pilot/local', { language: 'en' });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(fileOf({ ...asking(), kinds: NAMES.map(() => 'human') }));
  for (const [i, name] of NAMES.entries())
    await page.getByRole('textbox', { name: words.pages.newTable.nameOf('ABC'[i]!) }).fill(name);
  await page.getByRole('button', { name: words.pages.newTable.start }).click();
  const ready = (name: string) => page.getByRole('button', { name: words.pages.cover.ready(name) });
  await ready('Ann').click();
  await tableOf(page, words).yourMove.waitFor();
  // All who could be meant are named, whoever holds the medicine.
  const here = page.getByRole('region', { name: words.table.offers.here });
  expect(await here.getByRole('button').allInnerTexts()).toEqual(
    ['Bob', 'Cid'].map((name) => expect.stringContaining(name)),
  );
  await here.getByRole('button', { name: 'Bob' }).click();
  await ready('Bob').click();
  await strip(page).waitFor();
  expect(await strip(page).getByRole('button').count()).toBe(2);
  await strip(page).getByRole('button', { name: words.table.offers.later }).click();
  await ready('Ann').click();
  await here.getByRole('button', { name: 'Cid' }).click();
  await ready('Cid').click();
  await strip(page)
    .getByRole('button', { name: option({ do: 'give', by: 2, to: 0, card: 'medicine' }) })
    .click();
  await ready('Ann').click();
  await tableOf(page, words).yourMove.waitFor();
  expect(await here.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the end of a chapter leads to the next, and so does its file', async () => {
  const save = heldSave();
  const { left: _, ...unsealed } = save;
  const last = save.answers.at(-1)!;
  const before = { ...unsealed, answers: save.answers.slice(0, -1), marks: save.marks.slice(0, -1) };
  const kinds = NAMES.map((__, seat) => (seat === last.seat ? 'human' : 'random'));
  const { page, context, complaints } = await s.visit('#/new/pilot/local', { language: 'en' });
  const take = (content: object): Promise<void> =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles(fileOf({ horda: 1, ...content, kinds }));
  const start = page.getByRole('button', { name: words.pages.newTable.start });
  const fact = (name: string) => page.locator('.generic-facts div', { hasText: name }).locator('dd');
  await take(before);
  await start.click();
  const { yourMove, end, board } = tableOf(page, words);
  await yourMove.waitFor();
  expect(await fact('chapter').innerText()).toBe('1');
  await board.getByRole('button', { name: option(last.picks[0]!), exact: true }).click();
  await end.getByRole('button', { name: END_WORDS.en.next }).click();
  await page.getByRole('button', { name: words.pages.lobby.start }).click();
  await fact('chapter').getByText('2').waitFor();

  await page.goto(`${s.address}/#/new/pilot/local`);
  await take(save);
  // The part of the form is folded away.
  await page.getByText(words.pages.file.nextChapter).waitFor({ state: 'attached' });
  await start.click();
  await fact('chapter').getByText('2').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
