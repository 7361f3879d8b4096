import type { RuleText } from '@horda/parts';
import { expect, test } from 'vitest';
import { RULEBOOK } from '../rulebook.ts';

const RULES: readonly RuleText[] = RULEBOOK;
const IDS: readonly string[] = RULES.map(({ id }) => id);

/** All sentences of a rule, reasons included, by language. */
function toldBy({ en, pl, why }: RuleText): Readonly<Record<'en' | 'pl', readonly string[]>> {
  return why === undefined ? { en: [en], pl: [pl] } : { en: [en, why.en], pl: [pl, why.pl] };
}

const TOLD: readonly string[] = RULES.map(toldBy).flatMap(({ en, pl }) => [...en, ...pl]);

/** `B1` … in ascending order, without gaps. */
function numbered(letter: string): readonly string[] {
  const own = IDS.filter((id) => id.startsWith(letter));
  return own.map((_, i) => `${letter}${i + 1}`);
}

test('every rule has a number of its own', () => {
  expect(IDS.filter((id, i) => IDS.indexOf(id) < i)).toEqual([]);
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
  expect(TOLD.filter((text) => !/^[\p{Lu}\d„"].*[.!?]$/u.test(text))).toEqual([]);
  expect(TOLD.filter((text) => /\s{2}|\s[.,:;!?)]|\(\s/u.test(text))).toEqual([]);
});

test('every rule is told in both languages, differently', () => {
  const alike = RULES.filter((rule) => {
    const { en, pl } = toldBy(rule);
    return en.some((text, i) => text === pl[i]);
  });
  expect(alike.map(({ id }) => id)).toEqual([]);
});

test('no two rules say the same', () => {
  for (const language of ['en', 'pl'] as const) {
    const texts = RULES.map((rule) => rule[language]);
    expect(texts.filter((text, i) => texts.indexOf(text) < i)).toEqual([]);
  }
});

test('both languages refer to the same rules, and all of them exist', () => {
  const cited = (texts: readonly string[]): readonly string[] => [
    ...new Set(texts.flatMap((text) => text.match(/\b[BGUT]\d+\b/gu) ?? [])),
  ];
  const differing = RULES.filter((rule) => {
    const { en, pl } = toldBy(rule);
    return cited(en).toSorted().join() !== cited(pl).toSorted().join();
  });
  expect(differing.map(({ id }) => id)).toEqual([]);
  expect(cited(TOLD).filter((id) => !IDS.includes(id))).toEqual([]);
});

test('both languages name the same numbers', () => {
  const figures = (text: string): string => [...new Set(text.match(/\d+/gu) ?? [])].toSorted().join();
  const differing = RULES.filter(({ en, pl }) => figures(en) !== figures(pl));
  expect(differing.map(({ id }) => id)).toEqual([]);
});
