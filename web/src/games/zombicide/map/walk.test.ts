import type { Choice } from '@horda/zombicide/state';
import { expect, test } from 'vitest';
import { goOn, setOut } from './walk.ts';

const move = (...way: readonly number[]): Choice => ({ do: 'move', way });

/** One survivor in a zone, some zombies on the board. */
const table = (zone: number, walkers = 0) =>
  ({ acting: 0, survivors: [{ zone, wounds: 0 }], zombies: [walkers], abominations: [], placed: [] }) as never;

test('a way that is offered as it was drawn is one answer', () => {
  expect(setOut(table(1), [2, 3], [move(2), move(2, 3)])).toEqual({ choice: move(2, 3), ahead: null });
});

test('another way is walked step by step', () => {
  const first = setOut(table(1), [4, 5, 3], [move(2), move(4), move(2, 3)])!;
  expect(first.choice).toEqual(move(4));
  const second = goOn(first.ahead!, table(4), [move(5), move(1)])!;
  expect(second.choice).toEqual(move(5));
  const third = goOn(second.ahead!, table(5), [move(3)])!;
  expect(third).toEqual({ choice: move(3), ahead: null });
});

test('the walk stops when something new is seen, when the step is not offered, when somebody else acts', () => {
  const { ahead } = setOut(table(1), [4, 5, 3], [move(4)])!;
  expect(goOn(ahead!, table(4, 3), [move(5)])).toBeNull();
  expect(goOn(ahead!, table(4), [move(1)])).toBeNull();
  expect(goOn(ahead!, { ...(table(4) as object), acting: 1 } as never, [move(5)])).toBeNull();
  expect(setOut(table(1), [9], [move(2)])).toBeNull();
});
