import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { crossroads } from '../test/crossroads/game.ts';
import { playAtRandom, starts, type Start } from '../test/table.ts';
import { village } from '../test/village.ts';
import { apply, choose, nextOpen, replay, type Answer, type AnyGame, type AnyState } from './kernel.ts';

const OPTIONS = { lanterns: true };
const GAMES = ([village, crossroads] as unknown as AnyGame[]).map((game) => [game.id, game] as const);

describe.each(GAMES)('in any game of %s', (_, game) => {
  test('every state is plain JSON', () => {
    everyStep(game, (s) => expect(isDeepStrictEqual(JSON.parse(JSON.stringify(s)), s)).toBe(true));
  });

  test('every state is everything: what was read from JSON goes on in the same way', () => {
    let read: AnyState;
    everyStep(game, (s, given) => {
      if (given === null) read = game.clone(s);
      else apply(game, read, given);
      expect(JSON.stringify(read)).toBe(JSON.stringify(s));
      read = JSON.parse(JSON.stringify(s));
    });
  });

  test('either someone is asked or the game is over', () => {
    everyStep(game, (s) => {
      const open = s.kernel.asks.some((a) => a.answer === null);
      expect([open, s.kernel.asks.length > 0, s.kernel.stack.length > 0]).toEqual(
        Array(3).fill(game.outcome(s) === null),
      );
    });
  });

  test('the tick grows by one when all asked have answered, and not before', () => {
    let tick = -1;
    everyStep(game, (s, given) => {
      expect(s.kernel.tick).toBe(given === null ? 0 : tick);
      tick = s.kernel.asks.filter((a) => a.answer === null).length === 1 ? s.kernel.tick + 1 : s.kernel.tick;
    });
  });

  test('every option can be picked, and options are different', () => {
    everyStep(
      game,
      (s) => {
        if (s.kernel.asks.length === 0) return;
        const { options, min, max } = nextOpen(s);
        expect(new Set(options.map((o) => JSON.stringify(o))).size).toBe(options.length);
        if (min <= 1 && max >= 1) for (const i of options.keys()) choose(game, game.clone(s), i);
      },
      20,
    );
  });

  test('a copy is equal, in the order of its keys too', () => {
    everyStep(game, (s) => expect(JSON.stringify(game.clone(s))).toBe(JSON.stringify(s)));
  });

  test('old states never change when their copies are played on', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const kept: [AnyState, string][] = [];
        playAtRandom(game, OPTIONS, start, (s) => kept.push([game.clone(s), JSON.stringify(s)]));
        for (const [copy, before] of kept) expect(JSON.stringify(copy)).toBe(before);
      }),
      { numRuns: 50 },
    );
  });

  test('a copy may be played on without a change to the original', () => {
    everyStep(
      game,
      (s) => {
        const before = JSON.stringify(s);
        const copy = game.clone(s);
        for (let left = 5; copy.kernel.asks.length > 0 && left > 0; left--) {
          if (nextOpen(copy).options.length === 0) return;
          choose(game, copy, 0);
        }
        expect(JSON.stringify(s)).toBe(before);
      },
      20,
    );
  });

  test('the answers alone lead to the same end', () => {
    fc.assert(
      fc.property(starts, (start) => {
        const { s, save } = playAtRandom(game, OPTIONS, { ...start, moves: 999 });
        expect(game.outcome(s)).not.toBeNull();
        expect(JSON.stringify(replay(game, save))).toBe(JSON.stringify(s));
      }),
      { numRuns: 50 },
    );
  });

  test('a spectator sees no question whole, and a seat only its own', () => {
    everyStep(game, (s) => {
      for (const seat of [null, 0, 1]) {
        const { asks } = game.view(s, seat) as { asks: { seat: number; own: unknown }[] };
        expect(asks.map((a) => a.own !== null)).toEqual(s.kernel.asks.map((a) => a.seat === seat));
      }
    });
  });
});

/** Looks at all states of random games. */
function everyStep(
  game: AnyGame,
  look: (s: AnyState, given: Answer<{ readonly do: string }> | null) => void,
  numRuns = 40,
): void {
  const play = (start: Start): void => void playAtRandom(game, OPTIONS, start, look);
  fc.assert(fc.property(starts, play), { numRuns });
}
