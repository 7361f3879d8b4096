import type { RuleText } from '@horda/parts';
import { repeated, rulebookFaults } from '@horda/testing';
import { expect, test } from 'vitest';
import { RULEBOOK } from '../rulebook.ts';

const RULES: readonly RuleText[] = RULEBOOK;
const IDS: readonly string[] = RULES.map(({ id }) => id);

const FAULTS = rulebookFaults(RULES, 'BGUT');

/** `B1` … in ascending order, without gaps. */
function numbered(letter: string): readonly string[] {
  const own = IDS.filter((id) => id.startsWith(letter));
  return own.map((_, i) => `${letter}${i + 1}`);
}

test('every rule has a number of its own', () => {
  expect(FAULTS.repeated).toEqual([]);
});

test.each(['B', 'G', 'U', 'T'])('%s: the rules are numbered from 1 on, in order', (letter) => {
  expect(IDS.filter((id) => id.startsWith(letter))).toEqual(numbered(letter));
});

test('the ledger has 155 rules of the rulebook, 63 rulings and 13 corrections, and nothing but these and our own', () => {
  const sizes = Map.groupBy(IDS, (id) => id[0]!);
  expect([...sizes.keys()]).toEqual(['B', 'G', 'U', 'T']);
  expect(['B', 'G', 'U'].map((letter) => sizes.get(letter)!.length)).toEqual([155, 63, 13]);
});

test('every ruling says why, and no rule of the rulebook needs a reason', () => {
  expect(RULES.filter(({ id, why }) => id.startsWith('B') !== (why === undefined)).map(({ id }) => id)).toEqual([]);
});

test('every sentence is whole: it begins large, ends with punctuation and has no double spaces', () => {
  expect(FAULTS.broken).toEqual([]);
});

test('every rule is told in both languages, differently', () => {
  expect(FAULTS.alike).toEqual([]);
});

test('no two rules say the same', () => {
  for (const language of ['en', 'pl'] as const) expect(repeated(RULES.map((rule) => rule[language]))).toEqual([]);
});

test('both languages refer to the same rules, and all of them exist', () => {
  expect(FAULTS.citingOthers).toEqual([]);
  expect(FAULTS.unknown).toEqual([]);
});

test('both languages name the same numbers', () => {
  const figures = (text: string): string => [...new Set(text.match(/\d+/gu) ?? [])].toSorted().join();
  const differing = RULES.filter(({ en, pl }) => figures(en) !== figures(pl));
  expect(differing.map(({ id }) => id)).toEqual([]);
});
