import { expect, test } from 'vitest';
import { memo } from './memo.ts';

/** A memo of list lengths, and the lists that it had to count. */
function counting(): { lengthOf: (list: readonly string[]) => number | undefined; counted: string[][] } {
  const counted: string[][] = [];
  const lengthOf = memo((list: readonly string[]) => {
    counted.push([...list]);
    return list.length === 0 ? undefined : list.length;
  });
  return { lengthOf, counted };
}

test('is made once for an object, also where it is undefined', () => {
  const { lengthOf, counted } = counting();
  const [full, empty] = [['a', 'b'], []];
  expect([lengthOf(full), lengthOf(empty), lengthOf(full), lengthOf(empty)]).toEqual([2, undefined, 2, undefined]);
  expect(counted).toEqual([['a', 'b'], []]);
});

test('is made anew for another object, however alike, and by another memo', () => {
  const { lengthOf, counted } = counting();
  const other = counting();
  const list = ['a'];
  expect([lengthOf(list), lengthOf([...list]), other.lengthOf(list)]).toEqual([1, 1, 1]);
  expect([counted.length, other.counted.length]).toEqual([2, 1]);
});
