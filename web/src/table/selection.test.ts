import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenAt, chosenFor, keepChosen, keptChosen, nothingChosen, replied } from './selection.ts';

const place = chosenAt('online', 'T', 0);
const chosen = { tick: 7, selection: ['hand-axe-0'], picked: [{ do: 'end' }], confirming: [{ do: 'end' }] };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was half chosen is there after a reload', () => {
  keepChosen(place, chosen);
  expect(keptChosen(place, 7)).toEqual(chosen);
});

test('it is gone with its question', () => {
  keepChosen(place, chosen);
  expect(keptChosen(place, 8)).toEqual(nothingChosen(8));
});

test('it belongs to one seat at one table', () => {
  keepChosen(place, chosen);
  for (const other of [chosenAt('online', 'T', 1), chosenAt('local', 'T', 0), chosenAt('online', 'U', 0)]) {
    expect(keptChosen(other, 7)).toEqual(nothingChosen(7));
  }
});

test('nothing chosen leaves nothing behind', () => {
  keepChosen(place, chosen);
  keepChosen(place, nothingChosen(7));
  expect(kept.size).toBe(0);
});

test.each(['{', 'null', '{"tick":7,"selection":5}', '{"tick":7,"picked":"x"}'])('rubbish is nothing: %s', (rubbish) => {
  kept.set(place, rubbish);
  expect(keptChosen(place, 7)).toEqual(nothingChosen(7));
});

test('a reply ends what was chosen for its question', () => {
  expect(replied(7, chosen, true)).toEqual(nothingChosen(7));
});

test('after a refusal it is all still there, to be confirmed again', () => {
  expect(replied(7, chosen, false)).toEqual({ ...chosen, confirming: null });
});

test.each([true, false])('a reply that comes late leaves the next question alone (done: %s)', (done) => {
  const next = { ...chosen, tick: 8 };
  expect(replied(7, next, done)).toBe(next);
});

test('what was chosen for another question counts for nothing', () => {
  expect(chosenFor(7, chosen)).toBe(chosen);
  expect(chosenFor(8, chosen)).toEqual(nothingChosen(8));
});
