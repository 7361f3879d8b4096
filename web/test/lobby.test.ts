/** A table before its game: link and code, seats for bots, settings that the host changes, talk in two languages. */
import { entry as cisza } from '@horda/cisza/entry';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { makeTable, seatOf, takeSeat } from './tables.ts';
import { WORDS } from './words.ts';

const s = usePage();

test('the host invites, agrees, fills the seats with bots; a guest reads it in another language', async () => {
  const made = await makeTable(s.address, { seats: 4, bots: [] });
  const { lobby, chat } = WORDS.pl.pages;
  const { lobby: guestLobby, chat: guestChat } = WORDS.en.pages;
  const bob = await takeSeat(s.address, made, 'Bob');
  const host = await s.visit(seatOf(made, made.key), { size: DESKTOP, newcomer: true });
  const guest = await s.visit(seatOf(made, bob.key), { language: 'en', size: PHONE });
  await host.page.getByText(cisza.leaflet.goal.want.pl).waitFor();
  // The maker of a table knows its links.
  await host.page.evaluate(
    ([table, key, invite, watch]) =>
      localStorage.setItem(
        'horda.tables',
        JSON.stringify([{ host: 'online', table, game: 'cisza', key, invite, watch, opened: Date.now() }]),
      ),
    [made.table, made.key, made.invite, made.watch] as const,
  );
  await host.page.reload();

  const link = host.page.getByRole('textbox', { name: lobby.inviteLink });
  await link.waitFor();
  expect(await link.inputValue()).toContain(made.invite);
  const code = host.page.getByRole('img', { name: lobby.code }).locator('path');
  await expect.poll(() => code.getAttribute('d')).toMatch(/^M2 2h7v1/);

  // A setting is changed in its row; the guest reads of it in the chat, in English.
  await guest.page.getByRole('heading', { name: guestLobby.title('Cisza (Silence)') }).waitFor();
  await host.page.getByLabel(cisza.texts.pl.settings['difficulty']!.name).selectOption({ index: 2 });
  await guest.page.getByRole('button', { name: new RegExp(guestChat.title) }).click();
  const difficulty = cisza.texts.en.settings['difficulty']!;
  await guest.page
    .getByText(guestLobby.changed(`${difficulty.name}: ${difficulty.values['hard']}`))
    .first()
    .waitFor();
  await guest.page.getByText('General', { exact: true }).click();
  await guest.page.getByRole('button', { name: 'Ready when you are.' }).click();
  await host.page.getByText('Możemy grać.').first().waitFor();
  await look(guest.page, 'lobby-chat');

  await look(host.page, 'lobby-open');
  await host.page.getByRole('button', { name: lobby.seatBots(2) }).click();
  await host.page.getByText(lobby.ready).waitFor();
  expect(await host.page.getByRole('button', { name: lobby.copyLink }).count()).toBe(0);
  await look(host.page, 'lobby-full');
  await host.page.getByRole('button', { name: lobby.start }).click();
  await tableOf(host.page, WORDS.pl).board.waitFor();
  // What was read in the lobby is not shown again.
  expect(await host.page.getByRole('dialog').count()).toBe(0);
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  expect(chat.title).not.toBe(guestChat.title);
  await Promise.all([host.context.close(), guest.context.close()]);
});
