/** Players who say nothing, and a host who does not come: nobody has to wait for ever. */
import { namesTo } from '@horda/parts';
import { further } from '@horda/testing/full';
import { SILENCE } from '@horda/tables/table/silence';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, type Visit } from './browser.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { command, makeTable, request, seatOf, takeSeat } from './tables.ts';
import { WORDS } from './words.ts';

const s = usePage();
const NAMES = ['Ada', 'Bob', 'Cyd'] as const;
/** A little more than the page waits for, because its clock may differ from the server's. */
const MORE = 2_000;

interface Sitting extends Visit {
  readonly name: string;
}

/** Later, as everybody sees who comes back to the table. */
async function later(by: number, ...who: readonly Visit[]): Promise<void> {
  s.moveTime(by);
  for (const { page } of who) await page.reload();
}

test.each([
  { language: 'pl', size: DESKTOP },
  { language: 'en', size: PHONE },
  ...further({ language: 'en', size: DESKTOP }, { language: 'pl', size: PHONE }),
] as const)(
  'the others let a bot play for a silent player, who is asked first ($language $size.width)',
  async (options) => {
    const words = WORDS[options.language];
    const { silence, proposal, status, log } = words.table;
    const [silent, proposer, voter] = (await sitDown(3, options)) as [Sitting, Sitting, Sitting];
    const propose = proposer.page.getByRole('button', { name: silence.propose });
    await tableOf(proposer.page, words).board.waitFor();
    expect(await propose.isVisible()).toBe(false);

    await later(SILENCE.short + MORE, proposer, voter);
    await proposer.page.getByText(silence.note(silent.name)).waitFor();
    await look(proposer.page, 'silence-offered');
    await propose.click();
    await proposer.page.getByText(silence.ownProposal(silent.name)).waitFor();
    await voter.page.getByText(silence.proposal(proposer.name, silent.name)).waitFor();
    await look(voter.page, 'silence-asked');

    // The silent player has been here all the time.
    await silent.page.getByText(silence.areYouHere(proposer.name)).waitFor();
    await look(silent.page, 'silence-are-you-here');
    await silent.page.getByRole('button', { name: silence.here, exact: true }).click();
    await proposer.page
      .getByText(
        log.lines.isHere(() => silent.name, 0),
        { exact: true },
      )
      .last()
      .waitFor();
    expect(await voter.page.getByRole('button', { name: proposal.agree, exact: true }).count()).toBe(0);

    await later(SILENCE.short + MORE, proposer);
    await propose.click();
    await voter.page.getByRole('button', { name: proposal.agree, exact: true }).click();
    const back = silent.page.getByRole('button', { name: status.takeBack, exact: true });
    await back.waitFor();
    await silent.page.getByText(status.botPlaysForYou).waitFor();
    await look(silent.page, 'silence-bot-plays');
    await back.click();
    await back.waitFor({ state: 'detached' });
    if (options.size === DESKTOP)
      await voter.page
        .getByText(
          log.lines.tookBack(() => silent.name, 0),
          { exact: true },
        )
        .first()
        .waitFor();
    for (const { complaints, context } of [silent, proposer, voter]) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);

/** People at a table of Cisza; the first of them is awaited. */
async function sitDown(
  count: 2 | 3,
  options: { readonly language: 'pl' | 'en'; readonly size: typeof DESKTOP },
): Promise<readonly Sitting[]> {
  const made = await makeTable(s.address, { seats: count, bots: [], pace: 10_000 });
  const keys = [made.key];
  for (const name of NAMES.slice(1, count)) keys.push((await takeSeat(s.address, made, name)).key);
  await command(s.address, made.table, made.key, { do: 'start' });
  const { now } = (await request(s.address, `/api/tables/${made.table}/since/0`, undefined, made.key)) as {
    now: { view: { asks: readonly { seat: number; answered: boolean }[] } };
  };
  const awaited = now.view.asks.find(({ answered }) => !answered)!.seat;
  const sitting: Sitting[] = [];
  for (const seat of [0, 1, 2].slice(0, count).map((n) => (awaited + n) % count))
    sitting.push({ ...(await s.visit(seatOf(made, keys[seat]!), options)), name: NAMES[seat]! });
  return sitting;
}

test('with two at the table, one alone lets a bot play on after a long silence; the list of players says when', async () => {
  const words = WORDS.pl;
  const { silence, menu, log } = words.table;
  const [silent, other] = await sitDown(2, { language: 'pl', size: DESKTOP });
  const { page, complaints } = other!;
  await tableOf(page, words).board.waitFor();
  await later(SILENCE.short + MORE, other!);
  const tools = page.getByRole('group', { name: words.table.parts.tools });
  await tools.getByRole('button', { name: menu.title, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: menu.title });
  await sheet.getByRole('button', { name: menu.seats, exact: true }).click();
  await sheet.getByText(new RegExp(silence.soon('2:\\d\\d'))).waitFor();
  await look(page, 'silence-players');
  await later(SILENCE.long - SILENCE.short, other!);
  await page.getByRole('button', { name: silence.letBot, exact: true }).click();
  await page
    .getByText(
      log.lines.letBot(
        namesTo(0, () => silent!.name),
        0,
        1,
      ),
      { exact: true },
    )
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  { language: 'pl', size: DESKTOP },
  ...further({ language: 'en', size: PHONE }, { language: 'en', size: DESKTOP }, { language: 'pl', size: PHONE }),
] as const)('a game begins without its host, if the host is silent ($language $size.width)', async (options) => {
  const words = WORDS[options.language];
  const { lobby } = words.pages;
  const made = await makeTable(s.address, { bots: [], clock: { kind: 'turns', hours: 24, late: 'move' } });
  const { key } = await takeSeat(s.address, made, 'Bob');
  const guest = await s.visit(seatOf(made, key), options);
  const start = guest.page.getByRole('button', { name: lobby.startWithoutHost });
  await guest.page.getByText(new RegExp(lobby.hostSilentSoon('[12]:\\d\\d'))).waitFor();
  await look(guest.page, 'silence-host-soon');
  expect(await start.isVisible()).toBe(false);
  await later(SILENCE.short + MORE, guest);
  await start.waitFor();
  await look(guest.page, 'silence-host');
  await start.click();
  await tableOf(guest.page, words).board.waitFor();
  expect(guest.complaints).toEqual([]);
});
