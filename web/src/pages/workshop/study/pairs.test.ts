import { expect, test } from 'vitest';
import { findingsOf, pairedMeans, pairedShares, type PlayedPair, type StudySide } from './pairs.ts';

const side = (won: boolean, turns = 10): StudySide => ({ shares: [won ? 1 : 0, won ? 0 : 1], ending: 'any', turns });
const pairs = (house: boolean, own: boolean, times: number): PlayedPair[] =>
  Array.from({ length: times }, (_, n) => ({ house: side(house, 10 + (n % 2)), own: side(own, 12) }));

test('a difference is certain only when its interval leaves zero', () => {
  const clear = findingsOf([...pairs(false, true, 60), ...pairs(true, true, 40)], 'first')!;
  expect(clear.house.mean).toBe(0.4);
  expect(clear.own.mean).toBe(1);
  expect(clear.difference.mean).toBeCloseTo(0.6);
  expect(clear.difference.low).toBeGreaterThan(0.45);
  expect(clear.difference.high).toBeLessThan(0.7);
  const even = findingsOf([...pairs(true, false, 6), ...pairs(false, true, 5)], 'first')!;
  expect(even.difference.low).toBeLessThan(0);
  expect(even.difference.high).toBeGreaterThan(0);
});

test('a few games that went alike are no certainty', () => {
  const { mean, low, high } = pairedShares(pairs(true, true, 5).map(() => [true, true]));
  expect(mean).toBe(0);
  expect(low).toBeLessThan(-0.2);
  expect(high).toBeGreaterThan(0.2);
});

test('turns are compared game by game', () => {
  expect(pairedMeans([2, 2, 2, 2])).toEqual({ mean: 2, low: 2, high: 2 });
  const { turns } = findingsOf(pairs(true, true, 10), 'first')!;
  expect(turns!.house).toBe(10.5);
  expect(turns!.own).toBe(12);
  expect(turns!.difference.mean).toBe(1.5);
});

test('together, by the first seat, or by how it ends', () => {
  const won: StudySide = { shares: [0.5, 0.5], ending: 'objective', turns: null };
  const lost: StudySide = { shares: [0, 0], ending: 'morale', turns: null };
  const played = [{ house: lost, own: won }];
  expect(findingsOf(played, 'together')!.own.mean).toBe(1);
  expect(findingsOf(played, 'together')!.house.mean).toBe(0);
  expect(findingsOf(played, 'first')!.own.mean).toBe(0);
  expect(findingsOf(played, { ending: 'morale' })!.house.mean).toBe(1);
  expect(findingsOf(played, 'together')!.turns).toBeNull();
  expect(findingsOf([], 'first')).toBeNull();
});
