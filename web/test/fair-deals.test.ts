/** Who took part in a deal: the pages of players do by themselves, and the end of the game says so. */
import { expect, test } from 'vitest';
import type { MadeTable } from '../src/backend/api.ts';
import type { Visit } from './browser.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { command, finishedTable, makeTable, seatOf, takeSeat } from './tables.ts';
import { END_WORDS, WORDS } from './words.ts';

const s = usePage();
const words = WORDS.pl;
const { saves } = words.replay;
const end = END_WORDS.pl;

/** What the end of the game says about the deal. */
async function verdict({ page }: Visit): Promise<string> {
  await page.getByRole('button', { name: saves.verify, exact: true }).click();
  const said = page.getByText(/^Zgodnie z zasadami/);
  await said.waitFor();
  return said.innerText();
}

/** The host begins, and bots play to the end. */
async function playThrough([host, guest]: readonly [Visit, Visit], keys: readonly string[]): Promise<void> {
  await host.page.getByRole('button', { name: words.pages.lobby.start, exact: true }).click();
  await tableOf(guest.page, words).board.waitFor();
  const table = /#\/table\/(?:online\/)?([\w-]{22})/.exec(host.page.url())![1]!;
  for (const key of keys) await command(s.address, table, key, { do: 'handOver', bot: 'random' });
  await tableOf(host.page, words).end.waitFor();
}

test('the pages of all players take part in a deal, and in that of a rematch', async () => {
  const made: MadeTable = await makeTable(s.address, { bots: [] });
  const { key } = await takeSeat(s.address, made, 'Bob');
  const host = await s.visit(seatOf(made, made.key));
  const guest = await s.visit(seatOf(made, key));
  // The guest's page has added something; the host's does so with the start.
  await host.page.getByText(words.pages.lobby.stirred('Bob')).waitFor();
  await look(host.page, 'lobby-stirred');
  for (const game of ['first', 'rematch']) {
    await playThrough([host, guest], [made.key, key]);
    expect([game, await verdict(host)]).toEqual([game, expect.stringContaining(saves.tookPart('Ada, Bob'))]);
    if (game === 'first') await look(host.page, 'verified-took-part');
    if (game === 'rematch') break;
    await host.page.getByRole('button', { name: end.rematch, exact: true }).click();
    await tableOf(guest.page, words).end.waitFor();
    await guest.page.getByRole('button', { name: end.followRematch }).click();
    await guest.page.getByRole('heading', { name: words.pages.lobby.title('Cisza') }).waitFor();
    await host.page.getByText(words.pages.lobby.stirred('Bob')).waitFor();
  }
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test('where a program played without adding anything, the page says that only the server took part', async () => {
  const made = await finishedTable(s.address);
  const guest = await s.visit(seatOf(made, made.key));
  await tableOf(guest.page, words).end.waitFor();
  expect(await verdict(guest)).toContain(saves.nobodyTookPart);
});
