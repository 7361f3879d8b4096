/** Quick phrases: one player touches one, and everybody reads it in their own language. */
import { en } from '@horda/long-night/text/en';
import { pl } from '@horda/long-night/text/pl';
import { phrasesFor } from '@horda/long-night/talk';
import { expect, test } from 'vitest';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { command, makeTable, seatOf, takeSeat } from './tables.ts';
import { WORDS } from './words.ts';

const s = usePage();
const OPTIONS = { mode: 'secret' };
const NAMES = ['Ann', 'Bob', 'Cid'];
const name = (seat: number): string => NAMES[seat]!;

test('a suspicion in English is read in Polish, aloud too', async () => {
  const made = await makeTable(s.address, {
    game: 'long-night',
    seats: 3,
    name: 'Ann',
    bots: [null, null, null],
    options: OPTIONS,
  });
  const { key } = await takeSeat(s.address, made, 'Bob');
  await takeSeat(s.address, made, 'Cid');
  await command(s.address, made.table, made.key, { do: 'start' });
  const ann = await s.visit(seatOf(made, made.key), { language: 'en' });
  const bob = await s.visit(seatOf(made, key), { language: 'pl' });
  const phrase = phrasesFor(OPTIONS, 3, 0).accuse.find((each) => each.say === 'suspect' && each.seat === 2)!;
  for (const [{ page }, words] of [
    [ann, WORDS.en],
    [bob, WORDS.pl],
  ] as const) {
    await tableOf(page, words).board.waitFor();
    await page.keyboard.press('c');
  }
  const phrases = ann.page.getByRole('group', { name: WORDS.en.pages.chat.phrases });
  await phrases.getByText(en.talk!.groups['accuse']!, { exact: true }).click();
  await look(ann.page, 'phrases');
  await phrases.getByRole('button', { name: en.talk!.phrase(phrase, name), exact: true }).click();
  const heard = pl.talk!.phrase(phrase, name);
  await bob.page.getByRole('group', { name: WORDS.pl.pages.chat.title }).getByText(heard).waitFor();
  await bob.page.getByText(WORDS.pl.pages.chat.said('Ann', heard), { exact: true }).first().waitFor();
  for (const { complaints, context } of [ann, bob]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
