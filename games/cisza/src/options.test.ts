import { expect, test } from 'vitest';
import { OPTIONS } from './options.ts';

const option = (id: string) => OPTIONS.find((each) => each.id === id)!;

test('C13 the difficulty is a table option, normal unless another is chosen', () => {
  expect(option('difficulty').values(2)).toEqual(['easy', 'normal', 'hard']);
  expect(option('difficulty').default).toBe('normal');
});

test('C12 the first player is drawn, or one of those at the table', () => {
  expect(option('first').values(3)).toEqual(['random', '1', '2', '3']);
  expect(option('first').default).toBe('random');
});

test('C107 expert mode is off unless it is chosen', () => {
  expect(option('expert')).toMatchObject({ default: false });
});

test('A7 Surprise! turns the top card unless the other reading is chosen', () => {
  expect(option('surprise').values(2)).toEqual(['turn', 'visible']);
  expect(option('surprise').default).toBe('turn');
});

test('A43 the guard against standstill is a house rule: off, but on when all players are bots', () => {
  expect(option('stallGuard')).toMatchObject({ default: false, botsOnly: true, house: true });
});
