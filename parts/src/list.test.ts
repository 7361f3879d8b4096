import { expect, test } from 'vitest';
import { remove, removeAt } from './list.ts';

test('removeAt takes one item out, keeps the order of the others, and gives it back', () => {
  const items = ['a', 'b', 'c'];
  expect(removeAt(items, 1)).toBe('b');
  expect(items).toEqual(['a', 'c']);
});

test('remove takes out the first of equal items', () => {
  const items = [1, 2, 1, 3];
  remove(items, 1);
  expect(items).toEqual([2, 1, 3]);
});

test('what is not there cannot be taken out, and nothing changes', () => {
  const items = ['a'];
  expect(() => remove(items, 'b')).toThrow('nothing is at -1 of 1');
  expect(() => removeAt(items, 1)).toThrow('nothing is at 1 of 1');
  expect(items).toEqual(['a']);
});
