import {
  apply,
  chooseSeveral,
  isAwaited,
  nextOpen,
  openAsk,
  run,
  seeded,
  seedOf,
  type AnyState,
  type Choice as AnyChoice,
  type Seat,
} from '@horda/kernel';
import { campGame, type Camp, type Choice } from '@horda/testing/camp';
import { describe, expect, test } from 'vitest';
import { advise, BOTS, greedy, think, type Dice } from './bots.ts';

const game = campGame();
const dice = (seed: string): Dice => seeded(seedOf(seed));

function begin(seats: number, of = game): AnyState {
  const s = of.setup({}, seats, seedOf('camp'), null);
  run(of, s);
  return s;
}

const does = (s: AnyState, choice: Choice): void =>
  apply(game, s, { tick: s.kernel.tick, seat: choice.by, picks: [choice as AnyChoice] });
const logsOf = (s: AnyState): readonly Seat[] => (s as unknown as Camp).logs;
const pick = (s: AnyState, seat: Seat, picks: readonly number[]): unknown => openAsk(s, seat)!.options[picks[0]!];

describe.each(Object.entries(BOTS))('on an open floor the %s bot', (_, bot) => {
  test('never takes anything back, and games come to an end', () => {
    for (const seats of [1, 2, 4]) {
      const s = begin(seats);
      const own = dice(`whole game of ${seats}`);
      for (let n = 0; s.kernel.asks.length > 0; n++) {
        expect(n).toBeLessThan(3 * 3 * seats + 1);
        // All bots think about the same table; their order does not matter.
        for (const ask of s.kernel.asks.filter(isAwaited))
          expect(think(bot, game, s, ask, own)[0]).toBeLessThan(ask.floor!.forward);
        chooseSeveral(game, s, think(bot, game, s, nextOpen(s), own));
      }
      expect(game.outcome(s)).toHaveLength(seats);
    }
  });
});

describe('on an open floor the greedy bot', () => {
  test('decides for its own seat, though another is asked before it', () => {
    const s = begin(3);
    for (const seat of [2, 1])
      expect(pick(s, seat, think(greedy, game, s, openAsk(s, seat)!, dice('own')))).toEqual({
        do: 'carry',
        by: seat,
        log: 2,
      });
  });

  test('goes on with its own next questions while others have not answered', () => {
    // Only the logs of seat 2 count, and one log is worse than none: the bot must look two moves ahead.
    const two = campGame({
      worth: undefined as never,
      evaluate: (s) => [0, -1, 5][s.logs.filter((seat) => seat === 2).length]!,
    });
    const s = begin(3, two);
    expect(pick(s, 2, think(greedy, two, s, openAsk(s, 2)!, dice('two')))).toMatchObject({ do: 'carry', by: 2 });
  });

  test('is ready when it can do nothing more', () => {
    const s = begin(2);
    for (const log of [0, 1]) does(s, { do: 'carry', by: 1, log });
    expect(pick(s, 1, think(greedy, game, s, openAsk(s, 1)!, dice('ready')))).toEqual({ do: 'ready', by: 1 });
  });

  test('looks only at what the game finds worth a look, at first and further on', () => {
    const looked: number[] = [];
    // Only the lightest log and `ready` are worth a look: the heavier logs are never tried.
    const narrow = campGame({
      worth: (_s, { floor }) => [...new Set([0, looked.push(floor!.forward) && floor!.forward - 1])],
    });
    const s = begin(4, narrow);
    expect(pick(s, 3, think(greedy, narrow, s, openAsk(s, 3)!, dice('worth')))).toEqual({ do: 'carry', by: 3, log: 0 });
    // Nine options at first, eight after one log, one after two.
    expect(new Set(looked)).toEqual(new Set([9, 8, 1]));
  });

  test('looks at few worlds where nothing that is hidden matters', () => {
    const worlds = (seats: number, of: typeof game): number => {
      const s = begin(seats, of);
      let drawn = 0;
      const world = (): AnyState => {
        drawn++;
        return of.clone(s);
      };
      greedy({ game: of, seat: 0, ask: nextOpen(s), dice: dice('few'), world });
      return drawn;
    };
    let n = 0;
    // With two seats the other is not ready yet, so nothing is revealed. With one seat the night comes and is revealed.
    expect(worlds(2, campGame({ evaluate: () => n++ }))).toBe(1);
    expect(worlds(1, game)).toBe(2);
    expect(worlds(1, campGame({ evaluate: () => n++ }))).toBe(6);
  });

  test('wins more often than chance does', () => {
    const won = (bot: (typeof BOTS)[keyof typeof BOTS]): number => {
      let wins = 0;
      for (let n = 0; n < 60; n++) {
        const s = game.setup({}, 3, seedOf(`won ${n}`), null);
        run(game, s);
        const own = dice(`dice ${n}`);
        while (s.kernel.asks.length > 0) chooseSeveral(game, s, think(bot, game, s, nextOpen(s), own));
        wins += game.outcome(s)![0]! * 3;
      }
      return wins;
    };
    expect(won(greedy)).toBeGreaterThan(won(BOTS.random));
  });
});

test('advice on an open floor follows the own seat until it is ready', () => {
  const s = begin(3);
  does(s, { do: 'carry', by: 0, log: 2 });
  const carried = (view: unknown): number => (view as Camp).logs.filter((seat) => seat === 1).length;
  const advice = advise(greedy, game, s, openAsk(s, 1)!, dice('advice'), (view) => [carried(view)]);
  expect(pick(s, 1, advice.picks)).toEqual({ do: 'carry', by: 1, log: 5 });
  expect(advice).toMatchObject({ now: [0], later: [2] });
  expect(logsOf(s)).toEqual([-1, -1, 0, -1, -1, -1]);
});
