/** Those who only look on at Gear Up: at a table, and at a replay. */
import type { Choice } from '@horda/gear-up/state';
import type { View } from '@horda/gear-up/view';
import { expect, test } from 'vitest';
import { en } from '../src/games/gear-up/text/en.ts';
import { pl } from '../src/games/gear-up/text/pl.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { look, lookAgain } from './look.ts';
import { usePage } from './running-page.ts';
import { command, makeTable, request, seatOf, takeSeat, watchingOf } from './tables.ts';

const DRAWN = { pl, en } as const;

const s = usePage();

interface Player {
  /** Takes the first thing of this kind that is offered, and says what it was. */
  do<D extends Choice['do']>(kind: D): Promise<Extract<Choice, { readonly do: D }>>;
}

const playerOf = (table: string, seat: number, key: string): Player => ({
  async do<D extends Choice['do']>(kind: D) {
    const { now } = (await request(s.address, `/api/tables/${table}/since/0`, undefined, key)) as {
      readonly now: { readonly askedAt: number; readonly view: View };
    };
    const { own } = now.view.asks.find((ask) => ask.seat === seat)!;
    const choice = own!.options.find((option) => option.do === kind)!;
    await command(s.address, table, key, { do: 'answer', askedAt: now.askedAt, picks: [choice] });
    return choice as Extract<Choice, { readonly do: D }>;
  },
});

/** Ada and Bob before their first attack. */
async function begin() {
  const options = { survivors: 'random' };
  const made = await makeTable(s.address, { game: 'gear-up', seats: 2, bots: [null, null], options });
  const bob = await takeSeat(s.address, made, 'Bob');
  await command(s.address, made.table, made.key, { do: 'start' });
  return { made, ada: playerOf(made.table, 0, made.key), bob: playerOf(made.table, bob.seat, bob.key) };
}

test.each([
  { size: DESKTOP, language: 'pl' },
  { size: PHONE, language: 'en' },
] as const)('the board of a watcher goes with whoever acts, $size.width px wide', async ({ size, language }) => {
  const { made, ada, bob } = await begin();
  const { page, context, complaints } = await s.visit(watchingOf(made), { size, language });
  const street = (seat: number) => page.locator(`[data-mark="street:${seat}"]`);
  const follow = page.getByRole('button', { name: DRAWN[language].streets.follow });
  await street(0).waitFor();
  expect(await follow.getAttribute('aria-pressed')).toBe('true');

  const { target } = await bob.do('mark');
  await street(1).waitFor();
  const marked = page.locator(`[data-mark="clipboard"] [data-target="${target}"]`);
  // On a desk the clipboard shows what was marked.
  await expect.poll(() => marked.count()).toBe(size === DESKTOP ? 1 : 0);
  await look(page, `gear-up-follow-${language}`);
  await ada.do('mark');
  await street(0).waitFor();

  // Whoever picks a tab stays there, until they follow again.
  await page.locator('[data-mark="seat:1"]').click();
  await street(1).waitFor();
  expect(await follow.getAttribute('aria-pressed')).toBe('false');
  await ada.do('confirm');
  await page.locator('[data-mark="seat:0"].gu-tab-ready').waitFor();
  expect(await street(1).count()).toBe(1);
  await lookAgain(page, `gear-up-stay-${language}`);
  await follow.click();
  await street(0).waitFor();
  // What is said to players is not said to those who watch.
  expect(await page.getByText(DRAWN[language].clip.ready).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('who plays keeps their own street, and is offered nothing to follow', async () => {
  const { made, ada, bob } = await begin();
  const { page, context } = await s.visit(seatOf(made, made.key));
  await page.locator('[data-mark="street:0"]').waitFor();
  await bob.do('mark');
  await ada.do('mark');
  await bob.do('takeBack');
  await page.getByRole('listitem').filter({ hasText: 'Bob' }).first().waitFor();
  expect(await page.locator('[data-mark="street:0"]').count()).toBe(1);
  expect(await page.getByRole('button', { name: pl.streets.follow }).count()).toBe(0);
  await context.close();
});

test.each([
  { eyes: 'a watcher', size: PHONE },
  { eyes: 'a player', size: DESKTOP },
] as const)('a replay goes with whoever acts, forwards and back, for $eyes', async ({ eyes, size }) => {
  const { made, ada, bob } = await begin();
  await ada.do('mark');
  await bob.do('mark');
  await ada.do('takeBack');
  const { page, context, complaints } = await s.visit(eyes === 'a player' ? seatOf(made, made.key) : watchingOf(made), {
    size,
  });
  await page.locator('[data-mark="streets"]').waitFor();
  await page.goto(`${s.address}/#/replay/${made.table}/1`);
  const street = (seat: number) => page.locator(`.replay [data-mark="street:${seat}"]`);
  await street(0).waitFor();
  for (const [key, seat] of [
    ['ArrowRight', 1],
    ['ArrowRight', 0],
    ['ArrowLeft', 1],
    ['ArrowLeft', 0],
    ['End', 0],
  ] as const) {
    await page.keyboard.press(key);
    await street(seat).waitFor();
  }
  await page.keyboard.press('ArrowLeft');
  await street(1).waitFor();
  await lookAgain(page, `gear-up-replay-${size.width}`);
  // A tab that was picked stays through all moments.
  await page.locator('.replay [data-mark="seat:0"]').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await street(0).waitFor();
  await page.getByRole('button', { name: pl.streets.follow }).click();
  await street(1).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
