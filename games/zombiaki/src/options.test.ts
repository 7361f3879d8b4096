import { expect, test } from 'vitest';
import { OPTIONS } from './options.ts';

const option = (id: string) => OPTIONS.find((each) => each.id === id)!;

test('R59 who leads the zombies is a table option: chance unless a seat is named', () => {
  expect(option('zombies').values(2)).toEqual(['random', '1', '2']);
  expect(option('zombies').default).toBe('random');
});

test('R7 agile zombies must step aside unless the other reading is chosen', () => {
  expect(option('sideStep').values(2)).toEqual(['must', 'may']);
  expect(option('sideStep').default).toBe('must');
});

test('both decks can be chosen, that of edition II first', () => {
  expect(option('deck').values(2)).toEqual(['moskwa', 'jubileusz']);
  expect(option('deck').default).toBe('moskwa');
});
