import type { Event } from '@horda/kernel';
import type { LogEntry } from '@horda/protocol';
import { expect, test } from 'vitest';
import { momentsOf } from './moments.ts';
import { durationOf, statisticsOf } from './statistics.ts';

interface Shot extends Event {
  readonly by?: number;
  readonly hits?: number;
}

const game = {
  drawing: { opens: (e: Event) => e.type === 'turn' },
  statistics: [
    {
      label: { pl: 'trafienia', en: 'hits' },
      count: (e: Event) => {
        const { by, hits } = e as Shot;
        return by === undefined || hits === undefined ? null : { seat: by, n: hits };
      },
    },
  ],
};
const turn: Event = { type: 'turn' };
const shot = (by: number, hits: number): Shot => ({ type: 'shot', by, hits });
const entries: readonly LogEntry[] = [
  { seq: 1, at: 500, type: 'created' },
  { seq: 2, at: 1_000, type: 'started', events: [turn] },
  { seq: 3, at: 2_000, type: 'answered', seat: 0, bot: null, events: [shot(0, 2), turn] },
  { seq: 4, at: 3_000, type: 'answered', seat: 1, bot: 'greedy', events: [shot(1, 1), shot(0, 3)] },
  { seq: 5, at: 4_000, type: 'answered', seat: 1, bot: 'greedy', events: [shot(1, 100), turn] },
  { seq: 6, at: 6_000, type: 'undone', seat: 1 },
  { seq: 7, at: 9_000, type: 'said', seat: 0, text: 'gg' },
];

test('counts turns, decisions and what the game counts, without what was taken back', () => {
  expect(statisticsOf(game, momentsOf(entries, 2), { answers: 2, view: null }, 3)).toEqual({
    turns: 2,
    decisions: [1, 1, 0],
    tallies: [[5, 1, 0]],
  });
});

test('a game that counts nothing has turns and decisions', () => {
  expect(statisticsOf({ drawing: game.drawing }, momentsOf(entries, 2), { answers: 2, view: null }, 2)).toEqual({
    turns: 2,
    decisions: [1, 1],
    tallies: [],
  });
});

test('says nothing about a game whose beginning is missing', () => {
  expect(statisticsOf(game, momentsOf(entries, 12), { answers: 12, view: null }, 3)).toBeNull();
  expect(statisticsOf(game, [], { answers: 0, view: null }, 3)).toBeNull();
});

test('the duration ends with the game, not with the talk after it', () => {
  expect(durationOf(entries, 'new')).toBe(5_000);
  expect(durationOf(entries.slice(0, 2), 'fork')).toBe(0);
  expect(durationOf(entries, 'save')).toBeNull();
  expect(durationOf(entries.slice(0, 1), 'new')).toBeNull();
});
