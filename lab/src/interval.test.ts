import { expect, test } from 'vitest';
import { wilson } from './interval.ts';

/** From published tables of Wilson's interval without continuity correction. */
test.each([
  [5, 10, 0.2366, 0.7634],
  [10, 100, 0.0552, 0.1744],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [1, 1, 0.2065, 1],
  [500, 2000, 0.2315, 0.2694],
])('%i of %i lie between %f and %f', (k, n, low, high) => {
  const interval = wilson(k, n);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});
