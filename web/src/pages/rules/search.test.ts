import type { RuleText } from '@horda/parts';
import { expect, test } from 'vitest';
import { chaptersOf, findRules, piecesOf } from './search.ts';

const rules: readonly RuleText[] = [
  { id: 'C1', heading: 'Hałas', pl: 'Hałas odwraca kartę.', en: 'Noise turns a card.' },
  { id: 'C2', heading: 'Karty', pl: 'Karta leży.', en: 'A card lies there.' },
  {
    id: 'A1',
    heading: 'Hałas',
    pl: 'Głośno znaczy głośno.',
    en: 'Loud is loud.',
    why: { pl: 'Wynika z C1.', en: 'Follows from C1.' },
  },
];
const found = (query: string, language: 'pl' | 'en' = 'pl') =>
  findRules(rules, query, language, ({ heading }) => heading).map(({ id }) => id);

test('finds by words in any order, without accents and in any case, in the reader’s language', () => {
  expect(found('')).toEqual(['C1', 'C2', 'A1']);
  expect(found('KARTE halas')).toEqual(['C1']);
  expect(found('noise', 'en')).toEqual(['C1']);
  expect(found('noise')).toEqual([]);
});

test('finds by heading and by the reason of a ruling; a number finds its rule alone', () => {
  expect(found('hałas')).toEqual(['C1', 'A1']);
  expect(found('wynika')).toEqual(['A1']);
  expect(found('c1')).toEqual(['C1']);
});

test('rules that begin with what is looked for go first', () => {
  expect(found('karta')).toEqual(['C2']);
  expect(found('a', 'en')).toEqual(['C2', 'C1', 'A1']);
});

test('each heading stands once', () => {
  expect(chaptersOf(rules).map(({ heading, rules: own }) => [heading, own.length])).toEqual([
    ['Hałas', 2],
    ['Karty', 1],
  ]);
});

test('mentions of known rules are set apart, others are words', () => {
  const ids = new Set(['C1', 'A1']);
  expect(piecesOf('Wynika z C1 (A1), nie z C99.', ids)).toEqual([
    { text: 'Wynika z ' },
    { rule: 'C1' },
    { text: ' (' },
    { rule: 'A1' },
    { text: '), nie z ' },
    { text: 'C99' },
    { text: '.' },
  ]);
});
