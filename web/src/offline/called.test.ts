import { expect, test } from 'vitest';
import { noticeOf, readCall } from './called.ts';

const TABLE = 'abcdefghijklmnopqrstuv';
const MESSAGE = { event: 'awaited', table: TABLE, game: 'cisza', seat: 1, title: 'Cisza', language: 'pl' };

test('a message becomes a notice in the reader’s language that leads to the table', () => {
  const [title, options] = noticeOf(readCall(MESSAGE)!);
  expect(title).toBe('Cisza');
  expect(options).toMatchObject({ lang: 'pl', tag: TABLE, data: { href: `#/table/${TABLE}` } });
  expect(options.body).toMatch(/^Twój ruch/);
  expect(noticeOf(readCall({ ...MESSAGE, language: 'xx' })!)[1].body).toMatch(/^Your move/);
});

test('what is not a message of the server is not shown as one', () => {
  for (const odd of [null, 'text', {}, { ...MESSAGE, event: 'other' }, { ...MESSAGE, table: '../elsewhere' }])
    expect(readCall(odd)).toBeNull();
});
