import { expect, test } from 'vitest';
import { readJson } from './json.ts';

const TEXT = `{
  "pack": "mine",
  "zombies": [
    { "name": "a", "strength": 1 },
    {
      "name": "b"
    }
  ]
}
`;

test.each([
  ['pack', 2],
  ['zombies', 3],
  ['zombies[0].strength', 4],
  ['zombies[1]', 5],
  ['zombies[1].name', 6],
  ['', 1],
])('%j stands on line %i', (path, line) => {
  const read = readJson(TEXT);
  expect(read.fault === null && read.lineOf(path)).toBe(line);
});

test.each([
  ['zombies[1].strength', 5],
  ['zombies[7].name', 3],
  ['humans', 1],
])('%j is missing from what stands on line %i', (path, line) => {
  const read = readJson(TEXT);
  expect(read.fault === null && read.lineOf(path)).toBe(line);
});

test.each([
  ['', 1, 1, 'value'],
  ['{"a": 1,}', 1, 9, 'name'],
  ['{a: 1}', 1, 2, 'name'],
  ['{"a" 1}', 1, 6, 'colon'],
  ['{"a": 1\n "b": 2}', 2, 2, 'commaOrBrace'],
  ['[1 2]', 1, 4, 'commaOrBracket'],
  ['[1,]', 1, 4, 'value'],
  ['[1, 2', 1, 6, 'commaOrBracket'],
  ['{"a": "x\n"}', 1, 7, 'closedText'],
  [String.raw`{"a": "\x"}`, 1, 7, 'closedText'],
  ['{} {}', 1, 4, 'nothing'],
  ['{"a": 01}', 1, 8, 'commaOrBrace'],
  ["{'a': 1}", 1, 2, 'name'],
  ['{"a": NaN}', 1, 7, 'value'],
  ['{"a": 1, "a": 2}', 1, 10, 'otherName'],
  [`${'['.repeat(100_000)}`, 1, 42, 'lessDepth'],
])('%.20j is broken at line %i, column %i: %s', (text, line, column, expected) => {
  expect(readJson(text)).toEqual({ value: null, fault: { line, column, expected } });
});

test('whatever JSON.parse reads is read alike', () => {
  const texts = [
    '1',
    '-0.5e+3',
    'null',
    '"a\\u00e9\\n\\"b"',
    '[]',
    '{ }',
    '[{"a":[true,false]},""]',
    ' \t\r\n[ 1 , 2 ] ',
    TEXT,
  ];
  for (const text of texts) expect(readJson(text)).toMatchObject({ value: JSON.parse(text), fault: null });
  expect(readJson(`\uFEFF${TEXT}`)).toMatchObject({ value: JSON.parse(TEXT), fault: null });
});

test('a name of the language itself is a name like any other', () => {
  const read = readJson('{"__proto__": {"a": 1}}');
  expect(Object.keys(read.value as object)).toEqual(['__proto__']);
});
