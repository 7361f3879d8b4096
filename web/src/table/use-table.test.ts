import type { LogEntry, Position } from '@horda/protocol';
import { expect, test } from 'vitest';
import { happened } from './use-table.ts';

const now = (seq: number): Position => ({ seq, askedAt: seq, answers: 0, view: {}, undo: 0, clock: null });
const answered = (seq: number, ...types: readonly string[]): LogEntry => ({
  seq,
  at: 0,
  type: 'answered',
  seat: 0,
  bot: null,
  events: types.map((type) => ({ type })),
});
const said = (seq: number): LogEntry => ({ seq, at: 0, type: 'said', seat: 0, text: 'psst' });
const before = { now: now(2), entries: [answered(2, 'old')], events: [], moment: 4 };

test('the first look has seen nothing happen', () => {
  const first = happened({ now: now(2), entries: before.entries }, { ...before, now: null, entries: [], moment: 0 });
  expect(first).toEqual({ events: [], moment: 1 });
});

test('several answers at once are one moment with the events of all', () => {
  const entries = [...before.entries, answered(3, 'a'), answered(4, 'b', 'c')];
  expect(happened({ now: now(4), entries }, before)).toEqual({
    events: [{ type: 'a' }, { type: 'b' }, { type: 'c' }],
    moment: 5,
  });
});

test('talk does not end what is being shown', () => {
  const shown = { ...before, events: [{ type: 'old' }] };
  const entries = [...before.entries, said(3)];
  expect(happened({ now: now(3), entries }, shown)).toEqual({ events: [{ type: 'old' }], moment: 4 });
});

test.each<LogEntry>([
  { seq: 3, at: 0, type: 'undone', seat: 0 },
  { seq: 3, at: 0, type: 'voted', seat: 1, yes: true, settled: true },
])('what is taken back is not shown as an event: $type', (entry) => {
  expect(happened({ now: now(3), entries: [...before.entries, entry] }, before)).toEqual({ events: [], moment: 5 });
});

test('a server that went back to a backup shows a new moment without events', () => {
  expect(happened({ now: now(1), entries: [] }, before)).toEqual({ events: [], moment: 5 });
});
