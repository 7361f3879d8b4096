import { expect, test } from 'vitest';
import { readSave } from './save-file.ts';

const save = {
  horda: 1,
  game: 'cisza',
  version: 1,
  options: { difficulty: 'easy' },
  seats: 2,
  seed: [1, 2, 3, 4],
  answers: [{ tick: 1, seat: 0, picks: [] }],
  marks: [],
  kinds: ['human', 'greedy'],
};

test('a saved game tells what is needed to sit down at it', () => {
  expect(readSave(JSON.stringify(save))).toEqual({
    game: 'cisza',
    seats: 2,
    options: { difficulty: 'easy' },
    answers: 1,
    bots: [null, 'greedy'],
    content: save,
  });
  expect(readSave(JSON.stringify({ ...save, kinds: undefined }))).toMatchObject({ bots: null });
});

test('every other file has a word of its own', () => {
  expect(readSave('')).toBe('notJson');
  expect(readSave('\u0000\u0001')).toBe('notJson');
  for (const other of [null, 7, [], {}, { ...save, horda: 2 }, { ...save, answers: 'many' }, { ...save, seats: 2.5 }])
    expect(readSave(JSON.stringify(other))).toBe('notSave');
  expect(readSave(JSON.stringify({ ...save, start: {} }))).toBe('forked');
  expect(readSave(' '.repeat(2_000_000))).toBe('tooLarge');
});
