import { expect, test } from 'vitest';
import { roughly } from './duration.ts';

test.each([
  [0, '5 s'],
  [13, '15 s'],
  [57, '55 s'],
  [58, '1 min'],
  [89, '1 min'],
  [3569, '59 min'],
  [3570, '1 h 0 min'],
  [9000, '2 h 30 min'],
  [88_000, '24 h'],
])('%i seconds are about %s', (seconds, told) => {
  expect(roughly(seconds)).toBe(told);
});
