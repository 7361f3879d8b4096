import { expect, test } from 'vitest';
import { checked, fieldsAt, inside, listAt, numberAt, switchAt, textAt, wordAt, type PackNotes } from './check.ts';

/** What one reader returns for a value, and what it notes. */
function read<T>(reader: (notes: PackNotes, path: string, value: unknown) => T, value: unknown): [T, PackNotes] {
  const notes: PackNotes = [];
  return [reader(notes, 'a.b', value), notes];
}

test('the fields of an object: unknown ones and missing ones are noted', () => {
  const reader = (notes: PackNotes, path: string, value: unknown) => fieldsAt(notes, path, value, ['x', 'y'], ['z']);
  expect(read(reader, { x: 1, y: 2, z: 3 })).toEqual([{ x: 1, y: 2, z: 3 }, []]);
  expect(read(reader, { x: 1, w: 3 })[1]).toEqual([
    { path: 'a.b.w', kind: 'field', given: 'w', allowed: ['x', 'y', 'z'] },
    { path: 'a.b.y', kind: 'missing' },
  ]);
  for (const odd of [null, 3, [], 'x'])
    expect(read(reader, odd)).toEqual([{}, [{ path: 'a.b', kind: 'value', given: odd, must: { is: 'object' } }]]);
});

test('a field that an object only inherits is missing', () => {
  const notes: PackNotes = [];
  fieldsAt(notes, '', {}, ['toString']);
  expect(notes).toEqual([{ path: 'toString', kind: 'missing' }]);
});

test.each<[string, (notes: PackNotes, path: string, value: unknown) => unknown, unknown[], unknown[], object]>([
  ['number', (n, p, v) => numberAt(n, p, v, 1, 6), [1, 6], [0, 7, 2.5, '3', null, Number.NaN, []], { min: 1, max: 6 }],
  ['switch', switchAt, [true, false], [0, 'true', null], {}],
  ['text', (n, p, v) => textAt(n, p, v, 5), ['Łódź', 'a b'], ['', ' a', 'a\nb', 'a\u001B', 'abcdef', 7], { most: 5 }],
  ['list', (n, p, v) => listAt(n, p, v, 1, 2), [[1], [1, 2]], [[], [1, 2, 3], {}, null], { least: 1, most: 2 }],
])('a %s is read, and what is none is noted', (is, reader, good, bad, more) => {
  for (const value of good) expect(read(reader, value)).toEqual([value, []]);
  for (const given of bad)
    expect(read(reader, given)).toEqual([null, [{ path: 'a.b', kind: 'value', given, must: { is, ...more } }]]);
});

test('a word is one of those that are known', () => {
  const reader = (notes: PackNotes, path: string, value: unknown) => wordAt(notes, path, value, ['bite', 'run']);
  expect(read(reader, 'run')).toEqual(['run', []]);
  expect(read(reader, 'fly')).toEqual([null, [{ path: 'a.b', kind: 'word', given: 'fly', allowed: ['bite', 'run'] }]]);
});

test('what is absent was noted before, and is not noted again', () => {
  const readers: readonly ((notes: PackNotes) => unknown)[] = [
    (notes: PackNotes) => numberAt(notes, 'a', undefined, 0, 1),
    (notes: PackNotes) => switchAt(notes, 'a', undefined),
    (notes: PackNotes) => textAt(notes, 'a', undefined, 9),
    (notes: PackNotes) => listAt(notes, 'a', undefined, 0, 1),
    (notes: PackNotes) => wordAt(notes, 'a', undefined, ['b']),
  ];
  for (const reader of readers) expect(read(reader, undefined)).toEqual([null, []]);
  expect(read((notes, path, value) => fieldsAt(notes, path, value, ['x']), undefined)).toEqual([{}, []]);
});

test('content comes out only if nothing was noted', () => {
  expect(checked([], { x: 1 })).toEqual({ content: { x: 1 }, problems: [] });
  const notes: PackNotes = [{ path: 'x', kind: 'missing' }];
  expect(checked(notes, { x: 1 })).toEqual({ content: null, problems: notes });
});

test('paths read as people write them', () => {
  expect(inside(inside(inside('', 'zombies'), 3), 'effect')).toBe('zombies[3].effect');
});
