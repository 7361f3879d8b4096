import { findGame } from '@horda/games';
import {
  choose,
  chooseSeveral,
  determinize,
  draw,
  nextOpen,
  run,
  seeded,
  seedOf,
  seedOfGame,
  type AnyState,
  type Ask,
  type Choice,
} from '@horda/kernel';
import { miniGame } from '@horda/testing/mini';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greedy, random, think, type Dice } from './bots.ts';

const { game } = findGame('cisza')!;
const OPTIONS = { difficulty: 'normal', expert: true, surprise: 'turn', first: 'random', stallGuard: true };

/** A table after some random moves, with somebody to decide. */
function midGame(seed: string, moves: number): AnyState {
  const s = game.setup(OPTIONS, 4, seedOf(seed), null);
  run(game, s);
  const dice = seeded(seedOf(`${seed} dice`));
  for (let i = 0; i < moves; i++) {
    const before = game.clone(s);
    choose(game, s, draw(dice, nextOpen(s).options.length));
    if (s.kernel.asks.length === 0) return before;
  }
  return s;
}

function askOf(options: number, min: number, max: number): Ask<Choice> {
  const choices = Array.from({ length: options }, (_, i) => ({ do: `option ${i}` }));
  return { seat: 0, prompt: 'any', min, max, options: choices, answer: null };
}

const dice = (seed: string): Dice => seeded(seedOf(seed));

test('the random bot picks from min to max different options', () => {
  const asks = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.nat(6), fc.nat(6))
    .map(([n, a, b]) => [n, Math.min(a, b, n), Math.min(Math.max(a, b, 1), n)] as const);
  fc.assert(
    fc.property(asks, fc.string(), ([n, min, max], seed) => {
      const picks = random({ game, seat: 0, ask: askOf(n, min, max), dice: dice(seed), world: () => midGame('x', 0) });
      expect(picks.length).toBeGreaterThanOrEqual(min);
      expect(picks.length).toBeLessThanOrEqual(max);
      expect(new Set(picks).size).toBe(picks.length);
      expect(picks.every((i) => i >= 0 && i < n)).toBe(true);
    }),
  );
});

test('the random bot picks every option about equally often', () => {
  const seen = [0, 0, 0, 0];
  const own = dice('fair');
  for (let i = 0; i < 8000; i++) {
    const [pick] = random({ game, seat: 0, ask: askOf(4, 1, 1), dice: own, world: () => midGame('x', 0) });
    seen[pick!]!++;
  }
  for (const n of seen) expect(Math.abs(n - 2000)).toBeLessThan(200);
});

test('a bot decides alike at two tables that its seat cannot tell apart', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(60), (seed, moves) => {
      const truth = midGame(seed, moves);
      const ask = nextOpen(truth);
      const other = determinize(game, truth, ask.seat, seedOf(`${seed} other`));
      for (const bot of [random, greedy])
        expect(think(bot, game, other, nextOpen(other), dice(seed))).toEqual(think(bot, game, truth, ask, dice(seed)));
    }),
    { numRuns: 40 },
  );
});

test('thinking changes nothing at the table', () => {
  const s = midGame('quiet', 25);
  const before = JSON.stringify(s);
  think(greedy, game, s, nextOpen(s), dice('quiet'));
  expect(JSON.stringify(s)).toBe(before);
});

test('greedy answers a question for several picks within its bounds', () => {
  const s = midGame('several', 12);
  const ask = askOf(4, 2, 3);
  // After any pick the rule is finished, and the table does not change.
  const table = (): AnyState => ({
    ...s,
    kernel: { ...s.kernel, asks: [{ ...ask }], stack: [{ ...s.kernel.stack[0]!, at: '' }] },
  });
  const picks = greedy({ game: { ...game, clone: table }, seat: 0, ask, dice: dice('several'), world: table });
  expect(picks.length).toBeGreaterThanOrEqual(2);
  expect(new Set(picks).size).toBe(picks.length);
});

test('greedy beats three random bots far more often than one in four', () => {
  let won = 0;
  for (let n = 0; n < 60; n++) {
    const s = game.setup(OPTIONS, 4, seedOfGame(seedOf('duel'), n), null);
    run(game, s);
    const own = seeded(seedOfGame(seedOf('duel dice'), n));
    while (s.kernel.asks.length > 0) {
      const ask = nextOpen(s);
      choose(game, s, think(ask.seat === n % 4 ? greedy : random, game, s, ask, own)[0]!);
    }
    won += game.outcome(s)![n % 4]!;
  }
  expect(won).toBeGreaterThan(42);
});

test('asked together with others, the greedy bot tries its own answers and leaves theirs alone', () => {
  // A seat only wants to have voted no itself; the other votes do not matter.
  const votedNo = (s: AnyState, seat: number): number => {
    const own = s.kernel.asks.find((ask) => ask.seat === seat)?.answer?.[0] as { yes?: boolean } | undefined;
    return own?.yes === false ? 1 : 0;
  };
  const mini = miniGame({ evaluate: (s, seat) => votedNo(s as unknown as AnyState, seat) });
  const s = mini.setup({}, 3, seedOf('vote'), null);
  run(mini, s);
  while (s.kernel.asks.length === 1) chooseSeveral(mini, s, nextOpen(s).min === 0 ? [] : [0]);
  for (const ask of s.kernel.asks) expect(think(greedy, mini, s, ask, dice('own'))).toEqual([1]);
  expect(s.kernel.asks.map(({ seat }) => seat)).toEqual([0, 1, 2]);
});
