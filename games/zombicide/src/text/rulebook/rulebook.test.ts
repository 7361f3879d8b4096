import type { RuleText } from '@horda/parts';
import { repeated, rulebookFaults } from '@horda/testing';
import { expect, test } from 'vitest';
import { RULEBOOK } from '../rulebook.ts';

const RULES: readonly RuleText[] = RULEBOOK;
const IDS: readonly string[] = RULES.map(({ id }) => id);
const LETTERS = [...new Set(IDS.map((id) => id[0]!))].join('');

test.each([
  ['rules', 'V', 443],
  ['skills', 'X', 72],
  ['rulings', 'Y', 86],
  ['corrections', 'W', 23],
] as const)('the ledger has all %s, in order', (_, letter, count) => {
  expect(IDS.filter((id) => id.startsWith(letter))).toEqual(
    Array.from({ length: count }, (_, i) => `${letter}${i + 1}`),
  );
});

test.each(Object.entries(rulebookFaults(RULES, LETTERS)))('no rule is %s', (_, faults) => {
  expect(faults).toEqual([]);
});

test.each(['en', 'pl'] as const)('%s: no two rules say the same', (language) => {
  expect(repeated(RULES.map((rule) => rule[language]))).toEqual([]);
});

test('rulings and corrections say why; rules of the rulebook and skills need no reason', () => {
  const reasoned = RULES.filter(({ why }) => why !== undefined).map(({ id }) => id);
  expect(reasoned).toEqual(IDS.filter((id) => /^[YW]/u.test(id)));
});

test('both languages name the same numbers', () => {
  const numbersIn = (text: string): string => [...new Set(text.match(/\d+/gu))].toSorted().join();
  const differing = RULES.filter(({ en, pl }) => numbersIn(en) !== numbersIn(pl));
  expect(differing.map(({ id }) => id)).toEqual([]);
});
