import { seedOf } from '@horda/kernel';
import { expect, test } from 'vitest';
import { argumentsOf, seedFrom, tableFrom, tableOf } from '../src/tables.ts';
import { miniGame } from '../src/mini.ts';

const GAME = miniGame();

test('a series has every number of seats with every option, from different seeds', () => {
  const tables = Array.from({ length: 4 }, (_, n) => tableOf(GAME, seedOf('series'), n));
  const kinds = tables.map(({ seats, options }) => `${seats} ${options['short']}`);
  expect(kinds).toEqual(['2 false', '3 false', '2 true', '3 true']);
  expect(new Set(tables.map(({ seed }) => seed.join())).size).toBe(4);
});

test('a short series has every value of many options, a long one every combination', () => {
  const values = (): readonly string[] => ['a', 'b', 'c', 'd', 'e'];
  const options = ['first', 'second', 'third', 'last'].map((id) => ({ id, values, default: 'a' }));
  const kinds = (length: number): string[] =>
    Array.from({ length }, (_, n) => tableOf({ ...GAME, options }, seedOf('series'), n)).map((table) =>
      [table.seats, ...Object.values(table.options)].join(''),
    );
  const short = kinds(50);
  for (const place of [1, 2, 3, 4]) expect(new Set(short.map((kind) => kind[place])).size).toBe(values().length);
  const all = 2 * values().length ** options.length;
  expect(new Set(kinds(all)).size).toBe(all);
});

test('a table written as arguments is read back', () => {
  const table = tableOf(GAME, seedOf('series'), 3);
  expect(argumentsOf(table)).toBe(`--seats 3 --set short=true --seed ${table.seed.join(',')}`);
  expect(tableFrom(GAME, 3, ['short=true'], seedFrom(table.seed.join(',')))).toEqual(table);
});

test('options not named have their default, wrong ones are refused', () => {
  const seed = seedFrom('any word');
  expect(seed).toEqual(seedOf('any word'));
  expect(tableFrom(GAME, 2, [], seed).options).toEqual({ short: false });
  expect(() => tableFrom(GAME, 4, [], seed)).toThrow('mini has 2 to 3 seats, not 4');
  expect(() => tableFrom(GAME, 2, ['long=true'], seed)).toThrow('no option long: short');
  expect(() => tableFrom(GAME, 2, ['short=maybe'], seed)).toThrow('short is one of false, true, not maybe');
});
