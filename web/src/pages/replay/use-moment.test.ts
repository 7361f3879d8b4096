import type { Event } from '@horda/kernel';
import { expect, test } from 'vitest';
import type { Look } from './open-replay.ts';
import { isLate, stepBetween, type Sight } from './use-moment.ts';

const sight = (at: number, eyes: number | null, events: readonly Event[] = []): Sight => ({
  look: { at, events } as unknown as Look,
  eyes,
});

test('what is shown is late as long as its moment or its eyes are not those wished for', () => {
  expect(isLate(null, 0, null)).toBe(true);
  expect(isLate(sight(3, 1), 3, 1)).toBe(false);
  expect(isLate(sight(3, 1), 4, 1)).toBe(true);
  expect(isLate(sight(3, null), 3, 0)).toBe(true);
  expect(isLate(sight(3, 0), 3, null)).toBe(true);
});

test('one step forward through the same eyes is seen happening, nothing else is', () => {
  const events = [{ type: 'drawn' }];
  expect(stepBetween(sight(3, 1), sight(4, 1, events))).toBe(events);
  expect(stepBetween(null, sight(4, 1, events))).toEqual([]);
  expect(stepBetween(sight(3, 0), sight(4, 1, events))).toEqual([]);
  expect(stepBetween(sight(2, 1), sight(4, 1, events))).toEqual([]);
  expect(stepBetween(sight(5, 1), sight(4, 1, events))).toEqual([]);
});
