import { expect, test } from 'vitest';
import { changesOf } from './words.ts';

test('only figures that look different change, as the language writes numbers', () => {
  const figures = ['cards', 'zombies', 'health'];
  expect(changesOf('pl', [2, 1], [2.04, 1.5, 3], figures)).toEqual([
    { figure: 'zombies', before: '1', after: '1,5' },
    { figure: 'health', before: '0', after: '3' },
  ]);
});
