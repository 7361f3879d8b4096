import { expect, test } from 'vitest';
import { asSentence, pad, quoted, spread, truncate, widthOf, wrap } from './width.ts';

test('Polish letters and lines take one column, accents none, East Asian letters two, colours none', () => {
  expect(widthOf('żółć ─│▶')).toBe(8);
  expect(widthOf('z\u0307')).toBe(1);
  expect(widthOf('漢字')).toBe(4);
  expect(widthOf('\u001B[1mbold\u001B[22m')).toBe(4);
});

test('what is too long is cut with a mark, what is too short is filled', () => {
  expect(truncate('Krótkofalówka', 6)).toBe('Krótk…');
  expect(truncate('漢字漢字', 5)).toBe('漢字…');
  expect(truncate('abc', 0)).toBe('');
  expect(pad('żuk', 5)).toBe('żuk  ');
  expect(spread('left', 'right', 12)).toBe('left   right');
  expect(widthOf(spread('a long text on the left', 'right', 12))).toBeLessThanOrEqual(12);
});

test('text is broken between words and keeps its margin', () => {
  expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrap('  one two three', 9, '    ')).toEqual(['  one two', '    three']);
  expect(wrap('first\nsecond', 20)).toEqual(['first', 'second']);
});

test('what somebody typed is tame inside a sentence', () => {
  expect(quoted('a\u001B[31m\nb')).toBe('"a b"');
  expect(widthOf(quoted('x'.repeat(500)))).toBe(62);
});

test('a sentence ends with one mark', () => {
  expect(asSentence('Play: Axe')).toBe('Play: Axe.');
  expect(asSentence('Play: Surprise!')).toBe('Play: Surprise!');
});
