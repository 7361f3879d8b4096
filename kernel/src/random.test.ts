import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seeds } from '../test/table.ts';
import { below, draw, seeded, seedOf, seedOfGame, shuffle, type Random, type Seed } from './kernel.ts';

const SEED: Seed = [1, 2, 3, 4];
const WORDS = 2 ** 32;

function chance(seed: Seed = SEED, rigged: number[] = []): { kernel: Random } {
  return { kernel: { rng: seeded(seed), rigged, revealed: 0 } };
}

describe('numbers', () => {
  test('are from 0 to n - 1, whatever the seed', () => {
    const limits = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(seeds, limits, (seed, n) => {
        const x = below(chance(seed), n);
        return Number.isInteger(x) && x >= 0 && x < n;
      }),
    );
  });

  test('are the same for the same seed, and others for another', () => {
    const numbers = (seed: Seed): number[] =>
      Array.from(
        { length: 50 },
        (
          (s) => () =>
            below(s, 1000)
        )(chance(seed)),
      );
    expect(numbers(SEED)).toEqual(numbers(SEED));
    expect(numbers([1, 2, 3, 5])).not.toEqual(numbers(SEED));
  });

  test('are those of today for ever: old saves depend on them', () => {
    const rng = seeded([0x12345678, -1, 0, 0x7fffffff]);
    expect(Array.from({ length: 6 }, () => draw(rng, 1_000_000))).toEqual(GOLDEN);
  });

  test.each([
    [2, 19.5],
    [3, 23],
    [6, 30],
    [10, 38],
    [55, 107],
  ])('below %i are all equally likely', (n, critical) => {
    // A fair generator exceeds these bounds once in a hundred thousand times.
    for (const seed of [SEED, seedOf('ann'), seedOf('bob')]) expect(chiSquare(n, seed)).toBeLessThan(critical);
  });

  // Each result r comes from one unbroken range of words x. Within it the low word of x · n grows by n, so only the
  // first word of a range can be thrown away: checking the ends of all ranges covers all 2³² words.
  test.each([1, 2, 3, 5, 6, 7, 10, 55, 64, 1000, 4096, 99_991])('below %i come from equally many words each', (n) => {
    const fair = Math.floor(WORDS / n);
    const unfair = Array.from({ length: n }, (_, r) => wordsFor(n, r)).filter((words) => words !== fair);
    expect(unfair).toEqual([]);
  });

  test('of a rigged table come first and are used up; then chance goes on as if nothing had been', () => {
    const s = chance(SEED, [4, 0]);
    expect([below(s, 6), below(s, 6)]).toEqual([4, 0]);
    expect(s.kernel.rigged).toEqual([]);
    expect(below(s, 6)).toBe(below(chance(), 6));
  });

  test('cannot be drawn from nothing', () => {
    expect(() => draw(seeded(seedOf('x')), 0)).toThrow('nothing to draw from');
  });

  test.each([6, -1, 1.5, Number.NaN])('cannot be rigged to %d where they must be below 6', (result) => {
    expect(() => below(chance(SEED, [result]), 6)).toThrow('must be below 6');
  });

  test('count as revealed, rigged or not', () => {
    const s = chance(SEED, [1]);
    below(s, 2);
    below(s, 2);
    expect(s.kernel.revealed).toBe(2);
  });
});

describe('a shuffle', () => {
  test('keeps every item', () => {
    const same = (a: number[], b: number[]): boolean => String(a.toSorted()) === String(b.toSorted());
    fc.assert(
      fc.property(seeds, fc.array(fc.nat(20)), (seed, items) => same(shuffle(chance(seed), items.slice()), items)),
    );
  });

  test('works in place and returns what it was given', () => {
    const items = [1, 2, 3];
    expect(shuffle(chance(), items)).toBe(items);
  });

  test('makes every order equally likely', () => {
    const orders = new Map<string, number>();
    const s = chance();
    for (let i = 0; i < 24_000; i++) count(orders, shuffle(s, ['a', 'b', 'c', 'd']).join(''));
    expect(orders.size).toBe(24);
    // Each order is expected 1000 times; 5 standard deviations are 155.
    for (const times of orders.values()) expect(Math.abs(times - 1000)).toBeLessThan(155);
  });

  test('can be rigged by the places that are swapped', () => {
    expect(shuffle(chance(SEED, [0, 0]), ['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  });
});

describe('a seed', () => {
  test('made of text depends on all of it', () => {
    const texts = Array.from({ length: 20_000 }, (_, i) => `table ${i}`);
    const seen = new Set(texts.map((text) => seedOf(text).join()));
    expect(seen.size).toBe(texts.length);
    expect(seedOf('ab')).not.toEqual(seedOf('ba'));
    expect(seedOf('żółw')).toEqual(seedOf('żółw'));
  });

  test('of a text begins another game than that of any text one letter away', () => {
    const near = fc.tuple(fc.string({ minLength: 1 }), fc.nat(), fc.string({ minLength: 1, maxLength: 1 }));
    fc.assert(
      fc.property(near, ([text, n, letter]) => {
        const other = text.slice(0, n % text.length) + letter + text.slice((n % text.length) + 1);
        return other === text || String(seedOf(other)) !== String(seedOf(text));
      }),
    );
  });

  test.each([0, 1, 2, 3])('of a game of a series shares its word %i with no other game of it', (i) => {
    const series = seedOf('series');
    const seen = new Set(Array.from({ length: 50_000 }, (_, n) => seedOfGame(series, n)[i]));
    expect(seen.size).toBe(50_000);
  });

  test('of a game is the same whenever it is asked for', () => {
    expect(seedOfGame(SEED, 7)).toEqual(seedOfGame(SEED, 7));
    expect(seedOfGame([1, 2, 3, 5], 7)).not.toEqual(seedOfGame(SEED, 7));
  });

  test('is that of today for ever: old series depend on it', () => {
    const series = seedOf('horda');
    expect(series).toEqual(GOLDEN_SEED);
    expect(seedOfGame(series, 7)).toEqual(GOLDEN_SEED_OF_GAME);
  });

  test('is not changed by the generator that begins with it', () => {
    const seed: [number, number, number, number] = [1, 2, 3, 4];
    draw(seeded(seed), 6);
    expect(seed).toEqual([1, 2, 3, 4]);
  });
});

/** Computed once with an independent program. */
const GOLDEN: readonly number[] = [264012, 631914, 709227, 423303, 597788, 186709];
const GOLDEN_SEED: Seed = [733591224, -57477599, -150832772, 373385843];
const GOLDEN_SEED_OF_GAME: Seed = [2025054879, 374532856, -1306758153, -979230940];

function chiSquare(n: number, seed: Seed): number {
  const each = 1000;
  const counts = Array.from({ length: n }, () => 0);
  const s = chance(seed);
  for (let i = 0; i < n * each; i++) counts[below(s, n)]!++;
  return counts.reduce((sum, times) => sum + (times - each) ** 2 / each, 0);
}

/** How many words give the result r. */
function wordsFor(n: number, r: number): number {
  const first = Math.ceil((r * WORDS) / n);
  const last = Math.ceil(((r + 1) * WORDS) / n) - 1;
  if (resultOf(first + 1, n) !== r || resultOf(last, n) !== r) return -1;
  return last - first + (resultOf(first, n) === null ? 0 : 1);
}

/** What the generator makes of the word x; null when it throws it away. */
function resultOf(x: number, n: number): number | null {
  const rng: [number, number, number, number] = [x | 0, 0, 0, 0];
  const result = draw(rng, n);
  return rng[3] === 1 ? result : null;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
