import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { emptyTable } from '../test/mini.ts';
import { hash, mark, same } from './kernel.ts';

/** Small values of few kinds, so that two of them are often equal. */
const plain = fc.anything({
  key: fc.constantFrom('a', 'b'),
  values: [fc.constantFrom(0, 1, null, 'a')],
  maxKeys: 2,
  maxDepth: 2,
});

describe('two values are the same', () => {
  test('when they are equal as plain data, in whatever order their keys stand', () => {
    expect(same({ do: 'shoot', at: [1, 2] }, { at: [1, 2], do: 'shoot' })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
  });

  test('just when Node finds them deeply equal', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => same(a, b) === isDeepStrictEqual(a, b)),
      { numRuns: 2000 },
    );
  });

  test('after a trip through JSON', () => {
    fc.assert(fc.property(plain, (a) => same(a, JSON.parse(JSON.stringify(a)))));
  });

  test.each([
    ['an array and an object with its keys', ['a'], { 0: 'a' }],
    ['an empty array and an empty object', [], {}],
    ['a missing key and one that is undefined', {}, { a: undefined }],
    ['two keys that are undefined', { a: undefined }, { b: undefined }],
    ['null and an object', null, {}],
    ['null and undefined', null, undefined],
    ['a number and its word', 1, '1'],
    ['a part and the whole', { a: 1 }, { a: 1, b: 2 }],
    ['an inherited key and an own one', { toString: null }, { a: null }],
  ])('but not %s', (_, a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });
});

describe('a hash', () => {
  test('has fourteen hexadecimal digits and is the same for ever', () => {
    expect(['', 'a', 'horda', 'żółw'].map(hash)).toEqual(GOLDEN);
  });

  test('uses all of its 53 bits', () => {
    const seen = Array.from({ length: 200 }, (_, i) => BigInt(`0x${hash(`text ${i}`)}`));
    expect(seen.reduce((all, bits) => all | bits, 0n)).toBe(2n ** 53n - 1n);
  });

  test('differs where texts do', () => {
    const texts = Array.from({ length: 100_000 }, (_, i) => `state ${i}`);
    expect(new Set(texts.map(hash)).size).toBe(texts.length);
  });

  test('marks a state by everything in it', () => {
    const s = emptyTable();
    const before = mark(s);
    expect(mark(emptyTable())).toBe(before);
    s.kernel.rng[3] += 1;
    expect(mark(s)).not.toBe(before);
  });
});

/** Computed once with an independent implementation of the same hash. */
const GOLDEN: readonly string[] = ['09117b1aee8d83', '0a038582c97901', '0bf45dfdd6587a', '175fb586b0b48f'];
