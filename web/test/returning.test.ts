/** Coming back to a table, and taking moves back: both are told in the words of the log. */
import { namesTo } from '@horda/parts';
import { expect, test } from 'vitest';
import { CHANGED } from '../src/table/text/changed.ts';
import { UNDO } from '../src/table/text/undo.ts';
import { PHONE } from './browser.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { command, makeTable, request, seatOf, startedTable, takeSeat } from './tables.ts';
import { WORDS } from './words.ts';

const s = usePage();

interface Told {
  readonly entries: readonly { readonly seq: number; readonly type: string; readonly seat?: number }[];
  readonly now: {
    readonly askedAt: number;
    readonly view: { readonly asks: readonly { readonly own: { readonly options: readonly object[] } | null }[] };
  };
}

const told = (table: string, key: string): Promise<Told> =>
  request(s.address, `/api/tables/${table}/since/0`, undefined, key) as Promise<Told>;

/** Answers with the last option, which ends a phase or keeps what there is; false: this seat is not asked. */
async function answer(table: string, key: string): Promise<boolean> {
  const { now } = await told(table, key);
  const own = now.view.asks.find((ask) => ask.own !== null)?.own;
  if (own === undefined || own === null) return false;
  const pick = own.options.find((option) => JSON.stringify(option) === '{"do":"keep"}') ?? own.options.at(-1)!;
  await command(s.address, table, key, { do: 'answer', askedAt: now.askedAt, picks: [pick] } as never);
  return true;
}

test('who comes back is told what has changed, and the log marks where they left', async () => {
  const words = WORDS.pl;
  const made = await startedTable(s.address, { seats: 4, bots: [null, 'random', 'random', 'random'] });
  const { page, complaints } = await s.visit(seatOf(made, made.key), { language: 'pl' });
  await tableOf(page, words).board.waitFor();
  const note = page.locator('.changed-note');
  expect(await note.count()).toBe(0);
  const place = page.url();
  await page.goto('about:blank');
  // A whole round passes: the bots play until Ada is asked again.
  for (let given = 0; given < 3;) if (await answer(made.table, made.key)) given++;
  await expect
    .poll(async () => (await told(made.table, made.key)).now.view.asks.some(({ own }) => own !== null))
    .toBe(true);
  await page.goto(place);
  await note.getByText(CHANGED.pl.title).waitFor();
  await page.locator('.log-since').getByText(CHANGED.pl.mark).waitFor();
  await look(page, 'changed');
  await page.setViewportSize(PHONE);
  await look(page, 'changed');
  await note.getByRole('button', { name: CHANGED.pl.stepByStep }).click();
  await page.waitForURL(/replay/);
  await page.goBack();
  await tableOf(page, words).board.waitFor();
  expect(await note.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('before moves are taken back, those who ask and those who agree read which', async () => {
  const words = WORDS.en;
  const made = await makeTable(s.address, { bots: [] });
  const ben = await takeSeat(s.address, made, 'Ben');
  await command(s.address, made.table, made.key, { do: 'start' });
  const answeredBy = async (seat: number): Promise<number> =>
    (await told(made.table, made.key)).entries.filter((entry) => entry.type === 'answered' && entry.seat === seat)
      .length;
  // Each has kept the hand and ended a turn.
  while ((await answeredBy(0)) < 3 || (await answeredBy(ben.seat)) < 2)
    for (const key of [made.key, ben.key]) await answer(made.table, key);
  const asks = await s.visit(seatOf(made, made.key), { language: 'en' });
  const agrees = await s.visit(seatOf(made, ben.key), { language: 'en' });
  await tableOf(asks.page, words).board.waitFor();
  await tableOf(agrees.page, words).board.waitFor();
  const tools = asks.page.getByRole('group', { name: words.table.parts.tools });
  await tools.getByRole('button', { name: words.table.menu.title, exact: true }).click();
  await asks.page.getByRole('button', { name: words.table.menu.proposeUndo }).click();
  const dialog = asks.page.getByRole('dialog', { name: UNDO.en.title });
  await dialog.getByText(UNDO.en.agreement(['Ben'])).waitFor();
  const lines = await dialog.locator('.taken-back li').allTextContents();
  expect(lines.length).toBeGreaterThan(0);
  await look(asks.page, 'ask-back');
  await dialog.getByRole('button', { name: UNDO.en.ask(false), exact: true }).click();
  const note = agrees.page.locator('.proposal-note');
  await note.locator('.taken-back li').first().waitFor();
  await look(agrees.page, 'asked-back');
  expect(await note.locator('.taken-back li').count()).toBe(lines.length);
  await note.getByRole('button', { name: words.table.proposal.agree, exact: true }).click();
  const asked = words.table.log.lines.proposedUndo(
    namesTo(0, () => ''),
    0,
  );
  await tableOf(asks.page, words).log.getByText(asked).first().waitFor();
  for (const { complaints } of [asks, agrees]) expect(complaints).toEqual([]);
});
