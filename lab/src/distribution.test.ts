import { expect, test } from 'vitest';
import { count, sorted, spreadOf, type Histogram } from './distribution.ts';

const histogramOf = (values: readonly number[]): Histogram => {
  const histogram: Histogram = new Map();
  for (const value of values) count(histogram, value);
  return histogram;
};

test('an even number of values has the mean of the middle two as its median', () => {
  expect(spreadOf(histogramOf([4, 1, 3, 2]))).toEqual({
    count: 4,
    mean: 2.5,
    min: 1,
    lowerQuartile: 1.75,
    median: 2.5,
    upperQuartile: 3.25,
    max: 4,
  });
});

test('a value that occurs often counts as often', () => {
  expect(spreadOf(histogramOf([7, 7, 7, 7, 100]))).toMatchObject({ mean: 25.6, median: 7, upperQuartile: 7, max: 100 });
});

test('a single value is everything at once', () => {
  expect(new Set(Object.values(spreadOf(new Map([[5, 1]]))))).toEqual(new Set([1, 5]));
});

test('values are put in the order of numbers, also below zero and between whole ones', () => {
  expect(sorted(histogramOf([10, 9, -1, 0.5, 9]))).toEqual([
    [-1, 1],
    [0.5, 1],
    [9, 2],
    [10, 1],
  ]);
});
