import { expect, test, vi } from 'vitest';
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
const read = (content: unknown) => readText(JSON.stringify(content));
const readText = (text: string) => readSave(new Blob([text]));

test('a saved game tells what is needed to sit down at it', async () => {
  expect(await read(save)).toEqual({
    game: 'cisza',
    seats: 2,
    options: { difficulty: 'easy' },
    answers: 1,
    bots: [null, 'greedy'],
    carriesOn: false,
    content: save,
    before: [],
  });
  expect(await read({ ...save, kinds: undefined })).toMatchObject({ bots: null });
});

test('a series is its last game, with those before it; one that has left something carries on', async () => {
  const left = { ...save, left: '0'.repeat(14) };
  expect(await read({ horda: 1, series: [left, save] })).toMatchObject({
    content: save,
    before: [left],
    carriesOn: false,
  });
  expect(await read(left)).toMatchObject({ carriesOn: true });
  expect(await read({ horda: 1, series: [] })).toBe('notSave');
});

test('a mark that an editor has set before the text does no harm', async () => {
  const text = JSON.stringify(save);
  expect(await readText(`\uFEFF${text}`)).toMatchObject({ game: 'cisza' });
  // The browser itself removes the first byte order mark.
  expect(await readText(`\uFEFF\uFEFF${text}`)).toMatchObject({ game: 'cisza' });
});

test('every other file has a word of its own', async () => {
  expect(await readText('')).toBe('notJson');
  expect(await readText('\u0000\u0001')).toBe('notJson');
  for (const other of [null, 7, [], {}, { ...save, horda: 2 }, { ...save, answers: 'many' }])
    expect(await read(other)).toBe('notSave');
  for (const seats of [2.5, 0, 17, '2']) expect(await read({ ...save, seats })).toBe('notSave');
  expect(await read({ ...save, start: {} })).toBe('forked');
});

test('what is too large is not even read, and what cannot be read is said to be so', async () => {
  const text = vi.fn<Blob['text']>(() => Promise.reject(new Error('the disk is gone')));
  expect(await readSave({ size: 2_000_000, text } as unknown as Blob)).toBe('tooLarge');
  expect(text).not.toHaveBeenCalled();
  expect(await readSave({ size: 100, text } as unknown as Blob)).toBe('notJson');
});
