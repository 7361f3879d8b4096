import { findGame } from '@horda/games';
import { choose, determinize, draw, nextOpen, run, seeded, seedOf, type AnyState } from '@horda/kernel';
import { miniGame } from '@horda/testing/mini';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advise, greedy, random, think, type Dice } from './bots.ts';

const { game, figures } = findGame('cisza')!;
const OPTIONS = { difficulty: 'normal', expert: false, surprise: 'turn', first: '1', stallGuard: false };

const dice = (seed: string): Dice => seeded(seedOf(seed));

/** A table after some random moves, with somebody to decide. */
function midGame(seed: string, moves: number): AnyState {
  const s = game.setup(OPTIONS, 3, seedOf(seed), null);
  run(game, s);
  const own = dice(`${seed} moves`);
  for (let i = 0; i < moves; i++) choose(game, s, draw(own, nextOpen(s).options.length));
  return s;
}

test('the advice is what the bot would answer, with the figures that the seat sees', () => {
  const s = midGame('advice', 12);
  const ask = nextOpen(s);
  const advice = advise(greedy, game, s, ask, dice('a'), figures);
  expect(advice.picks).toEqual(think(greedy, game, s, ask, dice('a')));
  expect(advice.now).toEqual(figures(game.view(s, ask.seat), ask.seat));
  expect(advice.later).toHaveLength(advice.now.length);
});

test('the runner-up is another answer, with where it leads; a bot that compares nothing has none', () => {
  const s = midGame('advice', 12);
  const ask = nextOpen(s);
  expect(ask.options.length).toBeGreaterThan(1);
  const { picks, later, second } = advise(greedy, game, s, ask, dice('a'), figures);
  expect(second!.picks).not.toEqual(picks);
  expect(second!.later).toHaveLength(later.length);
  expect(advise(random, game, s, ask, dice('a'), figures).second).toBeUndefined();
});

test('the same advice at two tables that the seat cannot tell apart', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(15), (seed, moves) => {
      const truth = midGame(seed, moves);
      const ask = nextOpen(truth);
      const other = determinize(game, truth, ask.seat, seedOf(`${seed} other`));
      expect(advise(greedy, game, other, nextOpen(other), dice(seed), figures)).toEqual(
        advise(greedy, game, truth, ask, dice(seed), figures),
      );
    }),
    { numRuns: 20 },
  );
});

test('a survivor that a card certainly brings is expected', () => {
  const s = midGame('rescue', 0) as AnyState & { shelters: { hand: string[] }[] };
  while (nextOpen(s).prompt !== 'play.choose') choose(game, s, 0);
  const seat = nextOpen(s).seat;
  // Ask again, so that the question fits the new hand.
  s.shelters[seat]!.hand = ['walkieTalkie'];
  s.kernel.asks = [];
  s.kernel.stack.at(-1)!.at = s.kernel.askingStep;
  run(game, s);
  const advice = advise(greedy, game, s, nextOpen(s), dice('r'), figures);
  expect(advice).toMatchObject({ picks: [0], now: [2, 0], later: [3, 0] });
});

test('it changes nothing at the table, and a game without figures gets the picks alone', () => {
  const s = midGame('quiet', 9);
  const before = JSON.stringify(s);
  const advice = advise(greedy, game, s, nextOpen(s), dice('q'), () => []);
  expect(advice).toMatchObject({ picks: think(greedy, game, s, nextOpen(s), dice('q')), now: [], later: [] });
  expect(JSON.stringify(s)).toBe(before);
});

test('asked together with others, it looks at its own answer only', () => {
  const mini = miniGame();
  const s = mini.setup({}, 3, seedOf('vote'), null);
  run(mini, s);
  while (s.kernel.asks.length === 1) choose(mini, s, 0);
  const last = s.kernel.asks.at(-1)!;
  const open = (view: unknown): number =>
    (view as { asks: readonly { answered: boolean }[] }).asks.filter(({ answered }) => !answered).length;
  const advice = advise(random, mini, s, last, dice('v'), (view) => [open(view)]);
  expect(advice).toMatchObject({ now: [3], later: [2] });
});
