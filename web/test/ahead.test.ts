/** What would follow is told before it is chosen: in a note at a button, in the list of moves, on the sheet, in a hint. */
import { expect, test } from 'vitest';
import { AHEAD } from '../src/table/text/ahead.ts';
import { DESKTOP, type Visit } from './browser.ts';
import { MIDGAMES, midgameAt } from './midgames.ts';
import { usePage } from './running-page.ts';
import { seatOf } from './tables.ts';

const s = usePage();

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

test('Zombiaki is tried by the rules: a target tells what the card does to it', async () => {
  const { page, context } = await open('zombiaki');
  await page.locator('.zk-row .piece-touch[data-option]').first().click();
  const target = page.locator('.zk-street .piece-touch[data-option], .table-board .zk-zombie [data-option]').first();
  await target.hover();
  await expect.poll(() => page.locator('.reading').textContent()).toMatch(/Teraz zrobi.*Ludzie zagrywają: .*\. .*\./i);
  await context.close();
});
