import type { TableInfo } from '@horda/protocol';
import { describe, expect, test } from 'vitest';
import { firstHolder, lingersFor, nextHolder, wantedHolder, type Holder } from './sharing.ts';

type Info = Pick<TableInfo, 'seats' | 'proposal'>;
const person = { name: 'Ada', held: 'person', bot: null } as Info['seats'][number];
const bot = { name: null, held: 'bot', bot: 'easy' } as Info['seats'][number];
const info = (...voters: readonly number[]): Info => ({
  seats: [person, person, bot],
  proposal:
    voters.length === 0
      ? null
      : { seq: 9, by: 0, what: 'undo', silent: null, answers: 1, agreed: [0], awaited: voters },
});
const seats = [0, 1];

describe('who takes the device', () => {
  test('whoever is asked', () => {
    expect(nextHolder([1], info(), { holder: 0, seats, chosen: null })).toBe(1);
  });

  test('who has it keeps it while asked', () => {
    expect(nextHolder([0, 1], info(), { holder: 1, seats, chosen: null })).toBe(1);
  });

  test('nobody, while bots think', () => {
    expect(nextHolder([2], info(), { holder: 0, seats, chosen: null })).toBeNull();
  });

  test('a proposal goes to who is to agree, though not asked by the game', () => {
    expect(nextHolder([0], info(1), { holder: 0, seats, chosen: null })).toBe(1);
    expect(nextHolder([], info(1), { holder: 'nobody', seats, chosen: null })).toBe(1);
  });

  test('once all have voted, the game goes on where it was', () => {
    expect(nextHolder([0], info(), { holder: 1, seats, chosen: null })).toBe(0);
  });

  test('whoever asks for it where several can act, awaited or not; but a vote goes before', () => {
    expect(nextHolder([0], info(), { holder: 0, seats, chosen: 1 })).toBe(1);
    expect(nextHolder([0, 1], info(), { holder: 0, seats, chosen: 1 })).toBe(1);
    expect(nextHolder([0], info(0), { holder: 0, seats, chosen: 1 })).toBe(0);
  });

  test('but not for a bot, nor for somebody elsewhere', () => {
    expect(nextHolder([0], info(), { holder: 0, seats, chosen: 2 })).toBe(0);
    expect(nextHolder([0], info(), { holder: 0, seats: [0], chosen: 1 })).toBe(0);
  });

  test('a vote of somebody elsewhere is not waited for here', () => {
    expect(nextHolder([0], info(3), { holder: 0, seats, chosen: null })).toBe(0);
  });
});

test('it passes through the hands of nobody', () => {
  const wanted = (holder: Holder, due: number | null) =>
    wantedHolder({ status: 'playing' }, holder, { due, open: false });
  expect(wanted(0, 1)).toBe('nobody');
  expect(wanted(0, 0)).toBe(0);
  expect(wanted(0, null)).toBe(0);
  expect(wanted('host', 0)).toBe('nobody');
});

test('where nothing is hidden it goes from hand to hand', () => {
  const wanted = (holder: Holder, due: number | null) =>
    wantedHolder({ status: 'playing' }, holder, { due, open: true });
  expect(wanted(0, 1)).toBe(1);
  expect(wanted('host', 0)).toBe(0);
  expect(wanted('nobody', 1)).toBe(1);
  expect(wanted(0, null)).toBe(0);
});

test.each(['open', 'over', 'abandoned'] as const)('a table that is %s is the host’s', (status) => {
  expect(wantedHolder({ status }, 'nobody', { due: null, open: true })).toBe('host');
});

test('after a reload nobody holds it, where there is a key for that', () => {
  expect(firstHolder('watch-key')).toBe('nobody');
  expect(firstHolder(undefined)).toBe('host');
});

test('a cover comes at once; where nothing is hidden, the last move is seen for a moment', () => {
  expect([lingersFor(0, 'nobody'), lingersFor(0, 'host'), lingersFor('nobody', 1)]).toEqual([false, false, false]);
  expect(lingersFor(0, 1)).toBe(true);
});
