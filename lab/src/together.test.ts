import { BOTS } from '@horda/bots';
import { findGame } from '@horda/games';
import { apply, hush, openAsk, run, seeded, seedOf, seedOfGame } from '@horda/kernel';
import { campGame } from '@horda/testing/camp';
import { expect, test } from 'vitest';
import { wilson } from './interval.ts';
import { playGame, playOn } from './game.ts';
import { reportPage } from './report/report.ts';
import type { SimResult } from './simulate.ts';
import { addGame, emptyTally, wonTogether, type Tally } from './tally.ts';

const camp = campGame();

function tallyOf(seats: number, games: number, bot: keyof typeof BOTS = 'random'): Tally {
  const tally = emptyTally(camp, seats);
  const bots = Array.from({ length: seats }, () => BOTS[bot]);
  for (let n = 0; n < games; n++) addGame(tally, camp, playGame(camp, {}, bots, seedOfGame(seedOf('camp'), n)));
  return tally;
}

test.each([1, 2, 4])('of games that %i win or lose together, those are counted that were won', (seats) => {
  const tally = tallyOf(seats, 60);
  const won = wonTogether(tally);
  expect(won).toBe(tally.words['ending']!['warm']);
  expect(won).toBeGreaterThan(0);
  expect(won).toBeLessThan(60);
  expect(tally.wins).toEqual(seats === 1 ? [won] : Array.from({ length: seats }, () => 0));
});

test('on an open floor bots play seat after seat, and the same seed plays the same games', () => {
  expect(tallyOf(3, 20, 'greedy')).toEqual(tallyOf(3, 20, 'greedy'));
  expect(tallyOf(3, 20)).not.toEqual(tallyOf(3, 21));
});

test('a table on which something could be taken back is played on without that', () => {
  const s = camp.setup({}, 2, seedOf('on'), null);
  run(camp, s);
  for (const seat of [0, 1]) apply(camp, s, { tick: s.kernel.tick, seat, picks: [openAsk(s, seat)!.options[0]!] });
  expect(s.kernel.asks.every(({ floor, options }) => floor!.forward < options.length)).toBe(true);
  hush(camp, s);
  expect(playOn(camp, s, [BOTS.random, BOTS.random], seeded(seedOf('dice'))).decisions).toBeLessThan(19);
  expect(camp.outcome(s)).not.toBeNull();
});

test('a report says how often all win, and nothing of seats', () => {
  const tally = tallyOf(2, 50);
  const won = wonTogether(tally);
  const result = {
    game: 'camp',
    players: 2,
    seed: 's',
    bots: ['random', 'random'],
    options: {},
    pack: null,
    games: 50,
    decisions: tally.decisions,
    planned: 50,
    digest: 'd',
    tally,
  } as unknown as SimResult;
  const entry = { ...findGame('cisza')!, game: camp };
  const { low, high } = wilson(won, 50);
  const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;
  const page = reportPage({ entry, result, language: 'en', command: 'again' });
  expect(page).toContain(`All win together in ${percent(won / 50)} of the games`);
  expect(page).toContain(percent(high));
  expect(page).toContain((low * 100).toFixed(1));
  expect(page).not.toContain('Who wins');
  expect(reportPage({ entry, result, language: 'pl', command: 'again' })).toContain('Wspólnie wygrane gry');
});
