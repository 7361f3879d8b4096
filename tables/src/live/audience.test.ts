import type { ServerFrame } from '@horda/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Audience, type Guest } from './audience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface TestGuest extends Guest {
  readonly told: ServerFrame[];
}

function guest(reader: number | null): TestGuest {
  const told: ServerFrame[] = [];
  return { reader, told, send: (text) => void told.push(JSON.parse(text) as ServerFrame), dismiss: () => {} };
}

const present = (seats: readonly number[], watchers: number) => ({ type: 'present', seats, watchers });

test('a newcomer is told at once who is there, the others a little later', () => {
  const audience = new Audience();
  const [ada, bob] = [guest(0), guest(1)];
  audience.enter(ada);
  vi.advanceTimersByTime(1000);
  audience.enter(bob);
  expect(bob.told).toEqual([present([0, 1], 0)]);
  expect(ada.told).toEqual([present([0], 0)]);
  vi.advanceTimersByTime(250);
  expect(ada.told).toEqual([present([0], 0), present([0, 1], 0)]);
  expect(bob.told).toHaveLength(1);
});

test('a crowd that comes and goes is told once for all of them', () => {
  const audience = new Audience();
  const crowd = Array.from({ length: 200 }, () => guest(null));
  for (const each of crowd) audience.enter(each);
  vi.advanceTimersByTime(250);
  for (const each of crowd.slice(100)) audience.leave(each);
  vi.advanceTimersByTime(1000);
  expect(crowd.reduce((sum, { told }) => sum + told.length, 0)).toBeLessThanOrEqual(200 + 200 + 100);
  for (const each of crowd.slice(0, 100)) expect(each.told.at(-1)).toEqual(present([], 100));
});

test('whoever comes and goes in between is not told of, but to those who have heard of it', () => {
  const audience = new Audience();
  const [ada, bob, tab] = [guest(0), guest(1), guest(0)];
  audience.enter(ada);
  vi.advanceTimersByTime(250);
  audience.enter(bob);
  audience.enter(tab);
  audience.leave(bob);
  vi.advanceTimersByTime(250);
  expect(ada.told).toEqual([present([0], 0)]);
  expect(tab.told).toEqual([present([0, 1], 0), present([0], 0)]);
});

test('nothing is left to do when nobody is there', () => {
  const audience = new Audience();
  const ada = guest(0);
  audience.enter(ada);
  expect(vi.getTimerCount()).toBe(1);
  audience.leave(ada);
  expect(vi.getTimerCount()).toBe(0);
});

test('two hundred may watch; those who sit at the table always come in', () => {
  const audience = new Audience();
  const crowd = Array.from({ length: 200 }, () => guest(null));
  for (const each of crowd) audience.enter(each);
  const late = guest(null);
  expect(() => audience.enter(late)).toThrow(expect.objectContaining({ reason: 'full' }));
  expect(late.told).toEqual([]);
  audience.enter(guest(0));
  audience.leave(crowd[0]!);
  // Leaving twice counts once.
  audience.leave(crowd[0]!);
  audience.enter(late);
  expect(late.told).toEqual([present([0], 200)]);
  expect(() => audience.checkRoom(null)).toThrow('come back later');
});
