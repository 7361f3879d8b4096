import type { LogEntry } from '@horda/protocol';
import { expect, test } from 'vitest';
import { momentsOf } from '../../table/moments.ts';
import { eyesFor, forkObstacle, replayEntries, type Replayed } from './open-replay.ts';

const info = (status: string, hints = true) => ({ status, hints, seats: [{}, {}, {}] }) as unknown as Replayed['info'];
const now = (answers: number) => ({ answers }) as Replayed['now'];

test('others are looked through when the game is over, and never before', () => {
  expect(eyesFor({ info: info('playing'), seat: 1 })).toEqual([1, null]);
  expect(eyesFor({ info: info('playing'), seat: null })).toEqual([null]);
  expect(eyesFor({ info: info('over'), seat: 1 })).toEqual([0, 1, 2, null]);
  expect(eyesFor({ info: info('abandoned'), seat: null })).toEqual([0, 1, 2, null]);
});

test('a game goes on from a moment for those who sit there, but not from its end', () => {
  const at = { now: now(4), isShared: false };
  expect(forkObstacle({ ...at, info: info('playing'), seat: 1 }, 4)).toBeNull();
  expect(forkObstacle({ ...at, info: info('playing'), seat: null }, 2)).toBe('notSeated');
  expect(forkObstacle({ ...at, info: info('over'), seat: 1 }, 3)).toBeNull();
  expect(forkObstacle({ ...at, info: info('over'), seat: 1 }, 4)).toBe('overHere');
});

test('where hints are forbidden nobody plays on elsewhere until the game is over', () => {
  const at = { now: now(4), isShared: false, seat: 1 };
  expect(forkObstacle({ ...at, info: info('playing', false) }, 2)).toBe('noHints');
  for (const status of ['over', 'abandoned']) expect(forkObstacle({ ...at, info: info(status, false) }, 2)).toBeNull();
});

test('where people share a device nobody plays on with the hand of another, until the game is over', () => {
  const at = { now: now(4), isShared: true };
  for (const seat of [0, null]) expect(forkObstacle({ ...at, info: info('playing'), seat }, 2)).toBe('shared');
  for (const status of ['over', 'abandoned'])
    expect(forkObstacle({ ...at, info: info(status), seat: 0 }, 2)).toBeNull();
});

test('a log that tells of the whole game stays as it is', () => {
  const entries: readonly LogEntry[] = [
    { seq: 1, at: 0, type: 'created' },
    { seq: 2, at: 0, type: 'started', events: [{ type: 'dealt' }] },
    { seq: 3, at: 0, type: 'answered', seat: 0, bot: null, events: [] },
  ];
  expect(replayEntries({ entries, now: now(1) }, new Map())).toBe(entries);
});

test('the answers of an imported save are put in, so that every moment has its line', () => {
  const entries: readonly LogEntry[] = [
    { seq: 1, at: 0, type: 'imported' },
    { seq: 2, at: 9, type: 'started', events: [{ type: 'last' }] },
    { seq: 3, at: 9, type: 'answered', seat: 1, bot: null, events: [{ type: 'after' }] },
  ];
  const seen = new Map([
    [0, { seat: null, events: [{ type: 'dealt' }] }],
    [2, { seat: 2, events: [{ type: 'second' }] }],
  ]);
  const filled = replayEntries({ entries, now: now(4) }, seen);
  const moments = momentsOf(filled, 4).map(({ at, seat, events }) => [at, seat, events[0]?.type ?? null]);
  expect(moments).toEqual([
    [0, null, 'dealt'],
    [1, 0, null],
    [2, 2, 'second'],
    [3, 0, null],
    [4, 1, 'after'],
  ]);
  const places = filled.map(({ seq }) => seq);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
