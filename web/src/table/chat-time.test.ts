import { expect, test } from 'vitest';
import { chatTime } from './chat-time.ts';

const NOON = new Date(2026, 10, 18, 12, 5).getTime();

test('today it is a time of day, earlier a day as well', () => {
  expect(chatTime(NOON, 'pl', NOON + 60_000)).toBe('12:05');
  expect(chatTime(NOON, 'en', NOON + 86_400_000)).toMatch(/^18 Nov.*12:05$/);
  expect(chatTime(NOON, 'pl', NOON + 86_400_000)).toMatch(/^18 lis.*12:05$/);
});
