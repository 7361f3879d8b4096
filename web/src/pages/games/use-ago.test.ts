import { expect, test } from 'vitest';
import { agoIn } from './use-ago.ts';

const NOW = Date.UTC(2026, 10, 18, 12);
const HOUR = 3_600_000;

test.each([
  [0, 'przed chwilą', 'just now'],
  [5 * 60_000, '5 minut temu', '5 minutes ago'],
  [2 * HOUR, '2 godziny temu', '2 hours ago'],
  [30 * HOUR, 'wczoraj', 'yesterday'],
  [72 * HOUR, '3 dni temu', '3 days ago'],
  [240 * HOUR, '8 listopada', '8 November'],
  // A clock that is ahead does not tell of the future.
  [-HOUR, 'przed chwilą', 'just now'],
])('%i milliseconds ago', (past, pl, en) => {
  expect([agoIn('pl', NOW - past, NOW), agoIn('en', NOW - past, NOW)]).toEqual([pl, en]);
});
