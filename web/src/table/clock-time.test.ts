import type { ClockRules } from '@horda/protocol';
import { expect, test } from 'vitest';
import { clockAhead, clockText, digits, moodOf, timeLeft } from './clock-time.ts';

const HOUR = 3_600_000;
const units = { hours: (h: number, m: number) => `${h} h ${m} min`, minutes: (m: number) => `${m} min` };

test('only running clocks run, and none below nothing', () => {
  const clock = { left: [60_000, 30_000, 5_000], running: [0, 2], at: 1_000_000 };
  expect(timeLeft(clock, 0, 1_010_000)).toBe(50_000);
  expect(timeLeft(clock, 1, 1_010_000)).toBe(30_000);
  expect(timeLeft(clock, 2, 1_010_000)).toBe(0);
  // A device whose clock is slow gives nobody more time.
  expect(timeLeft(clock, 0, 999_000)).toBe(60_000);
});

test('how far a device is ahead follows from the middle of the request', () => {
  expect(clockAhead(1_000_500, 1_000_400, 1_000_600)).toBe(0);
  expect(clockAhead(1_000_500, 1_060_400, 1_060_600)).toBe(60_000);
  expect(clockAhead(1_000_500, 940_400, 940_600)).toBe(-60_000);
});

test('digits', () => {
  expect(digits(0)).toBe('0:00');
  expect(digits(1)).toBe('0:01');
  expect(digits(59_001)).toBe('1:00');
  expect(digits(754_000)).toBe('12:34');
  expect(digits(HOUR + 5_000)).toBe('1:00:05');
});

test('games by turns count hours until the last minutes', () => {
  expect(clockText(24 * HOUR, 'turns', units)).toBe('24 h 0 min');
  expect(clockText(2 * HOUR - 1, 'turns', units)).toBe('2 h 0 min');
  expect(clockText(59 * 60_000, 'turns', units)).toBe('59 min');
  expect(clockText(9 * 60_000, 'turns', units)).toBe('9:00');
  expect(clockText(24 * HOUR, 'live', units)).toBe('24:00:00');
});

test('little time is told by the kind of game and by how much there was', () => {
  const live: ClockRules = { kind: 'live', seconds: 900, increment: 5, late: 'move' };
  expect(moodOf(31_000, live)).toBe('plain');
  expect(moodOf(30_000, live)).toBe('low');
  expect(moodOf(0, live)).toBe('out');
  expect(moodOf(30_000, { ...live, seconds: 60 })).toBe('plain');
  expect(moodOf(12_000, { ...live, seconds: 60 })).toBe('low');
  const turns: ClockRules = { kind: 'turns', hours: 24, late: 'seat' };
  expect(moodOf(HOUR + 1, turns)).toBe('plain');
  expect(moodOf(HOUR, turns)).toBe('low');
  expect(moodOf(0, { kind: 'none' })).toBe('plain');
});
