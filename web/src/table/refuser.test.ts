import type { LogEntry } from '@horda/protocol';
import { expect, test } from 'vitest';
import { refuserOf } from './refuser.ts';

const voted = (seq: number, seat: number, yes: boolean): LogEntry => ({
  seq,
  at: 0,
  type: 'voted',
  seat,
  yes,
  settled: false,
});
const asked = { seq: 5, by: 0 };

test('the one who says no is told of', () => {
  expect(refuserOf(asked, [voted(6, 1, true), voted(7, 2, false)])).toBe(2);
});

test('nobody refuses what is withdrawn, agreed to, or was asked before', () => {
  expect(refuserOf(asked, [voted(6, 0, false), voted(9, 1, false)])).toBe(null);
  expect(refuserOf(asked, [voted(6, 1, true)])).toBe(null);
  expect(refuserOf(asked, [voted(4, 1, false)])).toBe(null);
});
