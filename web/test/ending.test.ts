/** The end of a game tells its story, and nobody who is out of it has to watch the rest. */
import { cisza } from '@horda/cisza/game';
import { apply, nextOpen, run, seal, seedOf, type Answer, type Choice, type Save } from '@horda/kernel';
import { BOTS, think } from '@horda/bots';
import { expect, test } from 'vitest';
import type { MadeTable } from '../src/backend/api.ts';
import { PHONE } from './browser.ts';
import { look } from './look.ts';
import { tableOf } from './robots.ts';
import { usePage } from './running-page.ts';
import { command, finishedTable, request, seatOf } from './tables.ts';
import { END_WORDS, WORDS } from './words.ts';

const s = usePage();
const SEATS = 3;

/** A game in which the first player is out, and the others play on. */
function withoutFirst(): object {
  for (let n = 0; ; n++) {
    const options = Object.fromEntries(cisza.options.map(({ id, default: value }) => [id, value]));
    const seed = seedOf(`out ${n}`);
    const state = cisza.setup(options as never, SEATS, seed, null);
    run(cisza, state);
    const answers: Answer<Choice>[] = [];
    while (state.kernel.asks.length > 0) {
      const ask = nextOpen(state);
      if (!state.shelters[0]!.alive && ask.seat !== 0) {
        const save: Save = {
          game: cisza.id,
          version: cisza.version,
          options: options as never,
          seats: SEATS,
          seed,
          answers,
        };
        return { horda: 1, ...seal(cisza as never, save) };
      }
      const picks = think(BOTS.random, cisza as never, state as never, ask as never, [n, 1, 2, 3]).map(
        (pick) => ask.options[pick]!,
      );
      const answer = { tick: state.kernel.tick, seat: ask.seat, picks };
      answers.push(answer);
      apply(cisza, state, answer as never);
    }
  }
}

test('who is out of the game sees the result at once when only bots are left', async () => {
  const end = END_WORDS.pl;
  const wish = { save: withoutFirst(), name: 'Ada', bots: [null, 'greedy', 'greedy'], pace: 0 };
  const made = (await request(s.address, '/api/imports', wish, null)) as MadeTable;
  await command(s.address, made.table, made.key, { do: 'start' });
  // A server that plays on is ahead of a page that shows every move; a page that comes later sees the end itself.
  const { page, complaints } = await s.visit(seatOf(made, made.key), { pace: 'slow', size: PHONE });
  const result = page.getByRole('button', { name: end.out.showResult });
  const { end: ways } = tableOf(page, WORDS.pl);
  await result.or(ways).first().waitFor();
  if (await result.isVisible()) {
    await look(page, 'out');
    await result.click();
  }
  await ways.waitFor();
  // The fall came before the save that this table was made from: it is told, and so are all numbers.
  await page.locator('.end-own p', { hasText: /\d/ }).waitFor();
  await page.getByRole('heading', { name: end.turningPoint }).waitFor();
  await page.getByRole('heading', { name: end.numbers }).waitFor();
  expect(complaints).toEqual([]);
});

test('the end tells what decided, the places of all and the own night, and its keys lead on', async () => {
  const end = END_WORDS.pl;
  const made = await finishedTable(s.address);
  const { page, complaints } = await s.visit(seatOf(made, made.key));
  const places = page.getByRole('table').first();
  await page.getByRole('heading', { name: end.turningPoint }).waitFor();
  await page.getByRole('heading', { name: end.yourNight }).waitFor();
  await places.locator('.end-row-own').getByText(end.you, { exact: true }).waitFor();
  expect(await places.getByRole('row').count()).toBe(5);
  await look(page, 'end-story');
  await page.getByRole('button', { name: end.otherSettings }).click();
  await page.getByRole('radio', { name: /^trudny/ }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByRole('slider', { name: WORDS.pl.replay.scrubber }).waitFor();
  expect(complaints).toEqual([]);
});
