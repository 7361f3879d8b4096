import type { SeatInfo } from '@horda/protocol';
import { expect, test } from 'vitest';
import { en } from '../text/table/en.ts';
import { peopleOf } from './use-session.ts';

test.each<[SeatInfo, string]>([
  [{ name: 'Ada', held: 'person', bot: null }, 'Ada'],
  [{ name: 'Ada', held: 'person', bot: 'greedy' }, 'Ada'],
  [{ name: null, held: 'bot', bot: 'greedy' }, 'Bot A'],
  // Somebody has left the game, and a bot plays on.
  [{ name: null, held: 'free', bot: 'greedy' }, 'Bot A'],
  [{ name: null, held: 'free', bot: null }, 'Seat A'],
  // The person asked for their name to be erased.
  [{ name: null, held: 'person', bot: 'greedy' }, 'Seat A'],
])('%j is called %s', (seat, name) => {
  const snapshot = { now: null, seat: null, present: { seats: [], watchers: 0 } };
  const people = peopleOf({ kind: 'online' }, snapshot, { seats: [seat], status: 'playing' }, en);
  expect(people.map((person) => person.name)).toEqual([name]);
});

test.each<[SeatInfo, boolean]>([
  [{ name: 'Ada', held: 'person', bot: null }, false],
  [{ name: 'Ada', held: 'person', bot: 'greedy' }, true],
  [{ name: null, held: 'bot', bot: 'greedy' }, false],
  [{ name: null, held: 'free', bot: 'greedy' }, false],
])('%j: a bot stands in for a person: %s', (seat, standIn) => {
  const snapshot = { now: null, seat: null, present: { seats: [], watchers: 0 } };
  const people = peopleOf({ kind: 'online' }, snapshot, { seats: [seat], status: 'playing' }, en);
  expect(people.map((person) => person.standIn)).toEqual([standIn]);
});
