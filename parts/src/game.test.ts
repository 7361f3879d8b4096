import { expect, test } from 'vitest';
import { playersOf } from './game.ts';

test('the number of players is a range, or one number', () => {
  expect(playersOf({ players: [2, 6] })).toBe('2–6');
  expect(playersOf({ players: [2, 2] })).toBe('2');
});
