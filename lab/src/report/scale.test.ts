import { expect, test } from 'vitest';
import { spreadOf } from '../distribution.ts';
import { columnsOf } from './histogram.ts';
import { percent, roundStep, ticksTo } from './scale.ts';

test.each([
  [0.011, 0.02],
  [0.1, 0.1],
  [1, 1],
  [2.5, 5],
  [5.1, 10],
  [300, 500],
])('the round step for %f is %f', (least, step) => {
  expect(roundStep(least)).toBeCloseTo(step, 12);
});

test('ticks go from zero to at least the highest value', () => {
  expect(ticksTo(0.27, 5).map((tick) => tick.toFixed(1))).toEqual(['0.0', '0.1', '0.2', '0.3']);
  expect(ticksTo(1, 5)).toHaveLength(6);
  expect(percent(1 / 3)).toBe('33.333%');
});

test('few values have a column each; many share columns of a round width, and none is lost', () => {
  const few = new Map([
    [3, 2],
    [5, 1],
  ]);
  expect(columnsOf(few)).toEqual({ start: 3, step: 1, counts: [2, 0, 1] });
  const many = new Map(Array.from({ length: 300 }, (_, i) => [i + 7, i % 4]));
  const { start, step, counts } = columnsOf(many);
  expect({ start, step, columns: counts.length }).toEqual({ start: 5, step: 5, columns: 61 });
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(spreadOf(many).count);
});
