import type { Event } from '@horda/kernel';
import { expect, test } from 'vitest';
import { fallsIn, placesOf, turningPoint, type Decisive } from './ending.ts';

type Hit = Event & { readonly seat: number; readonly n?: number };
const hit = (seat: number, n: number): Hit => ({ type: 'hit', seat, n });
const fell = (seat: number): Hit => ({ type: 'fell', seat });
const quiet: Event = { type: 'quiet' };
const moments = (...events: readonly (readonly Event[])[]) => events.map((each, at) => ({ at, events: each }));

const story: Decisive<object, Event> = {
  cost: (e) => (e.type === 'hit' ? { seat: (e as Hit).seat, n: (e as Hit).n! } : null),
  falls: (e) => (e.type === 'fell' ? (e as Hit).seat : null),
};
const log = moments([], [hit(0, 1)], [quiet, hit(1, 3)], [hit(0, 2), quiet], [hit(0, 2), fell(0)], [fell(2)]);

test('the step that cost the reader most decides, the latest of equal ones', () => {
  const lost = { winners: [1], seat: 0, together: false };
  expect(turningPoint(log, story, {}, lost)).toEqual({ at: 4, events: [hit(0, 2)] });
});

test('for those who won, it is the greatest loss of the others', () => {
  expect(turningPoint(log, story, {}, { winners: [0], seat: 0, together: false })).toEqual({
    at: 2,
    events: [hit(1, 3)],
  });
  expect(turningPoint(log, story, {}, { winners: [1], seat: null, together: false })?.at).toBe(4);
});

test('where all have won, it is the greatest gain; where nothing was lost, there is none', () => {
  const gains = moments([hit(0, 5)], [hit(0, -1)], [hit(1, -4)], [hit(0, -2)]);
  expect(turningPoint(gains, story, {}, { winners: [0, 1], seat: 0, together: true })?.at).toBe(2);
  expect(turningPoint(moments([quiet]), story, {}, { winners: [1], seat: 0, together: false })).toBeNull();
});

test('places: winners, those who stayed, those who fell, the last one first', () => {
  const falls = fallsIn(log, story, {}, 4);
  expect(falls).toEqual([
    { seat: 0, at: 4 },
    { seat: 2, at: 5 },
  ]);
  expect(placesOf([0, 1, 2, 3], [1], falls).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [3, 2],
    [2, 3],
    [0, 4],
  ]);
  const saved = { ...story, isOut: (_: object, seat: number) => seat === 3 };
  expect(fallsIn(log, saved, {}, 4)[0]).toEqual({ seat: 3, at: null });
  expect(placesOf([0, 1, 2], [0, 2], []).map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
  ]);
});
