/** What would follow is told before it is chosen: in a note at a button, in the list of moves, on the sheet, in a hint. */
import { foresee } from '@horda/bots';
import type { AnyGame, AnyState } from '@horda/kernel';
import { entry } from '@horda/zombiaki/entry';
import type { State as ZombiakiState } from '@horda/zombiaki/state';
import { expect, test } from 'vitest';
import { AHEAD } from '../src/table/text/ahead.ts';
import { DESKTOP, type Visit } from './browser.ts';
import { MIDGAMES, midgameAt } from './midgames.ts';
import { usePage } from './running-page.ts';
import { tableAt } from './scenes.ts';
import { seatOf } from './tables.ts';

const s = usePage();
const zombiaki = entry.game as unknown as AnyGame;

async function open(game: string, size = DESKTOP): Promise<Visit> {
  const made = await midgameAt(
    s.address,
    MIDGAMES.find(({ id }) => id === game)!,
  );
  const visit = await s.visit(seatOf(made, made.key), { size });
  await visit.page.locator('.table-board [data-mark]').first().waitFor();
  return visit;
}

test('The Long Night foretells by its own words: at a button, in the list of moves, in a hint', async () => {
  const { page, context } = await open('long-night');
  const end = page.locator('.actions [data-option]').last();
  await end.hover();
  await expect.poll(() => page.getByRole('tooltip').textContent()).toMatch(/Następną turę ma|faza kolonii/);
  await page.keyboard.press('l');
  const search = page.locator('.moves-option', { hasText: 'Przeszukiwanie' }).first();
  await search.hover();
  await expect.poll(() => page.getByRole('tooltip').textContent()).toMatch(/Wystarczy kość \d\. Oglądasz/);
  await page.keyboard.press('l');
  await page.keyboard.press('h');
  const hint = page.locator('.table-note-follows').first();
  await expect.poll(() => hint.textContent(), { timeout: 20_000 }).toContain(`${AHEAD.pl.advised}:`);
  await context.close();
});

/** The first option leads to something that is sure. */
const isSure = (state: ZombiakiState): boolean => {
  const [ask] = state.kernel.asks;
  return foresee(zombiaki, state as unknown as AnyState, ask!.seat, ask!.options[0]!).length > 1;
};

test('Zombiaki is tried by the rules: the list of moves tells what is sure to follow', async () => {
  const scene = { name: 'sure', options: { zombies: '1' }, seats: 2, prompt: 'movement.step', after: 20, when: isSure };
  const made = (await tableAt(s.address, zombiaki, scene))!;
  const { page, context } = await s.visit(seatOf(made, made.key), { size: DESKTOP });
  await page.locator('.table-board [data-mark]').first().waitFor();
  await page.keyboard.press('l');
  await page.locator('.moves-option').first().hover();
  await expect.poll(() => page.getByRole('tooltip').textContent()).toMatch(/^\S.* idzie z \w\d na \w\d\. .*\.$/);
  await context.close();
});
