import { expect, test } from 'vitest';
import { queueIn } from './queue-in.ts';

test('the queue goes from the seat that acts to your own, around the table, past those who are out', () => {
  const round = { first: null, active: 3 };
  expect(queueIn(round, 5, 1)).toEqual([3, 4, 0, 1]);
  expect(queueIn({ ...round, isOut: (seat) => seat === 4 }, 5, 1)).toEqual([3, 0, 1]);
});

test('nobody queues on their own turn, out of the game, without a seat, or while nobody acts', () => {
  const round = { first: null, active: 1 };
  expect(queueIn(round, 3, 1)).toEqual([]);
  expect(queueIn({ ...round, isOut: (seat) => seat === 0 }, 3, 0)).toEqual([]);
  expect(queueIn(round, 3, null)).toEqual([]);
  expect(queueIn({ ...round, active: -1 }, 3, 0)).toEqual([]);
});

test('a round ends before the seat that began it: whoever has acted is in no queue', () => {
  const round = { first: 2, active: 3 };
  expect(queueIn(round, 4, 1)).toEqual([3, 0, 1]);
  expect(queueIn(round, 4, 2)).toEqual([]);
});
