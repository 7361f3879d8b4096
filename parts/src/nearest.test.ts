import { expect, test } from 'vitest';
import { folded, nearest } from './nearest.ts';

test('words are compared without accents and capitals', () => {
  expect(folded(' Stół ŻÓŁĆ ')).toBe('stol zolc');
});

test('the nearest word is the one that takes the fewest changes, and none if all are far', () => {
  const allowed = ['axe', 'alarm', 'sniperRifle'];
  expect(['aks', 'alrm', 'SniperRifel', 'flare'].map((word) => nearest(word, allowed))).toEqual([
    null,
    'alarm',
    'sniperRifle',
    null,
  ]);
  expect(nearest('axes', allowed)).toBe('axe');
});

test('no single sign is near another, unless only the case differs', () => {
  expect(['x', 'O', ''].map((word) => nearest(word, ['.', 'o', 'd']))).toEqual([null, 'o', null]);
});
