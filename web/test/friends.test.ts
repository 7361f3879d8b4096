/** Every game of the list between friends, each with a browser: from the form over the link to a rematch. */
import { GAMES, type RegisteredGame } from '@horda/games';
import { same } from '@horda/kernel';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { look, lookAgain } from './look.ts';
import { aTurnOrTheEnd, tableOf, unlessGone } from './robots.ts';
import { usePage } from './running-page.ts';
import { END_WORDS, WORDS } from './words.ts';

const words = WORDS.pl;
const { newTable, form, lobby, door, seats } = words.pages;
const end = END_WORDS.pl;
const NAMES = ['Ada', 'Bob', 'Cyd', 'Dan'] as const;
/** Nobody needs so many answers for a turn of any game. */
const MOST_ANSWERS = 60;

const s = usePage();

test.each(GAMES)(
  'friends play $game.id online: by the link, a turn each, over a reload, to an agreed end and a rematch',
  async (entry) => {
    const friends = await sitDown(entry);
    await aTurnEach(friends);

    for (const friend of friends) await reload(friend);
    await answerOnce(friends);

    await agreeToEnd(friends);
    await rematch(friends);
    for (const { context, complaints } of friends) {
      expect(complaints).toEqual([]);
      await context.close();
    }
  },
);

/** As few as the game takes; one opens the table, the others come by its link. */
async function sitDown({ game: { id, players }, texts }: RegisteredGame): Promise<readonly Visit[]> {
  const count = Math.max(2, players[0]);
  const host = await s.visit(`#/new/${id}`);
  await host.page.getByRole('textbox', { name: form.name }).fill(NAMES[0]);
  // A game that is always for so many does not ask.
  if (players[1] > count) await host.page.getByRole('radio', { name: String(count), exact: true }).check();
  await host.page.getByRole('button', { name: newTable.open }).click();
  const invitation = await host.page.getByRole('textbox', { name: lobby.inviteLink }).inputValue();
  // Games differ little there: the first one is looked at in every run.
  await (id === GAMES[0]!.game.id ? look : lookAgain)(host.page, `lobby-${id}`);
  const friends = [host];
  for (const name of NAMES.slice(1, count)) {
    const guest = await s.visit(invitation.slice(invitation.indexOf('#')));
    await guest.page.getByRole('textbox', { name: form.name }).fill(name);
    await guest.page.getByRole('button', { name: door.sit }).click();
    await guest.page.getByRole('heading', { name: lobby.title(texts.pl.title) }).waitFor();
    friends.push(guest);
  }
  await begin(friends);
  return friends;
}

async function begin(friends: readonly Visit[]): Promise<void> {
  const { page } = friends[0]!;
  await page.getByText(lobby.ready).waitFor();
  await page.getByRole('button', { name: lobby.start }).click();
  for (const { page: each } of friends) await tableOf(each, words).board.waitFor();
}

/** The lines of the table's log. */
const logOf = ({ page }: Visit): Promise<readonly string[]> =>
  tableOf(page, words).log.locator('.log-line').allInnerTexts();

/** The page comes again with all that it had told. Others may have been told something else: their own cards. */
async function reload(friend: Visit): Promise<void> {
  const told = await logOf(friend);
  expect(told.length).toBeGreaterThan(0);
  await friend.page.reload();
  await tableOf(friend.page, words).board.waitFor();
  await expect.poll(() => logOf(friend)).toEqual(expect.arrayContaining([...told]));
}

/** Everybody answers, and the turn or round in which the last of them did comes to its end. */
async function aTurnEach(friends: readonly Visit[]): Promise<void> {
  const heading = (): Promise<string> => tableOf(friends[0]!.page, words).log.getByRole('heading').innerText();
  const answered = new Set<Visit>();
  let last: string | null = null;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const turn = await heading();
    answered.add(await answerOnce(friends));
    if (answered.size < friends.length) continue;
    last ??= turn;
    if ((await heading()) !== last) return;
  }
  throw new Error(`after ${MOST_ANSWERS} answers not everybody has had a turn`);
}

/** One of those who are asked sends what is picked, presses the likeliest button, or takes the first move of the list. */
async function answerOnce(friends: readonly Visit[]): Promise<Visit> {
  const asked = await Promise.any(friends.map(async (friend) => (await aTurnOrTheEnd(friend.page, words), friend)));
  const { yes } = tableOf(asked.page, words);
  const before = await toldOn(asked);
  const way = await likeliestWay(asked);
  // An answer that was still under way has come: somebody else is asked now.
  if (way === null) return asked;
  await unlessGone(way, () => way.click({ timeout: 3000 }));
  await expect
    .poll(async () => {
      if (await yes.isVisible()) await yes.click();
      return !(await isAsked(asked)) || !same(await toldOn(asked), before);
    })
    .toBe(true);
  return asked;
}

const isAsked = async ({ page }: Visit): Promise<boolean> => tableOf(page, words).yourMove.isVisible();

/** Null: the page asks for nothing any more. */
async function likeliestWay(asked: Visit): Promise<Locator | null> {
  const { page } = asked;
  const { actions, list, yes } = tableOf(page, words);
  // The button for undo also names what it takes back.
  const noMove = new RegExp(`^(${words.table.undo}.*|${words.table.moves.open}|${words.table.moves.send})$`);
  const button = actions.getByRole('button').filter({ hasNotText: noMove }).first();
  const send = actions.getByRole('button', { name: words.table.moves.send, exact: true, disabled: false });
  for (const way of [yes, send, button]) if (await way.isVisible()) return way;
  await expect
    .poll(async () => {
      if (!(await list.isVisible())) await page.keyboard.press('l');
      return (await list.isVisible()) || !(await isAsked(asked));
    })
    .toBe(true);
  // Where several are picked, a second press would put the first one back.
  const unpicked = list.getByRole('listitem').locator('button:not([aria-pressed="true"])').first();
  return (await unpicked.isVisible()) ? unpicked : null;
}

/** The table in words: what is asked now, and what has happened. */
const toldOn = async (friend: Visit): Promise<readonly string[]> => [
  await friend.page.getByRole('region', { name: words.table.parts.status }).innerText(),
  ...(await logOf(friend)),
];

/** One proposes it, and all others agree. */
async function agreeToEnd([proposer, ...others]: readonly Visit[]): Promise<void> {
  const { page } = proposer!;
  const tools = page.getByRole('group', { name: words.table.parts.tools });
  await tools.getByRole('button', { name: words.table.menu.title, exact: true }).click();
  const menu = page.getByRole('dialog', { name: words.table.menu.title });
  await menu.getByRole('button', { name: words.table.menu.seats, exact: true }).click();
  await menu.getByRole('button', { name: seats.abandon }).click();
  await menu.getByRole('button', { name: seats.abandon }).last().click();
  for (const { page: each } of others)
    await each.getByRole('button', { name: words.table.proposal.agree, exact: true }).click();
  for (const each of [page, ...others.map((other) => other.page)]) await tableOf(each, words).end.waitFor();
}

/** One asks for it, the others follow, and it begins. */
async function rematch(friends: readonly Visit[]): Promise<void> {
  const [asks, ...follow] = friends;
  const before = asks!.page.url();
  await asks!.page.getByRole('button', { name: end.rematch, exact: true }).click();
  await expect.poll(() => asks!.page.url()).not.toBe(before);
  for (const { page } of follow) {
    await page.getByRole('button', { name: end.followRematch }).click();
    await expect.poll(() => page.url()).toBe(asks!.page.url());
  }
  await begin(friends);
  await answerOnce(friends);
}
