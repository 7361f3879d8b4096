import { expect, test } from 'vitest';
import { queueIn } from './queue.ts';

test('the queue goes from the seat that acts to your own, around the table, past those who are out', () => {
  const round = { seats: 5, first: null, active: 3, own: 1 };
  expect(queueIn(round)).toEqual([3, 4, 0, 1]);
  expect(queueIn({ ...round, isOut: (seat) => seat === 4 })).toEqual([3, 0, 1]);
});

test('nobody queues on their own turn, out of the game, without a seat, or while nobody acts', () => {
  const round = { seats: 3, first: null, active: 1, own: 1 };
  expect(queueIn(round)).toEqual([]);
  expect(queueIn({ ...round, own: 0, isOut: (seat) => seat === 0 })).toEqual([]);
  expect(queueIn({ ...round, own: null })).toEqual([]);
  expect(queueIn({ ...round, own: 0, active: -1 })).toEqual([]);
});

test('a round ends before the seat that began it: whoever has acted is in no queue', () => {
  const round = { seats: 4, first: 2, active: 3 };
  expect(queueIn({ ...round, own: 1 })).toEqual([3, 0, 1]);
  expect(queueIn({ ...round, own: 2 })).toEqual([]);
});
