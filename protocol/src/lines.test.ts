import { expect, test } from 'vitest';
import { faultOfLine, looksOf, plainLine, tidyLine } from './lines.ts';

const fault = (text: string): string | null => faultOfLine(plainLine(text), 16);

test.each([
  ['a Hangul filler', '\u3164'],
  ['blank Braille', '\u2800\u2800'],
  ['a variation selector', '\uFE0F'],
  ['a grapheme joiner between spaces', '\u00A0\u034F\u2003'],
])('a line of nothing but %s is empty to the eye, and refused', (_, text) => {
  expect(fault(text)).toBe('must have something to see in it');
});

test.each(['👩‍🚀', '👨‍👩‍👧', '🏴‍☠️', '❤️‍🔥', 'Ada 👩🏽‍🚒', '🧟', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])('joined emoji are taken: %s', (text) => {
  expect(fault(text)).toBeNull();
});

test.each([
  ['a joiner between letters', 'A\u200Dda'],
  ['a joiner at the end of an emoji', '🧟\u200D'],
  ['two joiners in a row', '👩\u200D\u200D🚀'],
  ['a mark that turns the direction', 'Ada\u202Eadb'],
  ['a line break', 'Ada\nBob'],
])('%s is refused', (_, text) => {
  expect(fault(text)).toBe('must not contain control characters');
});

test.each([['ada'], ['ＡＤＡ'], ['A d a'], ['Ada\uFE0F'], ['A\u3164da'], ['Ada\u2800']])(
  '%j looks like Ada',
  (name) => {
    expect(looksOf(name)).toBe(looksOf('Ada'));
  },
);

test('other names look otherwise', () => {
  const names = ['Ada', 'Ąda', 'Adam', '👩‍🚀', '👩', '李', 'Straße'];
  expect(new Set(names.map(looksOf)).size).toBe(names.length);
  expect(looksOf('STRASSE')).toBe(looksOf('Straße'));
});

test.each([
  ['an emoji of several signs stays whole', 'Ada 👩🏽‍🚒', 'Ada 👩🏽‍🚒'],
  ['a family that no longer fits is left out, not torn apart', 'Aleksandra W 👨‍👩‍👧', 'Aleksandra W '],
  ['a letter keeps its marks', 'e\u0323\u0302'.repeat(3), 'ệệệ'],
  ['what steers the text goes', 'A\u202Eda\n\u200D!', 'Ada!'],
])('%s', (_, typed, kept) => {
  expect(tidyLine(typed, 16)).toBe(kept);
  expect(faultOfLine(plainLine(tidyLine(typed, 16)), 16)).toBeNull();
});
