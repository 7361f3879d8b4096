import { expect, test } from 'vitest';
import { headingIn, LANGUAGES, plural, promptAmong, wordedFor, type PluralForms } from './text.ts';

const KARTA: PluralForms = { one: '# karta', few: '# karty', many: '# kart', other: '# karty' };
const CARD: PluralForms = { one: '# card', other: '# cards' };
const NUMBERS = [0, 1, 2, 5, 12, 22, 25];

test('Polish numbers take the form for one, for a few or for many', () => {
  expect(NUMBERS.map((n) => plural('pl', n, KARTA))).toEqual([
    '0 kart',
    '1 karta',
    '2 karty',
    '5 kart',
    '12 kart',
    '22 karty',
    '25 kart',
  ]);
});

test('the last digits decide in Polish, but one alone is singular', () => {
  expect([4, 11, 14, 21, 24, 101, 102, 112].map((n) => plural('pl', n, KARTA))).toEqual([
    '4 karty',
    '11 kart',
    '14 kart',
    '21 kart',
    '24 karty',
    '101 kart',
    '102 karty',
    '112 kart',
  ]);
});

test('English numbers take the form for one or the other', () => {
  expect(NUMBERS.map((n) => plural('en', n, CARD))).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
    '5 cards',
    '12 cards',
    '22 cards',
    '25 cards',
  ]);
});

test('a form that is not given is the other one', () => {
  expect([1, 2, 5].map((n) => plural('pl', n, { one: '# ocalały', other: '# ocalałych' }))).toEqual([
    '1 ocalały',
    '2 ocalałych',
    '5 ocalałych',
  ]);
});

test('the number may stand anywhere, several times or not at all', () => {
  expect(plural('en', 3, { one: 'none', other: '# of # zombies' })).toBe('3 of 3 zombies');
  expect(plural('pl', 1, { one: 'zombie', other: '# zombie' })).toBe('zombie');
});

test('the languages are Polish and English', () => {
  expect(LANGUAGES).toEqual(['pl', 'en']);
});

test('a game is worded by its pack where packs have words, and stays as it is elsewhere', () => {
  const game = { id: 'zombies', texts: { pl: 'pies', en: 'dog' } };
  const pack = { id: 'mine', hash: '0', content: { pl: 'wilk', en: 'wolf' } };
  const worded = {
    ...game,
    textsOfPack: (language: 'pl' | 'en', content: object) => (content as typeof game.texts)[language],
  };
  expect(wordedFor(worded, pack)).toEqual({ ...worded, texts: { pl: 'wilk', en: 'wolf' } });
  expect(wordedFor(worded, null)).toBe(worded);
  const plain = { ...game, textsOfPack: null };
  expect(wordedFor(plain, pack)).toBe(plain);
});

test('a prompt is one of its game, or a mistake', () => {
  const prompts = ['play.choose', 'axe.aim'] as const;
  expect(promptAmong(prompts, 'axe.aim')).toBe('axe.aim');
  expect(() => promptAmong(prompts, 'axe.take')).toThrow('no prompt is called axe.take');
});

test('a rule stands under a heading of the reader’s language', () => {
  const rule = { id: 'M1', heading: 'Karty', en: 'One.', pl: 'Jeden.' };
  expect(LANGUAGES.map((language) => headingIn(language, rule, { Karty: 'Cards' }))).toEqual(['Karty', 'Cards']);
});
