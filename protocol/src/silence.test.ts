import { expect, test } from 'vitest';
import type { LogEntry } from './messages.ts';
import { silentSince } from './silence.ts';

const log: readonly LogEntry[] = [
  { seq: 1, at: 100, type: 'created' },
  { seq: 2, at: 200, type: 'joined', seat: 1, name: 'Bob' },
  { seq: 3, at: 300, type: 'started', events: [] },
  { seq: 4, at: 400, type: 'answered', seat: 0, bot: null, events: [] },
];

test('silence begins with the open question, or with what the seat did after it', () => {
  expect(silentSince(log, 1, 3)).toBe(300);
  expect(silentSince(log, 0, 3)).toBe(400);
  expect(silentSince(log, 1, 4)).toBe(400);
});

test('what others do beside the question does not end a silence, nor does a bot in the seat', () => {
  const later: readonly LogEntry[] = [
    ...log,
    { seq: 5, at: 500, type: 'said', seat: 0, text: 'no?' },
    { seq: 6, at: 600, type: 'answered', seat: 1, bot: 'greedy', events: [] },
    { seq: 7, at: 700, type: 'voted', seat: 0, yes: true, settled: true, silent: 1 },
  ];
  expect(silentSince(later, 1, 4)).toBe(400);
  expect(silentSince(later, 0, 4)).toBe(700);
});

test('when moves are taken back, silence begins anew', () => {
  const back: readonly LogEntry[] = [...log, { seq: 5, at: 500, type: 'undone', seat: 0 }];
  expect(silentSince(back, 1, 3)).toBe(500);
  const agreed: readonly LogEntry[] = [...log, { seq: 5, at: 500, type: 'voted', seat: 0, yes: true, settled: true }];
  expect(silentSince(agreed, 1, 3)).toBe(500);
});

test('before the game, silence begins when somebody took a seat', () => {
  expect(silentSince(log.slice(0, 2), 0, 0)).toBe(200);
  expect(silentSince(log.slice(0, 2), null, 0)).toBe(200);
});
